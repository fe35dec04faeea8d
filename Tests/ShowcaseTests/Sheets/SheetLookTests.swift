import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC S2, S3, S7, S8: what knobs change on a sheet that is there anyway.
struct SheetLookTests {
  @Test func `S3 the handle takes size, inset and colour; its target stays large`() throws {
    var driver = try SceneDriver(
      "two-detents",
      knobs: ["grabberWidth": "60", "grabberInset": "8", "grabberColor": "accent"])
    try driver.perform("show", at: 0)
    let fills = try driver.layer("snooze", at: 1).content.flatMap(\.fills)
    let handle = try #require(fills.last)
    #expect(handle.shape.bounds == Rect(165, 8, 60, 5))
    #expect(handle.paint == .solid(Theme.classic()[.accent]))
    driver.tap(Point(195 + 40, 422 + 20), at: 1)
    #expect(driver.presentation("snooze", at: 2.5)?.detent == "large")
  }

  @Test(arguments: [
    ("visible", "large", true), ("automatic", "large", false), ("hidden", "", false),
  ])
  func `S3 the handle shows when it must, and by itself with two detents or more`(
    grabber: String, detents: String, shows: Bool
  ) throws {
    var knobs = ["grabber": grabber]
    if !detents.isEmpty { knobs["detents"] = detents }
    var driver = try SceneDriver("two-detents", knobs: knobs)
    try driver.perform("show", at: 0)
    #expect(driver.presentation("snooze", at: 1)?.showsGrabber == shows)
    #expect((driver.point(of: "sheet.grabber", at: 1) != nil) == shows)
  }

  @Test func `S3, V6 Tab reaches the handle, Return cycles the detents, and it has a name`() throws
  {
    var driver = try SceneDriver("two-detents")
    try driver.perform("show", at: 0)
    driver.run(to: 1)
    driver.send(.key(KeyPress(.tab, modifiers: .shift)), at: 1)
    driver.press(.enter, at: 1.1)
    #expect(driver.presentation("snooze", at: 2.5)?.detent == "large")
    driver.press(.space, at: 2.5)
    #expect(driver.presentation("snooze", at: 4)?.detent == "medium")
    #expect(driver.spoken("sheet.grabber", at: 4) == "Sheet grabber, changes the height")
    var chinese = try SceneDriver("two-detents", locale: .simplifiedChinese)
    try chinese.perform("show", at: 0)
    #expect(chinese.spoken("sheet.grabber", at: 1) == "面板把手，切换高度")
  }

  @Test func `S2 a detent chosen by code is there at once when asked`() throws {
    var driver = try SceneDriver("two-detents", knobs: ["change": "immediate"])
    try driver.perform("show", at: 0)
    driver.run(to: 1)
    try driver.perform("select large", at: 1)
    #expect(driver.presentation("snooze", at: 1)?.frame.minY == 57)
    #expect(driver.stage.summary().text["user changes"] == "0")
    #expect(driver.stage.summary().text["chosen by user"] == nil)
  }

  @Test func `S2 the sheet's callback tells what the user chose, and nothing else`() throws {
    var driver = try SceneDriver("two-detents")
    try driver.perform("show", at: 0)
    try driver.perform("select large", at: 1)
    driver.run(to: 2)
    #expect(driver.stage.summary().text["chosen by user"] == nil)
    driver.tap(Point(195, 65), at: 2)
    driver.run(to: 3)
    #expect(driver.stage.summary().text["chosen by user"] == "medium")
  }

  @Test func `S7 content that always scrolls leaves the sheet alone, the header moves it`() throws {
    var driver = try SceneDriver("nested-scroll", knobs: ["contentDrag": "scrolls"])
    try driver.perform("show", at: 0)
    driver.drag(from: Point(120, 700), to: Point(120, 560), at: 1, over: 0.3)
    driver.run(to: 1.5)
    let sheet = try #require(driver.presentation("people", at: 1.5))
    #expect(sheet.frame.minY == 422)
    #expect(try #require(sheet.scrollOffsets["people"]) > 100)
    driver.drag(from: Point(120, 450), to: Point(120, 100), at: 3, over: 0.3)
    #expect(driver.presentation("people", at: 5)?.frame.minY == 57)
  }

  @Test func `S8 glass shows the page behind out of focus, in the sheet's shape`() throws {
    var driver = try SceneDriver("two-detents", knobs: ["background": "glass"])
    try driver.perform("show", at: 0)
    let glass = try driver.layer("glass snooze", at: 1)
    #expect(glass.blur > 0)
    #expect(glass.clip == .rounded(Rect(0, 422, 390, 422), .top(12)))
    #expect(glass.content.flatMap(\.texts).contains("Inbox"), "the page is in it")
    let names = driver.layers(at: 1).map(\.name)
    #expect(names.firstIndex(of: "glass snooze") == names.firstIndex(of: "snooze").map { $0 - 1 })
    guard case .solid(let fill) = try driver.layer("snooze", at: 1).surface?.fill else {
      Issue.record("no fill")
      return
    }
    #expect(fill.alpha > 150 && fill.alpha < 230)
  }

  @Test func `S8 only the upper corners are round where it is attached`() throws {
    var driver = try SceneDriver("two-detents", knobs: ["radius": "24"])
    try driver.perform("show", at: 0)
    #expect(driver.presentation("snooze", at: 1)?.radii == .top(24))
  }
}

extension SceneDriver {
  /// What a screen reader says for a control of a presentation.
  func spoken(_ name: String, at time: Double) -> String? {
    var copy = stage
    let tree = copy.accessibility(at: Self.epoch.advanced(by: time))
    return tree.children.flatMap(\.children).first { $0.name == name }?.label
  }
}
