import Canvas
import PresentationCore
import Showcase
import Testing

/// Which of the sheets under one host are up (SPEC Q5).
struct HostsSceneTests {
  private func up(_ driver: SceneDriver) -> String? { driver.stage.summary().text["up"] }

  private func on(_ driver: SceneDriver) -> [String] {
    driver.stage.summary().flags.filter(\.value).keys.sorted()
  }

  @Test(arguments: [("firstActive", ["1", "2", "3"]), ("lastActive", ["3", "2", "1"])])
  func `One sheet at a time; closing it gives the turn to the next (Q5)`(
    policy: String, order: [String]
  ) throws {
    var driver = try SceneDriver("hosts", knobs: ["policy": policy])
    try driver.perform("all", at: 0)
    for (index, number) in order.enumerated() {
      let time = Double(2 * index + 2)
      driver.run(to: time)
      #expect(up(driver) == number)
      #expect(driver.stage.summary().open == ["sheet \(number)"])
      #expect(on(driver) == order[index...].sorted().map { "flag \($0)" })
      try driver.tap("close", at: time)
    }
    driver.run(to: 9)
    #expect(driver.stage.summary().open == [])
  }

  @Test func `Overlays with a transition of their own stand for the sheets, turn by turn (H3, Q5)`()
    throws
  {
    var driver = try SceneDriver("hosts", knobs: ["form": "overlays"])
    try driver.perform("all", at: 0)
    let early = try #require(driver.presentation("sheet 1", at: 0.1))
    let rest = try #require(driver.presentation("sheet 1", at: 2))
    #expect(rest.style.name == "drawer" && rest.detent == nil)
    #expect(rest.drawn.maxX == 378 && early.drawn.minX > rest.drawn.minX + 50)
    #expect(early.drawn.minY == rest.drawn.minY, "it moves across")
    try driver.tap("close", at: 2)
    driver.run(to: 4)
    #expect(up(driver) == "2")
    #expect(on(driver) == ["flag 2", "flag 3"])
  }

  @Test func `All of them stack when the host says so (Q5)`() throws {
    var driver = try SceneDriver("hosts", knobs: ["policy": "stack"])
    try driver.perform("all", at: 0)
    driver.run(to: 2)
    #expect(driver.stage.summary().open == ["sheet 1", "sheet 2", "sheet 3"])
  }

  @Test func `One that comes earlier in the tree takes the turn; the other waits, flag set (Q5)`()
    throws
  {
    var driver = try SceneDriver("hosts")
    try driver.perform("flag 2", at: 0)
    try driver.tap("flag 1", at: 2)
    driver.run(to: 4)
    #expect(up(driver) == "1")
    #expect(on(driver) == ["flag 1", "flag 2"])
    let gone = try #require(driver.time(of: .didDismiss("sheet 2", cycle: 1, .replaced)))
    let next = try #require(
      driver.time(of: .willPresent("sheet 1", cycle: 1, origin: .requested)))
    #expect(gone == next)
    try driver.perform("flag 1", at: 4)
    driver.run(to: 6)
    #expect(driver.stage.summary().open == ["sheet 2"])
    #expect(on(driver) == ["flag 2"])
  }

  @Test func `Changed quickly to and fro, at most one is up and the right one stays (Q5)`() throws {
    var driver = try SceneDriver("hosts")
    try driver.perform("flag 3", at: 0)
    for step in 1...8 {
      try driver.perform(step.isMultiple(of: 2) ? "flag 1" : "flag 2", at: 1 + Double(step) * 0.07)
    }
    for step in 0..<200 {
      let shown = driver.snapshot(at: 1.6 + Double(step) / 100).presentations
      #expect(shown.filter { $0.phase != .queued }.count <= 1)
    }
    driver.run(to: 6)
    #expect(driver.stage.summary().open == ["sheet 3"])
    #expect(on(driver) == ["flag 3"])
  }
}
