import Canvas
import PresentationCore
import Showcase
import Testing

/// CASES 13: safe areas, as seen on the screen (SPEC V3, K9, S13).
struct SafeAreaCaseTests {
  /// Every word on a presentation, with its place on the screen.
  private func words(_ id: String, _ driver: SceneDriver, at time: Double) throws -> [String: Point]
  {
    let layer = try driver.layer(id, at: time)
    var places: [String: Point] = [:]
    for run in layer.content.flatMap(\.runs) {
      places[run.text] = layer.placement.apply(to: run.origin)
    }
    return places
  }

  @Test func `B177 the content keeps its distance from the edge from detent to detent`() throws {
    var driver = try SceneDriver("two-detents")
    try driver.perform("show", at: 0)
    let before = try words("snooze", driver, at: 1)
    let edge = try #require(driver.presentation("snooze", at: 1)).drawn.minY
    driver.drag(from: Point(120, 446), to: Point(120, 200), at: 1, over: 0.2)
    var edges: Set<Double> = []
    for step in 0...40 {
      let time = 1.2 + Double(step) * 0.02
      let now = try #require(driver.presentation("snooze", at: time)).drawn.minY
      edges.insert(now)
      let after = try words("snooze", driver, at: time)
      for (text, place) in before where after[text] != nil {
        #expect(abs((after[text]?.y ?? 0) - now - (place.y - edge)) < 0.01, "\(text) at \(time)")
      }
      #expect(after.count >= before.count)
    }
    #expect(edges.count > 10, "it moved")
    #expect(driver.presentation("snooze", at: 3)?.detent == "large")
  }

  @Test func `B180 a panel's content ends above the home area, its surface at the edge, always`()
    throws
  {
    var driver = try SceneDriver("bottom-panel")
    try driver.perform("show", at: 0)
    for step in 0...60 {
      let layer = try driver.layer("bottom-panel", at: Double(step) * 0.02)
      let shape = try #require(layer.surface?.shape)
      let bottom = layer.placement.apply(to: shape.bounds).maxY
      #expect(bottom >= 844 - 0.01, "a gap at \(Double(step) * 0.02)")
    }
    let lowest = try words("bottom-panel", driver, at: 1.5).values.map(\.y).max() ?? 0
    #expect(lowest < 810)
    driver.touch(.down, Point(195, 450), at: 2)
    driver.touch(.move, Point(195, 300), at: 2.2)
    let held = try driver.layer("bottom-panel", at: 2.2)
    #expect(held.placement.offset.y < 400, "it gives way")
    #expect(held.placement.apply(to: held.surface?.shape.bounds ?? .zero).maxY >= 844 - 0.01)
  }

  @Test func `B180 a sheet as high as its content ends above the home area`() throws {
    var driver = try SceneDriver("lab", knobs: ["A.kind": "sheet", "A.detents": "fit"])
    try driver.perform("present A", at: 0)
    for step in 0...20 {
      let sheet = try #require(driver.presentation("A", at: Double(step) * 0.02))
      #expect(sheet.drawn.maxY >= 844)
    }
    #expect(driver.presentation("A", at: 1)?.drawn == Rect(0, 510, 390, 334))
  }

  @Test(arguments: ["quick-actions", "sheet-pages", "confirm-form", "two-detents", "large-sheet"])
  func `S15 a sheet's background runs to the edge, its words end above the home indicator`(
    scene: String
  ) throws {
    var driver = try SceneDriver(scene)
    try driver.perform("show", at: 0)
    let id = try #require(driver.stage.summary().open.last)
    for step in 1...40 {
      let layer = try driver.layer(id, at: Double(step) * 0.05)
      let bottom = layer.placement.apply(to: layer.surface?.shape.bounds ?? .zero).maxY
      #expect(bottom >= 844 - 0.01, "a gap at \(Double(step) * 0.05)")
    }
    let sheet = try #require(driver.presentation(PresentationID(id), at: 2))
    #expect(sheet.layout?.insets.bottom == 34)
    if sheet.detent == "fit" {
      #expect(try #require(words(id, driver, at: 2).values.map(\.y).max()) < 810)
    }
  }

  @Test func `S15 a list in a sheet can be scrolled until its last row is above the indicator`()
    throws
  {
    var driver = try SceneDriver("nested-scroll")
    try driver.perform("show", at: 0)
    driver.run(to: 1)
    try driver.perform("select large", at: 1)
    driver.run(to: 2)
    driver.press(.end, at: 2)
    let id = try #require(driver.stage.summary().open.last)
    let lowest = try #require(words(id, driver, at: 3).values.map(\.y).max())
    #expect(lowest < 810 && lowest > 700)
  }

  @Test func `B181 a tap on a panel changes nothing of its insets`() throws {
    var driver = try SceneDriver("bottom-panel")
    try driver.perform("show", at: 0)
    let before = try words("bottom-panel", driver, at: 2)
    let frame = driver.presentation("bottom-panel", at: 2)?.drawn
    driver.touch(.down, Point(195, 440), at: 2)
    #expect(try words("bottom-panel", driver, at: 2.1) == before)
    driver.touch(.up, Point(195, 440), at: 2.2)
    #expect(driver.stage.summary().open == ["bottom-panel"])
    for time in [2.2, 2.3, 4] {
      #expect(try words("bottom-panel", driver, at: time) == before)
      #expect(driver.presentation("bottom-panel", at: time)?.drawn == frame)
    }
  }
}
