import Canvas
import PresentationCore
import Showcase
import Testing

/// Stacks and levels (SPEC Q3, Q4).
struct StackSceneTests {
  @Test func `Closing the lowest takes all above along, callbacks top down (Q3)`() throws {
    var driver = try SceneDriver("stack")
    try driver.perform("sheet 1", at: 0)
    try driver.tap("sheet 2", at: 1)
    try driver.tap("alert", at: 2)
    try driver.tap("do close lowest", at: 3)
    driver.run(to: 3.01)
    #expect(
      driver.stage.summary().text["left"] == "alert cascade, sheet 2 cascade, sheet 1 binding")
    let starts = ["alert", "sheet 2"].map {
      driver.time(of: .willDismiss(PresentationID($0), cycle: 1, .cascade))
    }
    #expect(starts == [3, 3])
    driver.run(to: 5)
    #expect(driver.stage.summary().open == [])
    #expect(driver.stage.summary().flags.values.allSatisfy { !$0 })
  }

  @Test func `An alert is above content, whatever came later (Q4)`() throws {
    var driver = try SceneDriver("stack")
    try driver.perform("alert", at: 0)
    try driver.tap("do card", at: 1)
    driver.run(to: 2)
    #expect(driver.stage.summary().open == ["card", "alert"])
    #expect(driver.stage.summary().flags["alert"] == true)
    try driver.tap("cancel", at: 2)
    driver.run(to: 4)
    #expect(driver.stage.summary().open == ["card"])
    try driver.tap("close card", at: 4)
    driver.run(to: 6)
    #expect(driver.stage.summary().open == [])
  }

  @Test func `A popup at overlay level is above the alert and leaves it alive (Q4)`() throws {
    var driver = try SceneDriver("stack")
    try driver.perform("sheet 1", at: 0)
    try driver.perform("alert", at: 1)
    try driver.tap("do above", at: 2)
    driver.run(to: 3)
    #expect(driver.stage.summary().open == ["sheet 1", "alert", "above"])
    try driver.tap("cancel", at: 3)
    driver.run(to: 5)
    #expect(driver.stage.summary().open == ["sheet 1", "above"])
    try driver.tap("close above", at: 5)
    driver.run(to: 7)
    #expect(driver.stage.summary().open == ["sheet 1"])
  }

  @Test func `Closing the upper sheet leaves the lower one (Q3)`() throws {
    var driver = try SceneDriver("stack")
    try driver.perform("sheet 1", at: 0)
    try driver.perform("sheet 2", at: 1)
    try driver.tap("close", at: 2)
    driver.run(to: 4)
    #expect(driver.stage.summary().open == ["sheet 1"])
    #expect(driver.stage.summary().text["left"] == "sheet 2 action")
  }
}
