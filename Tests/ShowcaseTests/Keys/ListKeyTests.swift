import Canvas
import PresentationCore
import Showcase
import Testing

/// Lists without a pointer (SPEC V6, L2, R1).
struct ListKeyTests {
  private func order(_ driver: SceneDriver) -> [String] {
    driver.stage.summary().text["rows"]?.split(separator: " ").map(String.init) ?? []
  }

  /// The scene with the ring on a row.
  private func driver(at row: String, editing: Bool = false) throws -> SceneDriver {
    var driver = try SceneDriver("list-edit")
    if editing { try driver.tap("edit", at: 0) }
    driver.run(to: 1)
    for step in 0..<20 {
      driver.press(.tab, at: 1 + Double(step) * 0.01)
      if driver.focused == row { return driver }
    }
    Issue.record("Tab does not come to \(row)")
    return driver
  }

  @Test func `L2 V6 arrows push the row with the ring aside, both ways, and Escape closes it`()
    throws
  {
    var driver = try driver(at: "row 2")
    driver.press(.left, at: 2)
    driver.run(to: 3)
    #expect(driver.point(of: "row 2 delete", at: 3) != nil)
    #expect(driver.point(of: "row 2 pin", at: 3) == nil)
    driver.press(.right, at: 3)
    driver.run(to: 4)
    #expect(driver.point(of: "row 2 delete", at: 4) == nil, "the other arrow closes it first")
    driver.press(.right, at: 4)
    driver.run(to: 5)
    #expect(driver.point(of: "row 2 pin", at: 5) != nil)
    driver.press(.escape, at: 5)
    driver.run(to: 6)
    #expect(driver.point(of: "row 2 pin", at: 6) == nil)
    #expect(driver.ignored.isEmpty)
    driver.press(.left, at: 6)
    driver.press(.tab, at: 7)
    #expect(driver.focused == "row 2 delete")
    driver.press(.escape, at: 8)
    #expect(driver.focused == "row 2", "Escape leads back to the row")
    #expect(driver.point(of: "row 2 delete", at: 8) == nil, "what closes cannot be pressed")
  }

  @Test func `L2 V6 Tab goes from an open row to its actions, Return does them`() throws {
    var driver = try driver(at: "row 2")
    driver.press(.left, at: 2)
    driver.run(to: 3)
    driver.press(.tab, at: 3)
    #expect(driver.focused == "row 2 delete")
    driver.press(.tab, at: 3.1)
    #expect(driver.focused == "row 2 archive")
    driver.press(.tab, .shift, at: 3.2)
    driver.press(.enter, at: 3.3)
    driver.run(to: 5)
    #expect(!order(driver).contains("2"))
    #expect(driver.stage.hasRing && driver.focused?.hasPrefix("row 3") == true)
  }

  @Test func `L2 V6 Delete removes the row with the ring, which goes to the next one`() throws {
    var driver = try driver(at: "row 2")
    driver.press(.delete, at: 2)
    driver.run(to: 3)
    #expect(!order(driver).contains("2"))
    #expect(driver.focused == "row 3")
    #expect(driver.pressed.last == "row 2 delete")
  }

  @Test func `L2 V6 Alt with an arrow moves a row, over a head into the other section`() throws {
    var driver = try driver(at: "row 2", editing: true)
    #expect(Array(order(driver).prefix(4)) == ["0", "1", "2", "3"])
    driver.press(.down, .alt, at: 2)
    driver.run(to: 3)
    #expect(Array(order(driver).prefix(4)) == ["0", "1", "3", "2"])
    #expect(driver.focused == "row 2", "the ring goes with its row")
    for step in 0..<9 { driver.press(.down, .alt, at: 3 + Double(step) * 0.5) }
    driver.run(to: 8.5)
    let low = try #require(driver.point(of: "row 2", at: 8.5)).y
    #expect(low + 36 < 770, "it is scrolled to where it went, above the bar")
    for step in 0..<9 { driver.press(.up, .alt, at: 8.5 + Double(step) * 0.05) }
    for step in 0..<2 { driver.press(.up, .alt, at: 9 + Double(step)) }
    driver.run(to: 12)
    #expect(Array(order(driver).prefix(4)) == ["0", "1", "2", "3"])
    let pinned = try #require(driver.point(of: "row 2", at: 12)).y
    let today = try #require(driver.point(of: "row 3", at: 12)).y
    #expect(today - pinned > 100, "the head of today stands between them now")
    for step in 0..<4 { driver.press(.up, .alt, at: 12 + Double(step)) }
    driver.run(to: 17)
    #expect(order(driver).first == "2", "the first head is the end of the way")
  }

  @Test func `L2 V6 Space chooses a row, Shift with an arrow several in a row`() throws {
    var driver = try driver(at: "row 2", editing: true)
    driver.press(.space, at: 2)
    #expect(driver.stage.summary().text["chosen"] == "2")
    driver.press(.space, at: 2.1)
    #expect(driver.stage.summary().text["chosen"] == "")
    driver.press(.down, .shift, at: 2.2)
    driver.press(.down, .shift, at: 2.3)
    #expect(driver.stage.summary().text["chosen"] == "2 3 4")
    driver.press(.down, at: 2.4)
    #expect(driver.stage.summary().text["chosen"] == "2 3 4")
    #expect(driver.focused == "row 5")
  }

  @Test func `V6 R1 the ring goes down a list of ten thousand rows, which scrolls with it`() throws
  {
    var driver = try SceneDriver("list-long")
    driver.press(.tab, at: 0)
    #expect(driver.focused == "row 0")
    for step in 0..<40 { driver.press(.down, at: 0.1 + Double(step) * 0.02) }
    #expect(driver.focused == "row 40")
    // Where the list comes to rest: all of the row is above the home indicator.
    let place = try #require(driver.point(of: "row 40", at: 1.5))
    #expect(place.y > 100 && place.y + 36 < 810)
    for step in 0..<3 { driver.press(.tab, at: 1 + Double(step) * 0.02) }
    #expect(driver.focused == "row 43")
    driver.press(.up, at: 2)
    #expect(driver.focused == "row 42")
    driver.press(.home, at: 2.1)
    #expect(driver.focused == "row 0" && driver.snapshot(at: 2.1).page.offset == 0)
    driver.press(.end, at: 2.2)
    #expect(driver.focused == "row 9999")
    driver.press(.space, at: 2.3)
    #expect(driver.stage.summary().rows == ["9999": 1])
  }

  @Test func `R1 without a ring Home and the status bar lead to the top of a list`() throws {
    var driver = try SceneDriver("list-long")
    driver.press(.end, at: 0)
    driver.run(to: 2)
    #expect(driver.snapshot(at: 2).page.offset > 100_000)
    driver.press(.home, at: 2)
    driver.run(to: 4)
    #expect(driver.snapshot(at: 4).page.offset == 0)
    driver.press(.pageDown, at: 4)
    driver.run(to: 5)
    #expect(driver.snapshot(at: 5).page.offset > 300)
    driver.tap(Point(195, 20), at: 5)
    driver.run(to: 7)
    #expect(driver.snapshot(at: 7).page.offset == 0)
  }
}

extension SceneDriver {
  /// Name of the control with the focus ring.
  var focused: String? {
    var copy = stage
    func search(_ node: AccessibilityNode) -> String? {
      if node.isFocused, node.role != .page, node.role != .dialog { return node.name }
      return node.children.lazy.compactMap(search).first
    }
    return search(copy.accessibility(at: copy.now))
  }
}
