import Canvas
import PresentationCore
import Showcase
import Testing

struct BottomPanelTests {
  @Test func `The surface runs to the edge, content ends at the safe area (K9, look 08)`() throws {
    var driver = try SceneDriver("bottom-panel")
    try driver.perform("show", at: 0)
    let panel = try #require(driver.presentation("bottom-panel", at: 1))
    #expect(panel.frame == Rect(0, 412, 390, 432))
    let last = try #require(driver.point(of: "Block sender", at: 1))
    #expect(last.y + 26 == 844 - 34, "the last row ends above the strip")
  }

  @Test func `Only its upper corners are round (K9)`() throws {
    var driver = try SceneDriver("bottom-panel")
    try driver.perform("show", at: 0)
    let layer = try driver.layer("bottom-panel", at: 1)
    #expect(layer.surface?.shape == .rounded(Rect(0, 0, 390, 432), .top(16)))
  }

  @Test func `A swipe down dismisses (K9)`() throws {
    var driver = try SceneDriver("bottom-panel")
    try driver.perform("show", at: 0)
    driver.drag(from: Point(195, 450), to: Point(195, 760), at: 1, over: 0.25)
    driver.run(to: 3)
    #expect(driver.cycle(of: "bottom-panel").suffix(2) == ["willDismiss drag", "didDismiss"])
  }

  @Test func `A small swipe or one upward returns (K9)`() throws {
    var driver = try SceneDriver("bottom-panel")
    try driver.perform("show", at: 0)
    driver.drag(from: Point(195, 450), to: Point(195, 250), at: 1, over: 0.3)
    driver.run(to: 3)
    #expect(driver.stage.summary().open == ["bottom-panel"])
    #expect(driver.presentation("bottom-panel", at: 3)?.drawn.minY == 412)
  }

  @Test
  func `On a phone on its side it is as wide as one can read, and the mask stays in reach (K9)`()
    throws
  {
    for place in [Point(60, 300), Point(422, 4)] {
      var driver = try SceneDriver("bottom-panel")
      try driver.perform("show", at: 0)
      driver.resize(844, 390, at: 1)
      let panel = try #require(driver.presentation("bottom-panel", at: 3))
      #expect(panel.frame == Rect(182, 8, 480, 382))
      let close = try #require(driver.areas(at: 3).first { $0.name == "close" })
      #expect(close.frame.maxX == panel.frame.maxX - 9, "no safe area beside it to keep clear of")
      driver.tap(place, at: 3)
      driver.run(to: 5)
      #expect(driver.stage.summary().open.isEmpty, "\(place)")
    }
  }

  @Test func `The people scroll sideways, the panel stays`() throws {
    var driver = try SceneDriver("bottom-panel")
    try driver.perform("show", at: 0)
    driver.drag(from: Point(300, 540), to: Point(240, 540), at: 1, over: 0.3)
    let panel = try #require(driver.presentation("bottom-panel", at: 3))
    #expect((panel.scrollOffsets["people"] ?? 0) > 40)
    #expect(panel.drawn.minY == 412)
  }
}
