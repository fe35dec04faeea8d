import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// Where keys go, and where the focus returns to (SPEC V6, CASES 15).
struct FocusTests {
  private func told(_ driver: SceneDriver) -> String? { driver.stage.summary().text["told"] }

  /// Presses Tab a number of times, then Return.
  private func visit(
    _ driver: inout SceneDriver, tabs: Int, _ modifiers: KeyPress.Modifiers = [], at time: Double
  ) {
    for step in 0..<tabs { driver.press(.tab, modifiers, at: time + Double(step) * 0.01) }
    driver.press(.enter, at: time + 0.4)
  }

  @Test func `V6 Tab goes round the controls of the top popup alone, both ways`() throws {
    for (tabs, modifiers, pressed) in [
      (1, KeyPress.Modifiers(), "one"), (2, [], "two"), (3, [], "three"), (4, [], "one"),
      (1, .shift, "three"), (3, .shift, "one"), (4, .shift, "three"),
    ] {
      var driver = SceneDriver(KeyScene())
      try driver.perform("menu", at: 0)
      visit(&driver, tabs: tabs, modifiers, at: 1)
      #expect(driver.pressed == [pressed], "\(tabs) tabs \(modifiers.rawValue)")
    }
  }

  @Test func `V6 arrows move through a menu past what is disabled, Home and End to its ends`()
    throws
  {
    for (keys, pressed) in [
      ([KeyPress.Key.down], "one"), ([.down, .down], "two"), ([.up], "three"),
      ([.down, .down, .up], "one"), ([.end], "three"), ([.end, .home], "one"),
      ([.down, .down, .down, .down], "one"),
    ] {
      var driver = SceneDriver(KeyScene())
      try driver.perform("menu", at: 0)
      for (index, key) in keys.enumerated() { driver.press(key, at: 1 + Double(index) * 0.05) }
      driver.press(.space, at: 2)
      driver.run(to: 4)
      #expect(driver.pressed == [pressed], "\(keys)")
      #expect(driver.cycle(of: "menu").contains("willDismiss action"))
    }
  }

  @Test func `V6 Tab goes through a page as it is read: its bar, the search, the rows, the tabs`()
    throws
  {
    var driver = try SceneDriver("inbox")
    var order: [String] = []
    for step in 1...6 {
      driver.press(.tab, at: Double(step) * 0.1)
      order.append(focused(driver) ?? "none")
    }
    #expect(order == ["edit", "filter", "compose", "search", "row 0", "row 1"])
    driver.press(.tab, .shift, at: 1)
    driver.press(.tab, .shift, at: 1.1)
    let theme = Theme.classic(.light)
    let items = driver.layers(at: 1.2).flatMap(\.content)
    #expect(focused(driver) == "search" && strokes(items).contains(theme[.focusRing]))
  }

  private func focused(_ driver: SceneDriver) -> String? {
    func find(_ node: AccessibilityNode) -> String? {
      if node.isFocused, node.role != .page { return node.name }
      return node.children.lazy.compactMap(find).first
    }
    var stage = driver.stage
    return find(stage.accessibility(at: stage.now))
  }

  private func strokes(_ items: [DisplayItem]) -> [Color] {
    items.flatMap { item -> [Color] in
      switch item {
      case .stroke(_, let line, let color): line.width == 2.5 ? [color] : []
      case .group(let group): strokes(group.items)
      case .fill, .shadow, .text, .icon, .hairline: []
      }
    }
  }

  @Test func `B194, V6 the focus returns to what opened the popup`() throws {
    var driver = SceneDriver(KeyScene())
    // Tab to the field, to the first and to the second button, which opens the sheet.
    visit(&driver, tabs: 3, at: 0)
    driver.run(to: 1)
    #expect(driver.stage.summary().open == ["sheet"])
    driver.press(.escape, at: 2)
    driver.run(to: 3)
    #expect(driver.stage.hasRing)
    driver.press(.enter, at: 3)
    driver.run(to: 4)
    #expect(driver.pressed == ["second", "second"])
  }

  @Test func `B194 it returns to a trigger that was tapped, level by level`() throws {
    var driver = SceneDriver(KeyScene())
    try driver.tap("second", at: 0)
    try driver.tap("open", at: 1)
    driver.run(to: 2)
    #expect(driver.stage.summary().open == ["sheet", "next"])
    driver.press(.escape, at: 2)
    driver.press(.tab, at: 3)
    driver.press(.enter, at: 3.1)
    // One control after `open` stands `close`.
    #expect(driver.pressed == ["second", "open", "Cancel", "close"])
    driver.press(.tab, at: 4)
    driver.press(.tab, .shift, at: 4.1)
    driver.press(.enter, at: 4.2)
    #expect(driver.pressed.last == "second")
  }

  @Test func `B197 shortcuts of the page and its text do nothing behind a modal popup`() throws {
    for (action, id) in [("alert", "alert"), ("dialog", "dialog"), ("menu", "menu")] {
      var driver = SceneDriver(KeyScene())
      try driver.tap("name", at: 0)
      driver.type("a", at: 0.5)
      try driver.perform(action, at: 1)
      driver.press(.character("r"), .control, at: 2)
      driver.press(.function(5), at: 2.1)
      for (index, key) in [KeyPress.Key.end, .pageDown].enumerated() {
        driver.press(key, at: 2.2 + Double(index) * 0.1)
      }
      driver.type("b", at: 2.5)
      driver.press(.backspace, at: 2.6)
      driver.run(to: 3)
      #expect(driver.ignored == ["refresh: blocked", "refresh: blocked"], "\(action)")
      #expect(driver.snapshot(at: 3).page.offset == 0)
      #expect(driver.snapshot(at: 3).page.refresh.phase == .idle)
      #expect(driver.stage.summary().text["name"] == "a")
      #expect(driver.snapshot(at: 3).focus == id)
      #expect(!driver.stage.isEditing)
      driver.press(.escape, at: 3)
      driver.run(to: 5)
      driver.type("c", at: 5)
      #expect(driver.stage.summary().text["name"] == "ac", "the field has the focus again")
      #expect(driver.snapshot(at: 6).focus == "name")
      #expect(driver.snapshot(at: 6).keyboardTop < 844)
    }
  }

  @Test func `V6 a field in a popup gets its own text, not its namesake on the page`() throws {
    var driver = SceneDriver(KeyScene())
    try driver.tap("name", at: 0)
    driver.type("page", at: 0.5)
    try driver.perform("sheet", at: 1)
    try driver.tap("sheet.name", at: 2)
    driver.type("sheet", at: 3)
    #expect(driver.stage.summary().text["name"] == "page")
    #expect(driver.stage.summary().text["note"] == "sheet")
    driver.press(.escape, at: 4)
    driver.run(to: 6)
    driver.type("!", at: 6)
    #expect(driver.stage.summary().text["name"] == "page!")
  }

  @Test func `V6 a control half out of sight is scrolled to when it gets the ring`() throws {
    var driver = SceneDriver(KeyScene())
    driver.press(.tab, .shift, at: 0)
    driver.run(to: 1)
    let last = try #require(driver.point(of: "last", at: 1))
    #expect(last.y < 820 && driver.snapshot(at: 1).page.offset > 20)
    driver.press(.enter, at: 1)
    #expect(told(driver) == "last")
    driver.press(.tab, at: 2)
    driver.run(to: 3)
    #expect(try #require(driver.point(of: "name", at: 3)).y > 0)
  }

  @Test func `V6 the ring stays while the mouse only passes over`() throws {
    var driver = SceneDriver(KeyScene())
    driver.press(.tab, at: 0)
    driver.touch(.hover, Point(195, 400), at: 0.1)
    #expect(driver.stage.hasRing)
    driver.touch(.down, Point(195, 400), at: 0.2)
    #expect(!driver.stage.hasRing)
  }

  @Test func `V6 Tab into a field types there, out of it does not`() throws {
    var driver = SceneDriver(KeyScene())
    driver.press(.tab, at: 0)
    driver.type("x", at: 0.1)
    #expect(driver.stage.isEditing)
    driver.press(.tab, at: 0.2)
    #expect(!driver.stage.isEditing)
    driver.type("y", at: 0.3)
    driver.press(.space, at: 0.4)
    #expect(driver.stage.summary().text["name"] == "x")
    #expect(told(driver) == "first")
  }

  @Test func `B192, B193 Escape closes the top one, the next one the one below`() throws {
    var driver = SceneDriver(KeyScene())
    try driver.perform("sheet", at: 0)
    try driver.perform("next", at: 1)
    driver.press(.escape, at: 2)
    driver.run(to: 3)
    #expect(driver.stage.summary().open == ["sheet"])
    driver.press(.escape, at: 3)
    driver.run(to: 5)
    #expect(driver.stage.summary().open == [])
    #expect(driver.pressed == ["Cancel"], "cancel belongs to the alert alone")
  }
}
