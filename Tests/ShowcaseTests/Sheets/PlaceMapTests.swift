import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC S6, S12, S16: a map that stays alive behind an undimmed sheet.
struct PlaceMapTests {
  private func shown() throws -> SceneDriver {
    var driver = try SceneDriver("place-map")
    try driver.perform("show", at: 0)
    driver.run(to: 1)
    return driver
  }

  @Test func `S6 the small sheet has no mask and stands at 286 pt and the inset (S1)`() throws {
    let driver = try shown()
    let sheet = try #require(driver.presentation("place", at: 1))
    #expect(sheet.frame == Rect(0, 524, 390, 320))
    #expect(sheet.mask == 0)
    #expect(driver.texts(at: 1).contains("Kettle Steps tea room"))
  }

  @Test func `S6 the map is pushed while the sheet is up, and the sheet does not move`() throws {
    var driver = try shown()
    let before = try #require(driver.snapshot(at: 1).page.planes["map"])
    driver.drag(from: Point(250, 420), to: Point(200, 300), at: 1, over: 0.5)
    let after = try #require(driver.snapshot(at: 3).page.planes["map"])
    #expect(after.x > before.x + 49 && after.y > before.y + 119)
    #expect(driver.presentation("place", at: 3)?.frame.minY == 524)
    #expect(driver.cycle(of: "place") == ["willPresent", "didPresent"])
  }

  @Test func `S12 a tap on another pin goes through and changes what the sheet shows`() throws {
    var driver = try shown()
    try driver.tap("pin 2", at: 1)
    driver.run(to: 2)
    #expect(driver.texts(at: 2).contains("Museum of Locks"))
    #expect(!driver.texts(at: 2).contains("Kettle Steps tea room"))
    try driver.tap("pin 4", at: 2)
    #expect(driver.stage.summary().text["place"] == "Mill Lane library")
    #expect(driver.cycle(of: "place") == ["willPresent", "didPresent"], "one sheet all the time")
  }

  @Test func `S6, S12 at large the map is dimmed, hears nothing, and a tap there closes`() throws {
    var driver = try shown()
    try driver.perform("select medium", at: 1)
    #expect(driver.presentation("place", at: 2)?.mask == 0, "medium is the largest undimmed one")
    try driver.perform("select large", at: 2)
    #expect(try #require(driver.presentation("place", at: 3)).mask > 0.19)
    driver.tap(Point(200, 30), at: 3)
    driver.run(to: 4.5)
    #expect(driver.cycle(of: "place").suffix(2) == ["willDismiss outsideTap", "didDismiss"])
    #expect(driver.stage.summary().text["place"] == nil)
  }

  @Test func `S13 the details fade in between the small and the next height`() throws {
    var driver = try shown()
    #expect(driver.opacities(of: "place", at: 1).contains(0) || !driver.shows("Address", at: 1))
    try driver.perform("select medium", at: 1)
    #expect(driver.shows("Address", at: 2))
  }

  @Test func `S12 search, layers and location over the map are touched before it`() throws {
    var driver = try shown()
    #expect(driver.texts(at: 1).contains("Slow River"))
    try driver.tap("layers", at: 1)
    #expect(!driver.texts(at: 1.1).contains("Slow River"))
  }
}

extension SceneDriver {
  /// True when a text is on the screen and not wholly transparent.
  func shows(_ text: String, at time: Double) -> Bool {
    layers(at: time).contains { layer in layer.content.contains { $0.shows(text) } }
  }

  /// Opacities of the groups of a layer, outermost first.
  func opacities(of name: String, at time: Double) -> [Double] {
    layers(at: time).filter { $0.name == name }.flatMap { layer in
      layer.content.compactMap { if case .group(let group) = $0 { group.opacity } else { nil } }
    }
  }
}

extension DisplayItem {
  fileprivate func shows(_ text: String) -> Bool {
    switch self {
    case .text(let run): run.text == text
    case .group(let group): group.opacity > 0 && group.items.contains { $0.shows(text) }
    case .fill, .stroke, .shadow, .icon, .hairline: false
    }
  }
}
