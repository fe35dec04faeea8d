import Canvas
import PresentationCore
import Showcase
import Testing

struct InboxSceneTests {
  @Test(arguments: [
    ("row 0", "row 0 card"), ("row 1", "row 1 card"), ("row 2", "row 2 card"),
    ("row 8", "row 8 card"), ("edit", "clear"), ("filter", "snooze"), ("compose", "share"),
  ])
  func `Rows and buttons declare their own popups (H1)`(control: String, id: String) throws {
    var driver = try SceneDriver("inbox")
    if control == "row 8" {
      driver.drag(from: Point(195, 600), to: Point(195, 200), at: 0, over: 0.3)
    }
    try driver.tap(control, at: 3)
    driver.run(to: 4)
    #expect(driver.cycle(of: PresentationID(id)) == ["willPresent", "didPresent"])
    #expect(driver.stage.summary().open == [id])
  }

  @Test func `A low screen shows rows instead of the search field, unless one searches (V2, L3)`()
    throws
  {
    var driver = try SceneDriver("inbox")
    try driver.tap("search", at: 0)
    driver.resize(844, 390, at: 1)
    #expect(driver.point(of: "search", at: 2) != nil)
    driver.type("boat", at: 2)
    driver.press(.escape, at: 2.5)
    #expect(driver.point(of: "search", at: 3) != nil)
    try driver.tap("search clear", at: 3)
    driver.resize(390, 844, at: 4)
    #expect(driver.point(of: "search", at: 5) != nil)
    var plain = try SceneDriver("inbox")
    plain.resize(844, 390, at: 0)
    #expect(plain.point(of: "search", at: 1) == nil)
    #expect(try #require(plain.point(of: "row 0", at: 1)).y < 32 + 36 + 72)
  }

  @Test func `A row that archives itself closes its card with the reason action (H1, E8)`() throws {
    var driver = try SceneDriver("inbox")
    try driver.tap("row 0", at: 0)
    try driver.tap("confirm", at: 1)
    driver.run(to: 2)
    #expect(driver.cycle(of: "row 0 card").suffix(2) == ["willDismiss action", "didDismiss"])
    #expect(driver.point(of: "row 0", at: 2) == nil)
  }

  @Test func `The sheet edits the model behind it, live (H1)`() throws {
    var driver = try SceneDriver("inbox")
    try driver.tap("filter", at: 0)
    let before = try driver.layer("snooze", at: 1)
    try driver.tap("Next week", at: 1)
    #expect(try driver.layer("snooze", at: 1) != before)
  }

  @Test func `The large title collapses into the bar (L6, look 16)`() throws {
    var driver = try SceneDriver("inbox")
    #expect(driver.point(of: "nav.title", at: 0) == nil)
    driver.drag(from: Point(195, 600), to: Point(195, 400), at: 0, over: 0.3)
    let offset = driver.snapshot(at: 3).page.offset
    #expect(offset > 150)
    #expect(driver.point(of: "nav.title", at: 3) == Point(195, 69))
    #expect(driver.point(of: "compose", at: 3) == Point(364, 69), "the bar stays")
  }

  @Test func `Things stand where look 01 has them (L)`() throws {
    let driver = try SceneDriver("inbox")
    let places: [(String, Point)] = [
      ("filter", Point(320, 69)), ("compose", Point(364, 69)), ("search", Point(195, 165)),
      ("row 0", Point(195, 263)), ("Inbox", Point(48.75, 785.5)),
    ]
    for (name, point) in places { #expect(driver.point(of: name, at: 0) == point, "\(name)") }
  }

  @Test func `Typing in the search field keeps only the rows that match (L3)`() throws {
    var driver = try SceneDriver("inbox")
    try driver.tap("search", at: 0)
    driver.type("walder", at: 1)
    #expect(driver.point(of: "row 2", at: 1) != nil)
    #expect(driver.point(of: "row 0", at: 1) == nil)
  }

  @Test func `A photo delivery ends by the list's own clock (K6)`() throws {
    var driver = try SceneDriver("inbox")
    try driver.tap("row 2", at: 0)
    driver.run(to: 12)
    #expect(driver.time(of: .willDismiss("row 2 card", cycle: 1, .binding)) == 10)
  }
}
