import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// One status bar that changes its colour where what is under it changes (look 10, look 18).
struct StatusBarTests {
  @Test(arguments: [0.05, 0.1, 0.2, 1])
  func `S11 the bar is white on the black and dark on the page that stands back`(time: Double)
    throws
  {
    var driver = try SceneDriver("large-sheet")
    try driver.perform("show", at: 0)
    let layers = driver.layers(at: time)
    let page = driver.snapshot(at: time).page
    #expect(page.placement != .identity)
    let white = try #require(layers.firstIndex { $0.name == "status behind page" })
    let hiding = try #require(layers.firstIndex { $0.name == "page" })
    #expect(white < hiding, "the page hides what it covers of it")
    #expect(layers[white].clip == nil)
    let dark = try driver.layer("status", at: time)
    let top = page.placement.apply(to: .zero).y
    #expect(abs((dark.clip?.bounds.minY ?? 0) - top) < 0.01)
  }

  @Test func `At rest there is one bar, and nothing cuts it`() throws {
    let driver = try SceneDriver("large-sheet")
    let bars = driver.layers(at: 1).filter { $0.name.hasPrefix("status") }
    #expect(bars.map(\.name) == ["status"])
    #expect(bars.first?.clip == nil)
  }

  @Test(arguments: [0.05, 0.1, 0.2, 0.4])
  func `F1 the bar of a cover is white only where the cover is`(time: Double) throws {
    var driver = try SceneDriver("cover")
    try driver.perform("show", at: 0)
    let cover = try #require(driver.presentation("cover", at: time))
    let bar = try driver.layer("status cover", at: time)
    #expect(bar.placement == .identity, "it does not ride on the cover")
    #expect(abs((bar.clip?.bounds.minY ?? 0) - cover.drawn.minY) < 0.01)
  }

  @Test(arguments: [0.0, 0.05, 0.3, 1])
  func `C1 over a mask that blurs there is one bar as well`(time: Double) throws {
    var driver = try SceneDriver("context-menu")
    try driver.perform("show", at: 0)
    let bars = driver.layers(at: time).filter { $0.name.hasPrefix("status") }
    #expect(bars.count == 1)
  }
}
