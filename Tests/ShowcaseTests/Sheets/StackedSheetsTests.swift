import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC S11, Q3: sheets that stand on sheets.
struct StackedSheetsTests {
  private func stack() throws -> SceneDriver {
    var driver = try SceneDriver("stacked-sheets")
    try driver.perform("show", at: 0)
    try driver.perform("second", at: 1)
    driver.run(to: 2)
    return driver
  }

  @Test func `S11 the second sheet pushes the first back: smaller, 10 pt higher, darker`() throws {
    let driver = try stack()
    let one = try #require(driver.presentation("one", at: 2))
    let two = try #require(driver.presentation("two", at: 2))
    #expect(abs(one.placement.scale - (1 - 32.0 / 390)) < 0.001)
    #expect(one.drawn.minY == 47)
    #expect(abs(one.recessionDim - 0.1) < 0.001)
    #expect(two.drawn.minY == 57)
    #expect(two.placement.scale == 1)
  }

  @Test func `S11 a third sheet pushes the lowest back once more, and the second as the first`()
    throws
  {
    var driver = try stack()
    try driver.perform("third", at: 2)
    var last = 1 - 32.0 / 390
    for step in 1...60 {
      let one = try #require(driver.presentation("one", at: 2 + Double(step) / 60))
      #expect(one.placement.scale <= last + 0.0005 && one.placement.scale > last - 0.02)
      last = one.placement.scale
    }
    let one = try #require(driver.presentation("one", at: 3.5))
    let two = try #require(driver.presentation("two", at: 3.5))
    #expect(abs(one.placement.scale - (1 - 64.0 / 390)) < 0.001)
    #expect(abs(two.placement.scale - (1 - 32.0 / 390)) < 0.001)
    #expect(one.drawn.minY == 37 && two.drawn.minY == 47)
    #expect(one.drawn.minX > two.drawn.minX)
    #expect(abs(one.recessionDim - 0.2) < 0.001)
  }

  @Test func `S11 as a finger takes the top one down, the lower one comes forward with it`() throws
  {
    var driver = try stack()
    driver.touch(.down, Point(120, 90), at: 2)
    driver.touch(.move, Point(120, 290), at: 2.1)
    driver.touch(.move, Point(120, 490), at: 2.2)
    let one = try #require(driver.presentation("one", at: 2.2))
    let share = 1 - 400.0 / 787
    #expect(abs(one.placement.scale - (1 - 32 / 390 * share)) < 0.01)
    #expect(one.drawn.minY > 47 && one.drawn.minY < 57)
  }

  @Test func `Q3 closing the lowest takes all with it, from the top down`() throws {
    var driver = try stack()
    try driver.perform("third", at: 2)
    driver.run(to: 3)
    #expect(driver.stage.summary().open == ["one", "two", "three"])
    try driver.perform("hide", at: 3)
    driver.run(to: 5)
    #expect(driver.stage.summary().open.isEmpty)
    #expect(driver.cycle(of: "three").suffix(2) == ["willDismiss cascade", "didDismiss"])
    try driver.perform("show", at: 5)
    driver.run(to: 6)
    #expect(driver.stage.summary().open == ["one"], "the flags above it are down too")
  }

  @Test func `E8 Escape closes one sheet at a time, the top one first`() throws {
    var driver = try stack()
    driver.press(.escape, at: 2)
    driver.run(to: 3.5)
    #expect(driver.stage.summary().open == ["one"])
    #expect(driver.presentation("one", at: 3.5)?.placement.scale == 1)
  }

  @Test func `S11 one sheet on another: each pushed back is dimmed once, no mask lies over them`()
    throws
  {
    let layers = try stack().layers(at: 2)
    #expect(!layers.contains { $0.name.hasPrefix("mask") })
    #expect(abs((layers.first { $0.name == "page dim" }?.opacity ?? 0) - 0.1) < 0.001)
    #expect(abs((layers.first { $0.name == "one dim" }?.opacity ?? 0) - 0.1) < 0.001)
  }

  @Test func `S11 in compact height the page stays as it is`() throws {
    var driver = try SceneDriver("stacked-sheets")
    driver.send(.resize(Size(844, 390)), at: 0)
    try driver.perform("show", at: 0.1)
    #expect(driver.snapshot(at: 1.5).page.placement == .identity)
  }
}
