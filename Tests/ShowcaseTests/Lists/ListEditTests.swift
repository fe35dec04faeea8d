import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC L2: swipe actions, edit mode, selection, moving by hand.
struct ListEditTests {
  private static let all = "0 1 2 3 4 5 6 7 8 9 10 11 12 13"

  private func rows(_ driver: SceneDriver) -> String { driver.stage.summary().text["rows"] ?? "" }

  private func opened(_ row: Int, by way: Double, knobs: [String: String] = [:]) throws
    -> SceneDriver
  {
    var driver = try SceneDriver("list-edit", knobs: knobs)
    let point = try #require(driver.point(of: "row \(row)", at: 0))
    driver.drag(from: point, to: Point(point.x + way, point.y), at: 0, over: 0.5)
    driver.run(to: 2)
    return driver
  }

  @Test func `L2 a drag sideways opens the actions and presses nothing; look 19`() throws {
    let driver = try opened(4, by: -150)
    #expect(driver.point(of: "row 4", at: 2)?.x == 35)
    #expect(driver.point(of: "row 4 archive", at: 2)?.x == 270)
    #expect(driver.point(of: "row 4 delete", at: 2)?.x == 350)
    #expect(rows(driver) == Self.all)
    #expect(driver.snapshot(at: 2).page.offset == 0)
    #expect(driver.stage.summary().pressed.isEmpty)
  }

  @Test(arguments: [("ltr", -1.0), ("rtl", 1)])
  func `L2 V3 beside a notch the outer action's colour reaches the edge, its word stays inside`(
    direction: String, way: Double
  ) throws {
    let layout = try #require(StageSettings.Layout(rawValue: direction))
    var driver = try SceneDriver("list-edit", layout: layout)
    driver.resize(844, 390, at: 0)
    let row = try #require(driver.point(of: "row 0", at: 0))
    driver.drag(from: row, to: Point(row.x + way * 150, row.y), at: 0, over: 0.5)
    driver.run(to: 2)
    var stage = driver.stage
    let area = try #require(
      stage.placedAreas(at: stage.now).first { $0.name == "row 0 delete" })
    #expect(area.frame.width == 80 + 47, "the safe area beside it is 47 pt wide")
    #expect(layout == .leftToRight ? area.frame.maxX == 844 : area.frame.minX == 0)
  }

  @Test func `L2 a swipe button's action changes the data, and the row goes by that`() throws {
    var driver = try opened(4, by: -150)
    try driver.tap("row 4 delete", at: 2)
    #expect(rows(driver) == "0 1 2 3 5 6 7 8 9 10 11 12 13")
    let before = try #require(driver.point(of: "row 5", at: 2)).y
    let after = try #require(driver.point(of: "row 5", at: 3)).y
    #expect(before - after == 72)
    #expect(driver.point(of: "row 4", at: 2.1) == nil, "what is gone cannot be touched")
  }

  @Test func `L2 the button alone removes nothing: when the data refuses, the row is back`() throws
  {
    var driver = try opened(4, by: -150, knobs: ["delete": "refused"])
    try driver.tap("row 4 delete", at: 2)
    #expect(rows(driver) == Self.all)
    #expect(driver.point(of: "row 4", at: 3)?.x == 195)
    #expect(driver.point(of: "row 4 delete", at: 3) == nil)
  }

  @Test(
    arguments: [
      (-300.0, "0 1 2 3 5 6 7 8 9 10 11 12 13", "on"), (-220, ListEditTests.all, "on"),
      (-300, ListEditTests.all, "off"),
    ] as [(Double, String, String)])
  func `L2 a full swipe does the outer action, if it may`(
    way: Double, left: String, full: String
  ) throws {
    let driver = try opened(4, by: way, knobs: ["fullSwipe": full])
    #expect(rows(driver) == left)
  }

  @Test func `L2 the leading edge has actions too: pin moves the row to the other section`() throws
  {
    var driver = try opened(5, by: 150)
    #expect(driver.point(of: "row 5", at: 2)?.x == 355)
    #expect(driver.point(of: "row 5 read", at: 2)?.x == 40)
    try driver.tap("row 5 pin", at: 2)
    #expect(rows(driver) == "5 0 1 2 3 4 6 7 8 9 10 11 12 13")
    #expect(driver.point(of: "row 5", at: 4) == Point(195, 263), "first of the pinned")
  }

  @Test func `L2 a second row closes the first, and so does a tap`() throws {
    var driver = try opened(4, by: -150)
    let second = try #require(driver.point(of: "row 2", at: 2))
    driver.drag(from: second, to: Point(second.x - 100, second.y), at: 2, over: 0.3)
    driver.run(to: 4)
    #expect(driver.point(of: "row 4", at: 4)?.x == 195)
    #expect(driver.point(of: "row 2", at: 4)?.x == 35)
    try driver.tap("row 6", at: 4)
    #expect(driver.point(of: "row 2", at: 6)?.x == 195)
  }

  @Test func `R1, L2 a drag down scrolls and does not swipe`() throws {
    var driver = try SceneDriver("list-edit")
    driver.drag(from: Point(195, 600), to: Point(150, 400), at: 0, over: 0.3)
    #expect(driver.snapshot(at: 3).page.offset > 150)
    #expect(driver.point(of: "row 6", at: 3)?.x == 195)
  }

  @Test func `L2 in edit mode rows are chosen and acted on together; look 19`() throws {
    var driver = try SceneDriver("list-edit")
    try driver.tap("edit", at: 0)
    try driver.tap("row 2", at: 1)
    try driver.tap("row 4", at: 1.2)
    #expect(driver.stage.summary().text["chosen"] == "2 4")
    #expect(driver.texts(at: 1.3).contains("2 selected"))
    try driver.tap("delete", at: 2)
    #expect(rows(driver) == "0 1 3 5 6 7 8 9 10 11 12 13")
    #expect(driver.stage.summary().text["chosen"] == "", "gone rows are not chosen")
    try driver.tap("select all", at: 3)
    #expect(driver.texts(at: 3).contains("12 selected"))
    try driver.tap("mark read", at: 3.5)
    try driver.tap("done", at: 4)
    #expect(driver.stage.summary().flags["editing"] == false)
    #expect(!driver.texts(at: 5).contains("2"), "no badge is left")
  }

  @Test func `L2 a handle moves a row, across a section's head too`() throws {
    var driver = try SceneDriver("list-edit")
    try driver.tap("edit", at: 0)
    let handle = try #require(driver.point(of: "row 3 handle", at: 1))
    driver.drag(from: handle, to: Point(handle.x, handle.y + 144), at: 1, over: 0.5)
    #expect(rows(driver) == "0 1 2 4 5 3 6 7 8 9 10 11 12 13")
    #expect(driver.snapshot(at: 2).page.offset == 0)
    let second = try #require(driver.point(of: "row 2 handle", at: 3))
    driver.drag(from: second, to: Point(second.x, second.y - 90), at: 3, over: 0.5)
    #expect(rows(driver).hasPrefix("0 2 1"))
    try driver.tap("done", at: 5)
    #expect(driver.point(of: "row 2", at: 6)?.y == 335, "second of the pinned rows")
  }

  @Test func `L2 a row held at the lower edge lets the list run, and lands where it is let go`()
    throws
  {
    var driver = try SceneDriver("list-edit")
    try driver.tap("edit", at: 0)
    let handle = try #require(driver.point(of: "row 0 handle", at: 1))
    driver.touch(.down, handle, at: 1)
    driver.touch(.move, Point(handle.x, 400), at: 1.1)
    driver.touch(.move, Point(handle.x, 755), at: 1.3)
    #expect(driver.snapshot(at: 1.3).page.offset == 0)
    let end = driver.snapshot(at: 3).page
    #expect(end.offset == end.contentHeight - end.viewportHeight)
    #expect(driver.point(of: "row 0", at: 3)?.y == 755, "it stays under the finger")
    driver.touch(.up, Point(handle.x, 755), at: 3)
    #expect(rows(driver) == "1 2 3 4 5 6 7 8 9 10 11 12 13 0")
    #expect(driver.snapshot(at: 9).page.offset <= end.offset)
  }

  @Test func `M6, L2 a drag taken away moves nothing`() throws {
    var driver = try SceneDriver("list-edit")
    try driver.tap("edit", at: 0)
    let handle = try #require(driver.point(of: "row 3 handle", at: 1))
    driver.touch(.down, handle, at: 1)
    driver.touch(.move, Point(handle.x, handle.y + 150), at: 1.2)
    driver.touch(.cancel, Point(handle.x, handle.y + 150), at: 1.3)
    #expect(rows(driver) == Self.all)
    #expect(driver.point(of: "row 3 handle", at: 3) == handle)
  }

  @Test func `L1 all rows gone: the list says so, and they come back`() throws {
    var driver = try SceneDriver("list-edit")
    try driver.tap("edit", at: 0)
    try driver.tap("select all", at: 1)
    try driver.tap("delete", at: 2)
    #expect(driver.texts(at: 3).contains("No conversations"))
    try driver.perform("reset", at: 4)
    #expect(rows(driver) == Self.all)
  }

  @Test(arguments: [("ltr", "edit"), ("rtl", "edit"), ("ltr", "done")])
  func `L2 no text of list and bars comes or goes in one frame as edit mode does`(
    direction: String, button: String
  ) throws {
    let layout = try #require(StageSettings.Layout(rawValue: direction))
    var driver = try SceneDriver("list-edit", layout: layout)
    if button == "done" { try driver.tap("edit", at: 0) }
    driver.run(to: 1)
    var before = try driver.layer("page", at: 1).content.opacities
    try driver.tap(button, at: 1)
    for frame in 0...48 {
      let seen = try driver.layer("page", at: 1 + Double(frame) / 120).content.opacities
      for text in Set(before.keys).union(seen.keys) {
        let step = abs(seen[text, default: 0] - before[text, default: 0])
        #expect(step < 0.2, "\(text) in frame \(frame)")
      }
      before = seen
    }
  }

  @Test func `L2 an action keeps its word until it is out of sight`() throws {
    var driver = try opened(4, by: 190)
    let words = ["Pin", "Unpin", "Read", "Unread"]
    func seen(at time: Double) throws -> Set<String> {
      Set(try driver.layer("page", at: time).content.flatMap(\.texts)).intersection(words)
    }
    let open = try seen(at: 2)
    #expect(open.contains("Pin") && open.count == 2)
    try driver.tap("row 4 pin", at: 2)
    var wasClosing = false
    for frame in 1...120 {
      let now = try seen(at: 2 + Double(frame) / 120)
      #expect(now.isSubset(of: open))
      wasClosing = wasClosing || now == open
    }
    #expect(wasClosing)
    #expect(try seen(at: 3.5).isEmpty)
  }
}

extension [DisplayItem] {
  /// How opaque each text is, 0…1; of one that is drawn twice both together, up to 1.
  fileprivate var opacities: [String: Double] {
    reduce(into: [:]) { seen, item in
      switch item {
      case .text(let run): seen[run.text] = 1
      case .group(let group):
        for (text, opacity) in group.items.opacities {
          seen[text] = Swift.min(1, seen[text, default: 0] + opacity * group.opacity)
        }
      case .fill, .stroke, .shadow, .icon, .hairline: break
      }
    }
  }
}
