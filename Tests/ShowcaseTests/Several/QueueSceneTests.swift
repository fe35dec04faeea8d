import Canvas
import PresentationCore
import Showcase
import Testing

/// Popups one after the other (SPEC Q2).
struct QueueSceneTests {
  private func queue(_ actions: [(String, Double)], knobs: [String: String] = [:]) throws
    -> SceneDriver
  {
    var driver = try SceneDriver("queue", knobs: knobs)
    for (action, time) in actions { try driver.perform(action, at: time) }
    return driver
  }

  private func state(_ number: Int, _ driver: SceneDriver) -> String? {
    driver.stage.summary().text["ticket \(number)"]
  }

  @Test func `V2 turned, the one that is up and those that wait take the width there is`() throws {
    var driver = try queue([("request 3", 0)])
    driver.run(to: 1)
    let upright = try #require(driver.snapshot(at: 1).presentations.first).drawn
    driver.resize(844, 390, at: 1)
    driver.run(to: 2)
    let turned = try #require(driver.snapshot(at: 2).presentations.first).drawn
    #expect(turned.width > upright.width)
    try driver.tap("done", at: 2)
    driver.run(to: 4)
    let next = try #require(driver.snapshot(at: 4).presentations.first)
    #expect(next.id == PresentationID("ticket 2"))
    #expect(next.drawn.width == turned.width)
  }

  @Test func `They come one after the other in order (Q2)`() throws {
    var driver = try queue([("request 3", 0)])
    for number in 1...3 {
      let time = Double(number)
      driver.run(to: time)
      #expect(driver.stage.summary().open == ["ticket \(number)"])
      try driver.tap("done", at: time)
    }
    driver.run(to: 5)
    #expect((1...3).allSatisfy { state($0, driver) == "gone" })
  }

  @Test func `An urgent one is the next, whoever waits (Q2)`() throws {
    var driver = try queue([("request 3", 0), ("urgent", 1), ("done", 2)])
    driver.run(to: 4)
    #expect(driver.stage.summary().open == ["ticket 4"])
    #expect(state(2, driver) == "waiting, never shown")
  }

  @Test func `Replacing ends the one that is up for good; those who wait go on (Q2)`() throws {
    var driver = try queue([("request 3", 0), ("replace", 1)])
    driver.run(to: 3)
    #expect(driver.stage.summary().open == ["ticket 4"])
    #expect(state(1, driver) == "gone")
    try driver.perform("done", at: 3)
    driver.run(to: 5)
    #expect(driver.stage.summary().open == ["ticket 2"])
  }

  @Test func `Stepping in front brings the other back without a gap (Q2)`() throws {
    var driver = try queue([("request 3", 0), ("preempt", 1)])
    driver.run(to: 3)
    #expect(driver.stage.summary().open == ["ticket 4"])
    #expect(state(1, driver) == "aside")
    try driver.perform("done", at: 3)
    driver.run(to: 6)
    #expect(driver.stage.summary().open == ["ticket 1"])
    let gone = try #require(driver.time(of: .didDismiss("ticket 4", cycle: 1, .code)))
    let back = try #require(
      driver.time(of: .willPresent("ticket 1", cycle: 2, origin: .restored)))
    #expect(gone == back)
  }

  @Test func `The timer of the one that stepped aside goes on (Q2)`() throws {
    var driver = try queue([("request", 0)], knobs: ["timer": "3s"])
    driver.run(to: 2)
    let shown = try #require(driver.time(of: .didPresent("ticket 1", cycle: 1)))
    try driver.perform("preempt", at: shown + 2)
    driver.run(to: shown + 20)
    let back = try #require(driver.time(of: .didPresent("ticket 1", cycle: 2)))
    let left = try #require(driver.time(of: .willDismiss("ticket 1", cycle: 2, .timer)))
    #expect(abs(left - back - 1) < 0.001)
  }

  @Test func `Removed or cleared while they wait they never show (Q2, E5)`() throws {
    var driver = try queue([("request 3", 0), ("remove", 1)])
    #expect(driver.cycle(of: "ticket 3") == ["didDismiss"])
    try driver.perform("clear", at: 1.5)
    try driver.perform("done", at: 2)
    driver.run(to: 5)
    #expect(driver.stage.summary().open == [])
    #expect(state(2, driver) == "gone, never shown")
    #expect(state(3, driver) == "gone, never shown")
  }

  @Test(arguments: ["0s", "0.2s", "1s"])
  func `The gap between two is the knob's (Q2)`(gap: String) throws {
    var driver = try queue([("request 3", 0), ("done", 1)], knobs: ["gap": gap])
    driver.run(to: 5)
    let gone = try #require(driver.time(of: .didDismiss("ticket 1", cycle: 1, .code)))
    let next = try #require(
      driver.time(of: .willPresent("ticket 2", cycle: 1, origin: .requested)))
    #expect(abs(next - gone - (Double(gap.dropLast()) ?? -1)) < 0.0001)
  }

  @Test func `The panel tells where everyone stands, and the page stays alive (Q2)`() throws {
    var driver = try SceneDriver("queue")
    try driver.tap("request 3", at: 0)
    try driver.tap("urgent", at: 1)
    let lines = driver.texts(at: 2)
    #expect(lines.contains("Ticket 1 · is up"))
    #expect(lines.contains("Ticket 4 · waits"))
    #expect(lines.contains("in the queue, priority 5"))
  }
}
