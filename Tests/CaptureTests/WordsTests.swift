import Capture
import Testing

struct WordsTests {
  @Test(arguments: [
    ("", "", 0), ("tap", "tab", 1), ("tap", "atp", 1), ("flick", "lick", 1), ("a", "xyz", 3),
  ])
  func `the distance counts letters to change`(first: String, second: String, distance: Int) {
    #expect(Words.distance(first, second) == distance)
    #expect(Words.distance(second, first) == distance)
  }

  @Test func `the nearest names come first and far ones not at all (X8)`() {
    let scenes = ["sheet", "sheet-map", "alert", "toast", "lab"]
    #expect(Words.nearest(to: "shet", in: scenes).first == "sheet")
    #expect(Words.nearest(to: "zzzzzz", in: scenes).isEmpty)
    #expect(Words.hint(for: "alrt", in: scenes) == "did you mean 'alert'?")
    #expect(Words.hint(for: "zzzzzz", in: scenes)?.contains("sheet-map") == true)
    #expect(Words.hint(for: "x", in: []) == nil)
  }
}
