import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

struct GrowingCardTests {
  private func card(_ place: String) throws -> SceneDriver {
    var driver = try SceneDriver("growing-card", knobs: ["place": place])
    try driver.perform("show", at: 0)
    driver.run(to: 2)
    return driver
  }

  private func frame(_ driver: SceneDriver, at time: Double) throws -> Rect {
    try #require(driver.presentation("growing-card", at: time)).frame
  }

  /// What stays where it is while the height changes.
  @Test(arguments: ["center", "top", "bottom", "leading", "trailing", "panel", "sheet"])
  func `It grows around its centre, or from its edge (V4)`(place: String) throws {
    var driver = try card(place)
    let before = try frame(driver, at: 2)
    try driver.perform("add 3", at: 2)
    var heights: [Double] = []
    for step in 1...60 {
      let now = try frame(driver, at: 2 + Double(step) * 0.02)
      heights.append(now.height)
      switch place {
      case "center", "leading", "trailing": #expect(abs(now.midY - before.midY) < 0.01)
      case "top": #expect(now.minY == before.minY)
      default: #expect(abs(now.maxY - before.maxY) < 0.01)
      }
    }
    let last = try #require(heights.last)
    #expect(last > before.height + 80)
    #expect(heights.contains { $0 > before.height + 5 && $0 < last - 5 }, "it is animated")
  }

  /// A side in a reading direction, and the sign of the way out.
  @Test(arguments: [
    ("leading", StageSettings.Layout.leftToRight, -1.0), ("trailing", .leftToRight, 1),
    ("leading", .rightToLeft, 1), ("trailing", .rightToLeft, -1),
  ])
  func `At a side it comes from there and is swiped back to it, in both directions (K2, V5)`(
    place: String, layout: StageSettings.Layout, out: Double
  ) throws {
    var driver = try SceneDriver("growing-card", knobs: ["place": place], layout: layout)
    try driver.perform("show", at: 0)
    let early = try #require(driver.presentation("growing-card", at: 0.1)).drawn
    let rest = try frame(driver, at: 2)
    #expect(out < 0 ? rest.minX == 12 : rest.maxX == 378)
    #expect((early.minX - rest.minX) * out > 20)
    let start = Point(rest.midX, rest.minY + 30)
    driver.drag(from: start, to: start + Point(out * 190, 0), at: 2, over: 0.3)
    driver.run(to: 4)
    #expect(driver.cycle(of: "growing-card").contains("willDismiss drag"))
  }

  @Test func `Buttons are hit where they are drawn while it grows (V4, M5)`() throws {
    var driver = try card("center")
    try driver.perform("add 3", at: 2)
    let before = try #require(driver.point(of: "add", at: 2))
    let now = try #require(driver.point(of: "add", at: 2.15))
    #expect(now.y > before.y + 5)
    driver.tap(Point(now.x, now.y + 20), at: 2.15)
    driver.run(to: 4)
    #expect(driver.stage.summary().pressed["add"] == 1)
  }

  @Test func `A change on the way goes on from there, with its speed (V4, B157)`() throws {
    for place in ["center", "sheet"] {
      var driver = try card(place)
      try driver.perform("add 4", at: 2)
      driver.run(to: 2.1)
      let before = try frame(driver, at: 2.1).height
      try driver.perform("add -5", at: 2.1)
      let after = try frame(driver, at: 2.101).height
      #expect(abs(after - before) < 2, "no jump")
      #expect(after > before, "it still goes up")
      driver.run(to: 4)
      #expect(try frame(driver, at: 4).height < before)
      let settled = driver.events.filter { if case .settled = $0.event { true } else { false } }
      #expect(settled.count <= 1)
    }
  }

  @Test(arguments: ["center", "sheet"])
  func `Content that changes while it leaves does not bring it back (B026)`(
    place: String
  ) throws {
    var driver = try card(place)
    try driver.perform("hide", at: 2)
    try driver.perform("add 3", at: 2.05)
    driver.run(to: 4)
    #expect(driver.cycle(of: "growing-card").suffix(2) == ["willDismiss binding", "didDismiss"])
  }

  @Test func `The fit sheet keeps its detent and its button above the home area (B157, B180)`()
    throws
  {
    var driver = try card("sheet")
    try driver.perform("add 5", at: 2)
    driver.run(to: 4)
    #expect(driver.presentation("growing-card", at: 4)?.detent == "fit")
    let add = try #require(driver.point(of: "add", at: 4))
    #expect(add.y + 24 <= 810)
  }
}
