import Canvas
import PresentationCore
import Showcase
import Testing

struct OverlayWindowTests {
  @Test func `It lives while somebody holds its handle (Q6)`() throws {
    var driver = try SceneDriver("overlay-window")
    try driver.perform("hold call", at: 0)
    try driver.perform("hold map", at: 0.1)
    driver.run(to: 1)
    try driver.perform("release call", at: 1)
    driver.run(to: 3)
    #expect(driver.cycle(of: "window") == ["willPresent", "didPresent"])
    try driver.perform("release map", at: 3)
    driver.run(to: 5)
    #expect(driver.cycle(of: "window").suffix(2) == ["willDismiss binding", "didDismiss"])
    #expect(driver.stage.summary().open == [])
  }

  @Test func `While it leaves it goes on naming who held it last (Q6)`() throws {
    var driver = try SceneDriver("overlay-window")
    try driver.perform("hold call", at: 0)
    driver.run(to: 1)
    try driver.perform("release call", at: 1)
    let said = driver.texts(at: 1.1)
    #expect(driver.presentation("window", at: 1.1)?.phase.isLeaving == true)
    #expect(said.contains("Held by: The call"), "\(said)")
  }

  @Test func `It is above everything, also above what comes later (Q4, Q6)`() throws {
    var driver = try SceneDriver("overlay-window")
    try driver.perform("hold call", at: 0)
    try driver.perform("show", at: 1)
    driver.run(to: 3)
    #expect(driver.snapshot(at: 3).presentations.map(\.id) == ["card", "window"])
  }

  @Test func `It takes the keys and gives them back to the field that had them (Q6)`() throws {
    var driver = try SceneDriver("overlay-window")
    try driver.tap("search", at: 0)
    driver.type("no", at: 0.5)
    driver.press(.left, at: 0.6)
    try driver.perform("hold call", at: 1)
    driver.run(to: 2)
    #expect(driver.snapshot(at: 2).focus == "window")
    #expect(driver.snapshot(at: 2).keyboardTop == 508, "it stays for the field's return")
    driver.type("x", at: 2)
    #expect(driver.stage.summary().text["search"] == "no")
    try driver.perform("release call", at: 3)
    driver.run(to: 4)
    #expect(driver.snapshot(at: 4).focus == "search")
    #expect(driver.snapshot(at: 4).keyboardTop == 508)
    driver.type("v", at: 4)
    #expect(driver.stage.summary().text["search"] == "nvo", "the caret is where it was")
  }

  @Test func `Escape is refused, and what is below does not hear it (Q6, E9)`() throws {
    var driver = try SceneDriver("overlay-window")
    try driver.perform("hold call", at: 0)
    try driver.perform("show", at: 0)
    driver.run(to: 2)
    driver.press(.escape, at: 2)
    driver.run(to: 4)
    #expect(driver.stage.summary().flags == ["open": true, "window": true])
    #expect(driver.cycle(of: "window").last == "attempt escape")
    try driver.perform("release call", at: 4)
    driver.press(.escape, at: 5)
    driver.run(to: 7)
    #expect(driver.stage.summary().flags["open"] == false)
  }

  @Test func `Touches beside it reach the page (Q6)`() throws {
    var driver = try SceneDriver("overlay-window")
    try driver.perform("hold call", at: 0)
    driver.run(to: 2)
    try driver.tap("row 1", at: 2)
    driver.run(to: 3)
    #expect(driver.stage.summary().flags["open"] == true)
  }
}
