import Canvas
import PresentationCore
import Showcase
import Testing

/// Lists without a bar below run to the screen's end (SPEC L1, look 02).
struct ListEndTests {
  private func rows(_ driver: SceneDriver, at time: Double) -> [PlacedArea] {
    driver.areas(at: time).filter { $0.name.hasPrefix("row ") && !$0.visible.isEmpty }
  }

  @Test(arguments: ["list-refresh", "list-search", "list-long"])
  func `L1 rows run on under the home indicator, and the last one can be scrolled above it`(
    name: String
  ) throws {
    var driver = try SceneDriver(name)
    #expect(rows(driver, at: 0).map(\.visible.maxY).max() == 844)
    driver.press(.end, at: 0)
    let end = try #require(rows(driver, at: 5).map(\.frame.maxY).max())
    #expect((700...844 - 34).contains(end), "\(end)")
  }

  @Test func `L1, V1 above the keyboard a list ends at the keyboard, not before`() throws {
    var driver = try SceneDriver("list-search")
    try driver.tap("search", at: 0)
    driver.run(to: 2)
    let top = driver.snapshot(at: 2).keyboardTop
    #expect(rows(driver, at: 2).map(\.visible.maxY).max() == top)
  }
}
