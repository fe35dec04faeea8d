import Canvas
import PresentationCore
import Showcase
import Testing

struct DialogSceneTests {
  @Test(arguments: ["own", "added"])
  func `Destructive is first, code order follows, cancel is a group apart (D1)`(
    cancel: String
  ) throws {
    var driver = try SceneDriver("dialog", knobs: ["cancel": cancel])
    try driver.perform("show", at: 0)
    driver.run(to: 1)
    let names = ["delete", "choice 1", "choice 2", "cancel"]
    let heights = names.map { driver.point(of: $0, at: 1)?.y }
    #expect(heights == [606, 662, 718, 782])
  }

  @Test func `A tap on the mask is cancel (D1)`() throws {
    var driver = try SceneDriver("dialog")
    try driver.perform("show", at: 0)
    driver.tap(Point(195, 150), at: 1)
    driver.run(to: 3)
    #expect(driver.cycle(of: "dialog").contains("willDismiss outsideTap"))
    #expect(driver.stage.summary().text == ["archived": "0", "kept": "1"])
    try driver.perform("show", at: 3)
    try driver.tap("cancel", at: 4)
    driver.run(to: 6)
    #expect(driver.stage.summary().text == ["archived": "0", "kept": "2"])
  }

  @Test(arguments: [
    ("visible", "short", 298.0), ("automatic", "short", 278), ("hidden", "short", 278),
    ("visible", "none", 278),
  ])
  func `A hidden or empty title takes no space (D2)`(
    visibility: String, title: String, height: Double
  ) throws {
    var driver = try SceneDriver(
      "dialog", knobs: ["titleVisibility": visibility, "title": title])
    try driver.perform("show", at: 0)
    driver.run(to: 1)
    #expect(driver.presentation("dialog", at: 1)?.frame.height == height)
  }

  @Test func `On a regular width it is a popover at what asked (D4)`() throws {
    var driver = try SceneDriver("dialog")
    driver.resize(834, 1194, at: 0)
    try driver.perform("show", at: 0.1)
    let edit = try #require(driver.point(of: "edit", at: 2))
    let dialog = try #require(driver.presentation("dialog", at: 2))
    let anchor = try #require(dialog.style.place.anchor)
    #expect(anchor.side == .below)
    #expect(anchor.rect.center.x == edit.x)
    #expect(dialog.frame.minY == anchor.rect.maxY + 13)
    #expect(driver.point(of: "cancel", at: 2) == nil)
    driver.tap(Point(600, 900), at: 2)
    driver.run(to: 4)
    #expect(driver.stage.summary().text["kept"] == "1")
  }

  @Test func `Resized while it is up it becomes the other kind; the binding stays (D4)`() throws {
    var driver = try SceneDriver("dialog")
    try driver.perform("show", at: 0)
    driver.resize(834, 1194, at: 1)
    driver.run(to: 3)
    #expect(
      driver.cycle(of: "dialog") == [
        "willPresent", "didPresent", "willDismiss replaced", "didDismiss", "willPresent",
        "didPresent",
      ])
    #expect(driver.presentation("dialog", at: 3)?.frame.width == 300)
    #expect(driver.stage.summary().flags["open"] == true)
    #expect(driver.stage.summary().text["kept"] == "0")
    driver.resize(390, 844, at: 3)
    driver.run(to: 6)
    #expect(driver.presentation("dialog", at: 6)?.frame == Rect(8, 512, 374, 298))
  }

  @Test func `The check stands on the chosen row and moves with it (D3)`() throws {
    var driver = try SceneDriver("dialog-choices")
    try driver.perform("show", at: 0)
    #expect(driver.stage.summary().text["chosen"] == "mentions")
    try driver.tap("none", at: 1)
    driver.run(to: 3)
    #expect(driver.stage.summary().text["chosen"] == "none")
    #expect(driver.cycle(of: "row 0 dialog").contains("willDismiss action"))
    try driver.perform("show", at: 3)
    let bold = driver.layers(at: 5).flatMap { $0.content.flatMap(\.runs) }
      .filter { $0.style.weight == .semibold }.map(\.text)
    #expect(bold.contains("Never") && !bold.contains("Only my name"))
  }
}
