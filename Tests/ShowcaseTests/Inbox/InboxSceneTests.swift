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

  @Test func `A tab that has nothing has no tools for it either (L5, L6)`() throws {
    var driver = try SceneDriver("inbox")
    let tools = ["edit", "filter", "compose"]
    #expect(tools.allSatisfy { driver.point(of: $0, at: 0) != nil })
    try driver.tap("Tasks", at: 0)
    #expect(tools.allSatisfy { driver.point(of: $0, at: 1) == nil })
    try driver.tap("Inbox", at: 1)
    #expect(tools.allSatisfy { driver.point(of: $0, at: 2) != nil })
  }

  /// What is drawn, each thing cut by the groups around it.
  private func flat(_ items: [DisplayItem], in clip: Rect) -> [(DisplayItem, Rect)] {
    items.flatMap { item -> [(DisplayItem, Rect)] in
      guard case .group(let group) = item else { return [(item, clip)] }
      return flat(group.items, in: group.clip.map { clip.intersection($0.bounds) } ?? clip)
    }
  }

  @Test(arguments: ["inbox", "list-edit", "list-search", "list-refresh", "list-long"])
  func `L1 a line parts each row from the next: nothing lies over it`(name: String) throws {
    let driver = try SceneDriver(name)
    let items = flat(try driver.layer("page", at: 0).content, in: Rect(0, 0, 390, 844))
    var lines = 0
    for (place, (item, clip)) in items.enumerated() {
      guard case .hairline(let line, _) = item, line.minX == 72, line.minY < 740 else { continue }
      let middle = Point(line.midX, line.minY + 0.25)
      #expect(clip.contains(middle), "the line at \(line.minY) is cut away")
      lines += 1
      for (other, clip) in items[(place + 1)...] {
        guard case .fill(let shape, _) = other else { continue }
        #expect(
          !shape.bounds.intersection(clip).contains(middle), "something lies on \(line.minY)")
      }
    }
    #expect(lines >= 4)
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

  /// The largest way of a row between two moments a hundredth of a second apart, in pt.
  private func jump(
    of name: String, in driver: SceneDriver, from start: Double, over seconds: Double
  ) throws -> Double {
    var last = try #require(driver.point(of: name, at: start)).y
    var largest = 0.0
    for step in 1...Int(seconds * 100) {
      let next = try #require(driver.point(of: name, at: start + Double(step) / 100)).y
      largest = max(largest, abs(next - last))
      last = next
    }
    return largest
  }

  @Test func `R4 L3 rows that a search leaves out fade, those that match move to their places`()
    throws
  {
    var driver = try SceneDriver("inbox")
    try driver.tap("search", at: 0)
    let before = try #require(driver.point(of: "row 4", at: 1)).y
    driver.type("reyle", at: 1)
    #expect(driver.point(of: "row 4", at: 1)?.y == before, "nothing jumps")
    #expect(try jump(of: "row 4", in: driver, from: 1, over: 1) < 40)
    #expect(driver.texts(at: 1.05).contains("Ines Walder"), "it is seen while it fades")
    #expect(!driver.texts(at: 2).contains("Ines Walder"))
    let found = try #require(driver.point(of: "row 4", at: 2)).y
    #expect(found < before - 200)
    try driver.tap("search clear", at: 2)
    #expect(driver.point(of: "row 4", at: 2)?.y == found)
    #expect(driver.point(of: "row 4", at: 3)?.y == before)
  }

  @Test func `R4 a row that is archived fades, those below close the gap; undo opens it again`()
    throws
  {
    var driver = try SceneDriver("toast")
    let third = try #require(driver.point(of: "row 3", at: 0)).y
    try driver.perform("show", at: 0)
    #expect(driver.point(of: "row 3", at: 0)?.y == third, "nothing jumps")
    #expect(try jump(of: "row 3", in: driver, from: 0, over: 1) < 12)
    #expect(try #require(driver.point(of: "row 3", at: 1)).y <= third - 71)
    #expect(driver.point(of: "row 0", at: 0) == nil, "what leaves cannot be touched")
    try driver.tap("Undo", at: 1)
    #expect(driver.point(of: "row 0", at: 1.5) != nil)
    #expect(driver.point(of: "row 3", at: 2)?.y == third)
  }

  @Test func `T5 R4 with less motion the rows of the inbox only fade`() throws {
    var driver = try SceneDriver("inbox", motion: .reduced)
    try driver.tap("search", at: 0)
    driver.type("reyle", at: 1)
    let rest = try #require(driver.point(of: "row 4", at: 3)).y
    #expect(driver.point(of: "row 4", at: 1)?.y == rest)
    #expect(driver.texts(at: 1.05).contains("Ines Walder"))
  }

  @Test func `A photo delivery ends by the list's own clock (K6)`() throws {
    var driver = try SceneDriver("inbox")
    try driver.tap("row 2", at: 0)
    driver.run(to: 12)
    #expect(driver.time(of: .willDismiss("row 2 card", cycle: 1, .binding)) == 10)
  }
}
