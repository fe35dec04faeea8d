import Canvas
import PresentationCore
import Showcase
import Testing

struct StageTests {
  static let scenes = [
    "two-detents", "large-sheet", "nested-scroll", "sheet-detail", "undimmed-sheet",
    "custom-modifier",
  ]

  @Test(arguments: scenes)
  func `The frame at a time is the same however it is reached (T6)`(name: String) throws {
    var quick = try SceneDriver(name)
    try quick.perform("show", at: 0)
    var slow = quick
    for step in 1..<200 { slow.run(to: Double(step) * 0.00137) }
    #expect(quick.layers(at: 0.274) == slow.layers(at: 0.274))
    #expect(quick.snapshot(at: 0.274) == slow.snapshot(at: 0.274))
  }

  @Test(arguments: scenes)
  func `A copy goes on to the same frames and events (T6)`(name: String) throws {
    var original = try SceneDriver(name)
    try original.perform("show", at: 0)
    original.run(to: 0.2)
    var copy = original
    for step in 0..<3 {
      let time = 0.3 + Double(step) * 0.3
      original.drag(from: Point(120, 500), to: Point(120, 400), at: time, over: 0.2)
      copy.drag(from: Point(120, 500), to: Point(120, 400), at: time, over: 0.2)
    }
    original.run(to: 3)
    copy.run(to: 3)
    #expect(original.events == copy.events)
    #expect(original.layers(at: 3) == copy.layers(at: 3))
  }

  @Test func `Asking for a picture changes nothing (T6)`() throws {
    var asked = try SceneDriver("two-detents")
    try asked.perform("show", at: 0)
    var silent = asked
    for step in 1...40 { _ = asked.layers(at: Double(step) * 0.01) }
    asked.run(to: 1)
    silent.run(to: 1)
    #expect(asked.events == silent.events)
    #expect(asked.layers(at: 1) == silent.layers(at: 1))
  }

  @Test func `A binding set and cleared in one instant presents nothing twice (E2, E5)`() throws {
    var driver = try SceneDriver("two-detents")
    try driver.perform("show", at: 0)
    try driver.perform("hide", at: 0)
    driver.run(to: 1)
    #expect(driver.cycle(of: "snooze") == ["willPresent", "willDismiss binding", "didDismiss"])
  }

  @Test func `Set again while it leaves, it turns round in a new cycle (E5, E7)`() throws {
    var driver = try SceneDriver("two-detents")
    try driver.perform("show", at: 0)
    try driver.perform("hide", at: 1)
    let before = try #require(driver.presentation("snooze", at: 1.1)).drawn.minY
    try driver.perform("show", at: 1.1)
    let after = try #require(driver.presentation("snooze", at: 1.1)).drawn.minY
    #expect(abs(before - after) < 0.5)
    driver.run(to: 3)
    #expect(
      driver.cycle(of: "snooze") == [
        "willPresent", "didPresent", "willDismiss binding", "didDismiss", "willPresent",
        "didPresent",
      ])
  }

  @Test func `Elements are found by name, in the topmost presentation first`() throws {
    var driver = try SceneDriver("two-detents")
    try driver.perform("show", at: 0)
    #expect(driver.point(of: "close", at: 1) == Point(359, 460))
    #expect(driver.point(of: "snooze.close", at: 1) == Point(359, 460))
    #expect(driver.point(of: "sheet.grabber", at: 1) == Point(195, 434))
    #expect(driver.point(of: "row 0", at: 1) != nil, "the page behind")
    #expect(driver.point(of: "nothing", at: 1) == nil)
  }

  @Test func `An unknown action is refused in words`() throws {
    var driver = try SceneDriver("row-sheet")
    #expect(throws: ActionError.self) { try driver.perform("fly", at: 0) }
  }

  @Test func `Commanded and declared presentations run the same cycle (E2)`() throws {
    var commanded = try SceneDriver("lab", knobs: ["A.kind": "sheet", "motion": "spring"])
    var declared = commanded
    try commanded.perform("present A", at: 0)
    try declared.perform("flag A on", at: 0)
    commanded.run(to: 1)
    declared.run(to: 1)
    #expect(commanded.cycle(of: "A") == declared.cycle(of: "A"))
    #expect(
      commanded.presentation("A", at: 1)?.frame == declared.presentation("A", at: 1)?.frame)
  }
}
