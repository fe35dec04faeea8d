import Canvas
import PresentationCore
import Showcase
import Testing

/// Return and Escape of alerts and dialogs (SPEC A3, D1, E9).
struct AlertKeyTests {
  private func driver(_ action: String) throws -> SceneDriver {
    var driver = SceneDriver(KeyScene())
    try driver.perform(action, at: 0)
    driver.run(to: 1)
    return driver
  }

  private func told(_ driver: SceneDriver) -> String? { driver.stage.summary().text["told"] }

  @Test func `A3 Escape leaves with its own reason and presses cancel, once, before the binding`()
    throws
  {
    var driver = try driver("alert")
    driver.press(.escape, at: 1)
    driver.press(.escape, at: 1.05)
    driver.run(to: 3)
    #expect(
      driver.cycle(of: "alert")
        == ["willPresent", "didPresent", "willDismiss escape", "didDismiss"])
    #expect(told(driver) == "Cancel true")
    #expect(driver.pressed == ["Cancel"])
    #expect(driver.stage.summary().flags["alert"] == false)
  }

  @Test func `A3 Return presses the default button like a tap`() throws {
    var driver = try driver("alert")
    driver.press(.enter, at: 1)
    driver.run(to: 3)
    #expect(driver.cycle(of: "alert").contains("willDismiss action"))
    #expect(told(driver) == "b1")
    #expect(driver.stage.summary().pressed == ["b1": 1])
  }

  @Test func `A3 without a cancel button Escape does nothing and says so`() throws {
    var driver = try driver("alert plain")
    driver.press(.escape, at: 1)
    driver.run(to: 3)
    #expect(driver.cycle(of: "alert") == ["willPresent", "didPresent"])
    #expect(driver.ignored == ["key escape: noCancelAction"])
    #expect(told(driver) == "")
  }

  @Test func `A3 without a default button Return does nothing and says so`() throws {
    var driver = try driver("alert kept")
    driver.press(.enter, at: 1)
    driver.run(to: 3)
    #expect(driver.cycle(of: "alert") == ["willPresent", "didPresent"])
    #expect(driver.ignored == ["key enter: noDefaultAction"])
  }

  @Test func `A3 a key held down presses a leaving alert no second time`() throws {
    var driver = try driver("alert")
    driver.press(.enter, at: 1)
    driver.press(.enter, at: 1.03)
    driver.press(.enter, at: 1.06)
    driver.run(to: 3)
    #expect(driver.pressed == ["b1"])
  }

  @Test func `D1 Escape and a tap outside are cancel in a dialog`() throws {
    var driver = try driver("dialog")
    driver.press(.escape, at: 1)
    driver.run(to: 3)
    try driver.perform("dialog", at: 3)
    driver.tap(Point(195, 100), at: 4)
    driver.run(to: 6)
    #expect(told(driver) == "Cancel false, Cancel false")
    #expect(
      driver.cycle(of: "dialog").filter { $0.hasPrefix("willDismiss") }
        == ["willDismiss escape", "willDismiss outsideTap"])
  }

  @Test func `A3 Space presses nothing without a ring, and the ring goes before the default`()
    throws
  {
    var driver = try driver("alert")
    driver.press(.space, at: 1)
    #expect(driver.pressed == [])
    driver.press(.tab, at: 1.1)
    driver.press(.enter, at: 1.2)
    driver.run(to: 3)
    #expect(driver.pressed == ["Cancel"])
    #expect(driver.cycle(of: "alert").contains("willDismiss action"))
  }
}
