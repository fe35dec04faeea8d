import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// One after the other, or the same in another form: whose binding is written, and when
/// `onDismiss` runs (SPEC E2, E3, E8, E10, Q2, Q5, S10, O1).
struct HandoverTests {
  private func farewells(_ driver: SceneDriver) -> String? {
    driver.stage.summary().text["farewells"]
  }

  /// What is up: its identity, and whether it stands at an anchor.
  private func up(_ driver: SceneDriver, at time: Double) -> [String] {
    driver.snapshot(at: time).presentations.filter { $0.phase == .presented }.map {
      "\($0.id) \($0.style.place.form)"
    }
  }

  @Test(arguments: ["first", "plain"], [0.04, 0.15, 1])
  func `S10, O1 what is a popover where there is room is a sheet where there is not, and back`(
    action: String, resized: Double
  ) throws {
    var driver = SceneDriver(HandoverScene())
    driver.resize(834, 1194, at: 0)
    try driver.perform(action, at: 0.1)
    driver.resize(390, 844, at: 0.1 + resized)
    #expect(up(driver, at: 3) == ["popover sheet"])
    driver.run(to: 3)
    driver.resize(834, 1194, at: 3)
    #expect(up(driver, at: 5) == ["popover anchored"])
    driver.run(to: 5)
    #expect(driver.stage.summary().flags[action] == true, "nobody has closed it")
    #expect(farewells(driver) == "")
    try driver.perform(action, at: 5)
    driver.run(to: 7)
    #expect(farewells(driver) == (action == "plain" ? "plain" : "first binding"))
  }

  @Test(arguments: [0.02, 0.1, 0.2, 0.3, 0.5])
  func `S10, E7 wide again while it turns into a sheet, it is a popover in the end`(
    back: Double
  ) throws {
    var driver = SceneDriver(HandoverScene())
    driver.resize(834, 1194, at: 0)
    try driver.perform("first", at: 0.1)
    driver.resize(390, 844, at: 1)
    driver.resize(834, 1194, at: 1 + back)
    #expect(up(driver, at: 4) == ["popover anchored"])
    driver.run(to: 4)
    #expect(driver.stage.summary().flags["first"] == true)
    #expect(farewells(driver) == "")
  }

  @Test(arguments: [0.05, 0.2, 0.6])
  func `S10, E8 its flag cleared while it turns into a sheet, it has left once`(
    cleared: Double
  ) throws {
    var driver = SceneDriver(HandoverScene())
    driver.resize(834, 1194, at: 0)
    try driver.perform("first", at: 0.1)
    driver.resize(390, 844, at: 1)
    try driver.perform("first", at: 1 + cleared)
    driver.run(to: 5)
    #expect(up(driver, at: 5) == [])
    #expect(farewells(driver) == "first binding")
  }

  @Test func `E3, E8 another item: onDismiss runs for the one that leaves, its binding stays`()
    throws
  {
    var driver = SceneDriver(HandoverScene())
    try driver.perform("item 1", at: 0)
    try driver.perform("item 2", at: 1)
    driver.run(to: 3)
    #expect(farewells(driver) == "item replaced")
    #expect(driver.stage.summary().flags["item"] == true)
    driver.press(.escape, at: 3)
    driver.run(to: 5)
    #expect(farewells(driver) == "item replaced, item escape")
    #expect(driver.stage.summary().flags["item"] == false)
  }

  @Test func `Q2, E2 replaced for good by another one: its binding is false, onDismiss runs`()
    throws
  {
    var driver = SceneDriver(HandoverScene())
    try driver.perform("card", at: 0)
    try driver.perform("other", at: 1)
    driver.run(to: 4)
    #expect(driver.stage.summary().flags["card"] == false)
    #expect(driver.stage.summary().open == ["card 2"])
    #expect(farewells(driver) == "card replaced")
    try driver.perform("other", at: 4)
    driver.run(to: 6)
    #expect(driver.stage.summary().open == [])
    #expect(farewells(driver) == "card replaced, other binding")
  }

  @Test func `Q5 without a host of its own a page shows the first active sheet, the other waits`()
    throws
  {
    var driver = SceneDriver(HandoverScene())
    try driver.perform("second", at: 0)
    driver.run(to: 1)
    #expect(up(driver, at: 1) == ["sheet sheet"])
    try driver.perform("first", at: 1)
    driver.run(to: 3)
    #expect(up(driver, at: 3) == ["sheet 2 sheet"])
    #expect(farewells(driver) == "", "the second one only waits")
    try driver.perform("first", at: 3)
    driver.run(to: 5)
    #expect(up(driver, at: 5) == ["sheet sheet"])
    #expect(farewells(driver) == "first binding")
    driver.press(.escape, at: 5)
    driver.run(to: 7)
    #expect(farewells(driver) == "first binding, second escape")
    #expect(driver.stage.summary().open == [])
  }

  @Test(arguments: [1.1, 2.5])
  func `Q5, E8 its flag cleared while it waits for its turn, it has left once`(
    cleared: Double
  ) throws {
    var driver = SceneDriver(HandoverScene())
    try driver.perform("second", at: 0)
    try driver.perform("first", at: 1)
    try driver.perform("second", at: cleared)
    driver.run(to: 4)
    #expect(farewells(driver) == "second binding")
    #expect(up(driver, at: 4) == ["sheet 2 sheet"])
  }

  @Test func `Q5 all of them stack where a host says so`() throws {
    var driver = SceneDriver(HandoverScene(policy: .stack))
    try driver.perform("first", at: 0)
    try driver.perform("second", at: 1)
    driver.run(to: 3)
    #expect(up(driver, at: 3) == ["sheet sheet", "sheet 2 sheet"])
    try driver.perform("first", at: 3)
    driver.run(to: 5)
    #expect(farewells(driver) == "second cascade, first binding")
  }
}
