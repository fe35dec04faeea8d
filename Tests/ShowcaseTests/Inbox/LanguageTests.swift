import Blocks
import Canvas
import PresentationCore
import Showcase
import TestSupport
import Testing

struct LanguageTests {
  static let shows: [(String, String)] =
    ["inbox", "toast"].map { ($0, "") } + CardScenes.names.map { ($0, "show") }
    + ["row 0", "row 1", "row 2", "row 8", "edit", "filter", "compose"].map { ("inbox", $0) }
    + [("toast", "show")] + sheets.map { ($0, "show") }

  private static let sheets = [
    "two-detents", "large-sheet", "nested-scroll", "sheet-detail", "place-map", "stacked-sheets",
    "draft-sheet", "play-queue", "comment-panel", "quick-actions", "confirm-form", "cover",
  ]

  @Test(arguments: shows)
  func `No English word is left on a Chinese screen (V5)`(name: String, action: String) throws {
    var driver = try SceneDriver(name, locale: .simplifiedChinese)
    switch action {
    case "": break
    case "show": try driver.perform("show", at: 0)
    case "row 8":
      driver.drag(from: Point(195, 600), to: Point(195, 200), at: 0, over: 0.3)
      try driver.tap(action, at: 3)
    default: try driver.tap(action, at: 0)
    }
    #expect(EnglishWords.left(in: driver.texts(at: 4)).isEmpty)
  }

  @Test func `Both languages have the same rows: identity, unread count and section (L1)`() {
    let english = Conversation.inbox(.english)
    let chinese = Conversation.inbox(.simplifiedChinese)
    #expect(english.map(\.id) == chinese.map(\.id))
    #expect(english.map(\.unread) == chinese.map(\.unread))
    #expect(english.map(\.section) == chinese.map(\.section))
    #expect(Set(english.map(\.id)).count == english.count)
  }

  @Test(arguments: SceneCatalogue.all.map(\.info.name).filter { $0 != "lab" })
  func `A scene says what it is, what to try, which rows, and has a default take (X1)`(
    name: String
  ) throws {
    let info = try #require(SceneCatalogue.scene(named: name)).info
    #expect(!info.tries.isEmpty && !info.spec.isEmpty)
    #expect(!info.appleName.english.isEmpty && info.icon != 0)
    #expect(!info.takes.isEmpty)
  }
}
