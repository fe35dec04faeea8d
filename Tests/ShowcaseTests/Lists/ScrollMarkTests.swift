import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// The scroll indicators of what stands over the page (SPEC R1).
struct ScrollMarkTests {
  private func opacity(
    _ scroll: String, of id: PresentationID, in driver: SceneDriver, at time: Double
  ) -> Double {
    driver.presentation(id, at: time)?.scrollMarks[scroll]?.opacity ?? 0
  }

  /// The bars 3 pt thick that a presentation's layer draws last, in its own points.
  private func bars(_ id: String, in driver: SceneDriver, at time: Double) throws -> [Rect] {
    try driver.layer(id, at: time).content.compactMap { item in
      guard case .fill(let shape, _) = item, shape.bounds.width == 3 else { return nil }
      return shape.bounds
    }
  }

  @Test func `R1 S7 a sheet's list shows its indicator when it scrolls, not when the sheet moves`()
    throws
  {
    var driver = try SceneDriver("nested-scroll")
    try driver.perform("show", at: 0)
    driver.drag(from: Point(120, 700), to: Point(120, 400), at: 1, over: 0.6)
    #expect(opacity("people", of: "people", in: driver, at: 1.6) == 0, "only the sheet has moved")
    driver.run(to: 3)
    driver.drag(from: Point(120, 700), to: Point(120, 500), at: 3, over: 1)
    let list = try #require(driver.presentation("people", at: 4))
    #expect((list.scrollOffsets["people"] ?? 0) > 150)
    #expect(list.scrollMarks["people"]?.opacity == 1)
    let bar = try #require(try bars("people", in: driver, at: 4).first)
    #expect(bar.maxX == list.frame.width - 3)
    #expect(bar.minY > 92 && bar.maxY <= list.frame.height - 34 - 3, "below the header, above home")
    #expect(opacity("people", of: "people", in: driver, at: 12) == 0)
    let fade = try #require(driver.stage.fadesUntil)
    #expect(fade > SceneDriver.epoch.advanced(by: 5.4), "frames are needed while it fades")
  }

  @Test func `R1 V5 from right to left the indicator is on the left, of page and sheet`() throws {
    var driver = try SceneDriver("nested-scroll", layout: .rightToLeft)
    driver.send(.wheel(delta: Point(0, 60), at: Point(195, 400)), at: 0)
    let page = try driver.layer("indicator", at: 0.1)
    #expect(page.surface?.shape.bounds.minX == 3)
    try driver.perform("show", at: 1)
    try driver.perform("select large", at: 2)
    driver.send(.wheel(delta: Point(0, 60), at: Point(195, 400)), at: 4)
    #expect(try bars("people", in: driver, at: 4.1).map(\.minX) == [3])
  }

  @Test func `R1 a menu and a card that scroll show where they are`() throws {
    var menu = try SceneDriver("context-menu", textSize: .accessibility5)
    try menu.perform("show", at: 0)
    menu.run(to: 2)
    let frame = try #require(menu.presentation("menu 2", at: 2)).frame
    menu.send(.wheel(delta: Point(0, 40), at: frame.center), at: 2)
    #expect(opacity("menu", of: "menu 2", in: menu, at: 2.1) == 1)
    #expect(try bars("menu 2", in: menu, at: 2.1).count == 1)
    var card = try SceneDriver("confirm-card", device: "iphone-se", textSize: .accessibility5)
    try card.perform("show", at: 0)
    card.run(to: 2)
    let id = try #require(card.snapshot(at: 2).presentations.first?.id)
    card.send(.wheel(delta: Point(0, 40), at: Point(187, 200)), at: 2)
    #expect(opacity("card", of: id, in: card, at: 2.1) == 1)
  }

  @Test
  func `R1 V5 one with more content than room tells so as it arrives, one that fits does not`()
    throws
  {
    for (size, told) in [(TextSizeCategory.accessibility5, 1.0), (.large, 0)] {
      var card = try SceneDriver("confirm-card", device: "iphone-se", textSize: size)
      try card.perform("show", at: 0)
      let id = try #require(card.snapshot(at: 1).presentations.first?.id)
      #expect(opacity("card", of: id, in: card, at: 1) == told)
      #expect(opacity("card", of: id, in: card, at: 4) == 0)
    }
  }
}
