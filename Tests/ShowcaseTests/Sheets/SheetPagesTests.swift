import Canvas
import PresentationCore
import Showcase
import Testing

/// A sheet that hosts pages of its own (SPEC S1, V4, E7; CASES B158, B078).
struct SheetPagesTests {
  private func shown() throws -> SceneDriver {
    var driver = try SceneDriver("sheet-pages")
    try driver.perform("show", at: 0)
    driver.run(to: 2)
    return driver
  }

  private func edge(_ driver: SceneDriver, at time: Double) throws -> Double {
    try #require(driver.presentation("pages", at: time)).drawn.minY
  }

  /// How far the second page has come in: its header's way from one screen's width aside.
  private func share(_ driver: SceneDriver, at time: Double) throws -> Double {
    let year = try #require(driver.point(of: "year 2026", at: time))
    return 1 - (year.x - 195) / 390
  }

  private func events(_ word: String, _ driver: SceneDriver) -> Int {
    driver.events.filter { logged in
      switch logged.event {
      case .settled: word == "settled"
      case .detentChanged: word == "detentChanged"
      default: false
      }
    }.count
  }

  @Test func `B158 a page pushed in the sheet: one change of height, in step with the push`() throws
  {
    var driver = try shown()
    let low = try edge(driver, at: 2)
    try driver.tap("folder 1", at: 2)
    let high = try edge(driver, at: 4)
    #expect(low - high > 100)
    for step in 1..<40 {
      let time = 2 + Double(step) * 0.02
      let grown = try (low - edge(driver, at: time)) / (low - high)
      #expect(try abs(grown - share(driver, at: time)) < 0.01, "at \(time)")
    }
    driver.run(to: 4)
    #expect(events("settled", driver) == 1)
    #expect(events("detentChanged", driver) == 0)
    #expect(driver.stage.summary().text["page"] == "1")
  }

  @Test func `B158, E7 called back in mid-push, page and height turn round without a jump`() throws
  {
    var driver = try shown()
    let low = try edge(driver, at: 2)
    try driver.perform("push", at: 2)
    let before = try (edge: edge(driver, at: 2.12), share: share(driver, at: 2.12))
    try driver.perform("back", at: 2.12)
    #expect(try abs(edge(driver, at: 2.12) - before.edge) < 0.01)
    #expect(try abs(share(driver, at: 2.12) - before.share) < 0.001)
    var last = before.edge
    for step in 1...60 {
      let now = try edge(driver, at: 2.12 + Double(step) / 60)
      #expect(abs(now - last) < 20)
      last = now
    }
    driver.run(to: 4)
    #expect(try abs(edge(driver, at: 4) - low) < 0.01)
    #expect(events("settled", driver) == 1)
    #expect(driver.point(of: "folder 1", at: 4) != nil)
  }

  @Test func `B078 a flick down on the second page takes the whole sheet, not the page`() throws {
    var driver = try shown()
    try driver.perform("push", at: 2)
    driver.run(to: 3)
    let start = try #require(driver.point(of: "year 2024", at: 3))
    for step in 0...6 {
      let point = Point(start.x, start.y + 24 * Double(step))
      driver.touch(step == 0 ? .down : .move, point, at: 3 + 0.016 * Double(step))
    }
    driver.touch(.up, Point(start.x, start.y + 144), at: 3.096)
    #expect(driver.stage.summary().text["page"] == "1", "nothing is popped")
    driver.run(to: 5)
    #expect(driver.cycle(of: "pages").suffix(2) == ["willDismiss drag", "didDismiss"])
    #expect(driver.pressed == [])
  }
}
