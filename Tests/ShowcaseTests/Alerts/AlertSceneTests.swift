import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

struct AlertSceneTests {
  @Test(arguments: [
    ("none", "short", ["OK"]), ("1", "short", ["kept"]),
    ("2", "short", ["cancel", "destroy"]),
    ("2", "long", ["destroy", "cancel"]),
    ("3", "short", ["saved", "destroy", "cancel"]),
    ("5", "short", ["archive", "receipts", "family", "destroy", "cancel"]),
  ])
  func `Cancel leads side by side and is last when stacked (A1, A4)`(
    buttons: String, titles: String, order: [String]
  ) throws {
    var driver = try SceneDriver("alert", knobs: ["buttons": buttons, "titles": titles])
    try driver.perform("show", at: 0)
    driver.run(to: 1)
    let found = order.map { driver.point(of: $0, at: 1) }
    let points = found.compactMap(\.self)
    #expect(points.count == order.count)
    let isBeside = points.count == 2 && titles == "short"
    for (first, second) in zip(points, points.dropFirst()) {
      #expect(isBeside ? first.x < second.x && first.y == second.y : first.y < second.y)
    }
  }

  @Test func `A tap outside an alert does nothing (A3, M6)`() throws {
    var driver = try SceneDriver("alert")
    try driver.perform("show", at: 0)
    driver.tap(Point(195, 120), at: 1)
    driver.run(to: 2)
    #expect(driver.cycle(of: "alert") == ["willPresent", "didPresent"])
    #expect(driver.stage.summary().flags["open"] == true)
  }

  @Test func `A long message scrolls, the buttons stay where they are (A2)`() throws {
    var driver = try SceneDriver("alert", knobs: ["message": "long"])
    try driver.perform("show", at: 0)
    let alert = try #require(driver.presentation("alert", at: 1))
    #expect(alert.frame == Rect(60, 55, 270, 747))
    let button = try #require(driver.point(of: "destroy", at: 1))
    driver.drag(from: Point(195, 500), to: Point(195, 200), at: 1, over: 0.3)
    let after = try #require(driver.presentation("alert", at: 3))
    #expect((after.scrollOffsets["message"] ?? 0) > 40)
    #expect(after.frame == alert.frame)
    #expect(driver.point(of: "destroy", at: 3) == button)
  }

  @Test(arguments: ["short", "long"])
  func `Above a keyboard the alert is centred and never higher than what is left (A2)`(
    message: String
  ) throws {
    var driver = try SceneDriver("alert", knobs: ["message": message])
    try driver.perform("show", at: 0)
    driver.send(.keyboard(.show), at: 1)
    let alert = try #require(driver.presentation("alert", at: 3))
    let free = driver.snapshot(at: 3).keyboardTop
    #expect(free < 600)
    #expect(abs(alert.frame.midY - (47 + free) / 2) < 0.5)
    #expect(alert.frame.minY >= 47 && alert.frame.maxY <= free)
    if message == "short" { #expect(alert.frame.height == 146) }
  }

  @Test func `Pressing a choice does it and leaves once (A1, E8)`() throws {
    var driver = try SceneDriver("alert")
    try driver.perform("show", at: 0)
    try driver.tap("destroy", at: 1)
    driver.run(to: 3)
    #expect(
      driver.cycle(of: "alert") == [
        "willPresent", "didPresent", "willDismiss action", "didDismiss",
      ])
    #expect(driver.stage.summary().text["chosen"] == "destructive")
    #expect(driver.point(of: "row 0", at: 3) == nil)
  }

  @Test func `Without buttons the alert speaks the user's language (A4)`() throws {
    var driver = try SceneDriver(
      "alert", locale: .simplifiedChinese, knobs: ["buttons": "none"])
    try driver.perform("show", at: 0)
    #expect(driver.texts(at: 1).contains("好"))
    try driver.tap("OK", at: 1)
    driver.run(to: 3)
    #expect(driver.stage.summary().flags["open"] == false)
  }
}
