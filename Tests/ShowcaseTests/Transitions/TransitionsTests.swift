import Canvas
import Motion
import PresentationCore
import Showcase
import Testing

struct TransitionsTests {
  private func card(_ knobs: [String: String]) throws -> SceneDriver {
    var driver = try SceneDriver("transitions", knobs: knobs)
    try driver.perform("show", at: 0)
    return driver
  }

  private func shown(_ driver: SceneDriver, at time: Double) throws -> PresentationSnapshot {
    try #require(driver.presentation("transitions", at: time))
  }

  @Test func `Opacity only fades, mask and card as one (T1, T4)`() throws {
    let driver = try card(["in": "opacity", "curve": "linear", "duration": "0.4"])
    let rest = try shown(driver, at: 2)
    for time in [0.0, 0.1, 0.2, 0.3, 0.4] {
      let now = try shown(driver, at: time)
      #expect(now.drawn == rest.drawn)
      #expect(abs(now.opacity - time / 0.4) < 0.001)
      #expect(abs(now.mask - rest.mask * time / 0.4) < 0.001)
    }
  }

  @Test(arguments: [("center", 0.5, 0.5), ("top", 0.5, 0), ("trailing", 1, 0.5)])
  func `Scale leaves its anchor in place (T1)`(anchor: String, x: Double, y: Double) throws {
    let driver = try card([
      "in": "scale", "from": "0.4", "anchor": anchor, "curve": "linear", "duration": "0.4",
    ])
    let rest = try shown(driver, at: 2).drawn
    let now = try shown(driver, at: 0.2)
    #expect(abs(now.placement.scale - 0.7) < 0.001)
    #expect(abs(now.drawn.minX + x * now.drawn.width - rest.minX - x * rest.width) < 0.1)
    #expect(abs(now.drawn.minY + y * now.drawn.height - rest.minY - y * rest.height) < 0.1)
  }

  @Test(arguments: ["top", "bottom", "leading", "trailing"])
  func `Move begins wholly outside its edge; the mask fades meanwhile (T1, T4)`(
    edge: String
  ) throws {
    let driver = try card(["in": "move", "edge": edge, "curve": "linear", "duration": "0.4"])
    let screen = Rect(0, 0, 390, 844)
    let first = try shown(driver, at: 0)
    #expect(first.drawn.intersection(screen).isEmpty)
    #expect(first.mask == 0 && first.opacity == 1)
    let middle = try shown(driver, at: 0.2)
    #expect(middle.opacity == 1)
    #expect(abs(middle.mask - 0.2) < 0.001)
  }

  @Test func `Position comes out of its point (T1)`() throws {
    let driver = try card([
      "in": "position", "from": "0", "point": "348,69", "curve": "linear", "duration": "0.4",
    ])
    let early = try shown(driver, at: 0.004).drawn
    #expect(early.center.distance(to: Point(348, 69)) < 10)
    #expect(early.width < 10)
  }

  @Test func `Offset ends where the card rests (T1)`() throws {
    let driver = try card([
      "in": "offset", "point": "195,622", "curve": "linear", "duration": "0.4",
    ])
    let rest = try shown(driver, at: 2).drawn
    #expect(try abs(shown(driver, at: 0).drawn.minY - rest.minY - 200) < 0.01)
    #expect(try abs(shown(driver, at: 0.2).drawn.minY - rest.minY - 100) < 0.01)
  }

  @Test func `Identity is there and gone in the same instant (T1)`() throws {
    var driver = try card(["in": "identity"])
    driver.run(to: 0)
    #expect(driver.cycle(of: "transitions") == ["willPresent", "didPresent"])
    #expect(try shown(driver, at: 0).opacity == 1)
    try driver.tap("leave", at: 1)
    driver.run(to: 1)
    #expect(driver.stage.summary().open == [])
    #expect(driver.time(of: .didDismiss("transitions", cycle: 1, .action)) == 1)
  }

  @Test func `The way out may be another one than the way in (T1, T2)`() throws {
    var driver = try card(["in": "move", "out": "opacity", "curve": "linear"])
    try driver.tap("leave", at: 1)
    let rest = try shown(driver, at: 1).drawn
    let leaving = try shown(driver, at: 1.2)
    #expect(leaving.drawn == rest)
    #expect(leaving.opacity < 1)
    driver.run(to: 3)
    #expect(driver.snapshot(at: 3).presentations == [])
    #expect(driver.layers(at: 3).map(\.name).filter { $0.contains("transitions") } == [])
  }

  /// A curve's word, and what it is at 0.5 s; the physical spring has ω0 = 2π / 0.5 and ζ = 0.7.
  private static let curves: [(String, MotionCurve)] = [
    ("linear", .linear(duration: 0.5)), ("bezier", .bezier(.easeInOut, duration: 0.5)),
    ("immediate", .immediate), ("spring", .spring(Spring(duration: 0.5, bounce: 0.1))),
    ("bouncy", .spring(Spring(duration: 0.5, bounce: 0.35))),
    ("physical", .spring(Spring(response: 0.5, dampingRatio: 0.7))),
  ]

  @Test(arguments: curves)
  func `Every curve runs as its name says and arrives then (T3, T7)`(
    curve: String, law: MotionCurve
  ) throws {
    var driver = try card(["in": "opacity", "curve": curve, "duration": "0.5"])
    let way = MovingValue(from: 0, to: 1, curve: law, arrivalThreshold: .fraction)
    for time in [0.1, 0.2, 0.3] {
      let wanted = min(max(way.state(after: time).value, 0), 1)
      #expect(abs(try shown(driver, at: time).opacity - wanted) < 0.002)
    }
    driver.run(to: 5)
    let arrival = try #require(driver.time(of: .didPresent("transitions", cycle: 1)))
    #expect(abs(arrival - (try #require(way.arrival))) < 1e-6)
    #expect(try shown(driver, at: 5).opacity == 1)
  }

  @Test func `One step or many, every frame is the same (T6)`() throws {
    for kind in ["opacity", "scale", "move", "offset", "position", "combined"] {
      let quick = try card(["in": kind, "curve": "bouncy"])
      var slow = quick
      for step in 1..<50 { slow.run(to: Double(step) * 0.004) }
      #expect(try shown(quick, at: 0.2) == shown(slow, at: 0.2))
    }
  }
}
