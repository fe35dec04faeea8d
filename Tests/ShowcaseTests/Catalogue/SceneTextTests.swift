import Showcase
import Testing

/// SPEC X1: every scene says what to try, which rows it shows and what Apple calls it.
struct SceneTextTests {
  /// Letter and highest number of the families of rows about popups, lists and the environment.
  private static let families: [(String, Int)] = [
    ("E", 10), ("Q", 6), ("A", 4), ("D", 4), ("S", 16), ("F", 2), ("O", 2), ("C", 1), ("K", 9),
    ("T", 7), ("M", 9), ("H", 3), ("L", 7), ("R", 4), ("V", 7),
  ]

  @Test func `every scene says what to try, what it shows and what it is called elsewhere (X1)`() {
    for scene in SceneCatalogue.all {
      let info = scene.info
      #expect(info.tries.count >= 2 && !info.spec.isEmpty, "\(info.name)")
      #expect(info.appleName.english.count > 4, "\(info.name)")
      #expect(!info.takes.isEmpty && !info.states.isEmpty, "\(info.name)")
    }
  }

  @Test func `every row about popups, lists and the environment has a scene (X1)`() {
    let shown = Set(SceneCatalogue.all.flatMap(\.info.spec))
    for (letter, count) in Self.families {
      for number in 1...count {
        #expect(shown.contains("\(letter)\(number)"), "no scene shows \(letter)\(number)")
      }
    }
  }
}
