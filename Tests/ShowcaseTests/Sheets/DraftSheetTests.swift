import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC S14: a copy is edited; leaving without a save leaves the original.
struct DraftSheetTests {
  private func edited() throws -> SceneDriver {
    var driver = try SceneDriver("draft-sheet")
    try driver.perform("show", at: 0)
    try driver.perform("change", at: 1)
    driver.run(to: 1.2)
    return driver
  }

  @Test func `S14 what is typed changes the draft and not the row`() throws {
    var driver = try SceneDriver("draft-sheet")
    try driver.perform("show", at: 0)
    try driver.tap("name", at: 1)
    driver.type(" Jr", at: 1.5)
    let text = driver.stage.summary().text
    #expect(text["draft"] == "Nora Pell Jr")
    #expect(text["first row"] == "Nora Pell")
  }

  @Test func `S14 Cancel leaves the original and does not ask`() throws {
    var driver = try edited()
    try driver.tap("cancel", at: 1.2)
    driver.run(to: 3)
    let text = driver.stage.summary().text
    #expect(text["first row"] == "Nora Pell")
    #expect(text["closure"] == "discarded action")
    #expect(text["event"] == "action")
    #expect(text["refreshes"] == "0")
    #expect(driver.cycle(of: "unsaved").isEmpty)
  }

  @Test func `S14 a clean draft is dragged away without a question`() throws {
    var driver = try SceneDriver("draft-sheet")
    try driver.perform("show", at: 0)
    driver.drag(from: Point(120, 430), to: Point(120, 820), at: 1, over: 0.3)
    driver.run(to: 3)
    #expect(driver.stage.summary().text["closure"] == "clean drag")
    #expect(driver.cycle(of: "unsaved").isEmpty)
  }

  @Test(arguments: ["drag", "tap", "escape"])
  func `S14, E9 a changed draft refuses drag, mask tap and Escape, and asks`(way: String) throws {
    var driver = try edited()
    switch way {
    case "drag": driver.drag(from: Point(120, 430), to: Point(120, 820), at: 1.2, over: 0.3)
    case "tap": driver.tap(Point(195, 200), at: 1.2)
    default: driver.press(.escape, at: 1.2)
    }
    driver.run(to: 2.5)
    #expect(driver.presentation("draft", at: 2.5)?.frame.minY == 422, "it is still there")
    #expect(driver.presentation("unsaved", at: 2.5)?.phase == .presented)
    try driver.tap("Keep editing", at: 2.5)
    driver.run(to: 4)
    #expect(driver.stage.summary().open == ["draft"])
    #expect(driver.stage.summary().text["draft"] == "Nora Pell!")
  }

  @Test func `S14 Discard closes alert and sheet and leaves the original`() throws {
    var driver = try edited()
    driver.tap(Point(195, 200), at: 1.2)
    try driver.tap("Discard", at: 2.5)
    driver.run(to: 4.5)
    #expect(driver.stage.summary().open.isEmpty)
    #expect(driver.stage.summary().text["first row"] == "Nora Pell")
    #expect(driver.cycle(of: "draft").last == "didDismiss")
  }

  @Test func `S14, R3 Save writes back by binding, closure and event, then the page refreshes`()
    throws
  {
    var driver = try edited()
    try driver.tap("save", at: 1.2)
    #expect(driver.stage.summary().text["first row"] == "Nora Pell!")
    #expect(driver.stage.summary().text["refreshes"] == "0", "not under the sheet")
    driver.run(to: 3)
    let text = driver.stage.summary().text
    #expect(text["saves"] == "1")
    #expect(text["closure"] == "clean action")
    #expect(text["event"] == "action")
    #expect(text["refreshes"] == "1")
  }

  @Test func `S14, K5 a draft without a name cannot be saved`() throws {
    var driver = try SceneDriver("draft-sheet")
    try driver.perform("show", at: 0)
    try driver.tap("name", at: 1)
    for step in 0..<9 { driver.press(.backspace, at: 1.5 + 0.01 * Double(step)) }
    #expect(driver.stage.summary().text["draft"] == "")
    try driver.tap("save", at: 2.5)
    driver.run(to: 3.5)
    #expect(driver.stage.summary().text["saves"] == "0")
    #expect(driver.texts(at: 3.5).contains("A contact needs a name."))
  }
}
