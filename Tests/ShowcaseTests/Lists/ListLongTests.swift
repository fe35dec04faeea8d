import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC R1, L1: a list of 10,000 rows.
struct ListLongTests {
  @Test func `L1 only the rows in sight are laid out, at the top, far down and at the end`() throws
  {
    var driver = try SceneDriver("list-long")
    let limit = (844 - 91) / 72 + 2
    for (time, key) in [(0.0, KeyPress.Key.home), (1, .pageDown), (2, .end)] {
      driver.press(key, at: time)
      let rows = driver.texts(at: time + 0.9)
      let drawn = driver.layers(at: time + 0.9).first { $0.name == "page" }?.content.count ?? 0
      #expect(!rows.isEmpty)
      #expect(rows.count <= limit * 5 + 8, "texts of \(limit) rows at most, not of 10,000")
      #expect(drawn < 400)
    }
    #expect(driver.point(of: "row 9999", at: 3) != nil)
    #expect(driver.point(of: "row 9900", at: 3) == nil)
    #expect(driver.snapshot(at: 3).page.contentHeight == 10_000 * 72 + 400 * (36 + 32) + 34)
  }

  @Test func `R1 the head of a section stays at the top until the next one pushes it`() throws {
    var driver = try SceneDriver("list-long")
    #expect(driver.point(of: "head 0", at: 0)?.y == 109)
    driver.send(.wheel(delta: Point(0, 500), at: Point(195, 400)), at: 0.1)
    #expect(driver.point(of: "head 0", at: 0.2)?.y == 109, "it sticks")
    driver.send(.wheel(delta: Point(0, 1352), at: Point(195, 400)), at: 0.3)
    let next = try #require(driver.point(of: "head 1", at: 0.4)).y
    let old = try #require(driver.point(of: "head 0", at: 0.4)).y
    #expect(next == 109 + 16)
    #expect(old == next - 36, "pushed away by the next one")
  }

  @Test func `R1 the scroll indicator shows where the list is and fades`() throws {
    var driver = try SceneDriver("list-long")
    #expect(driver.layers(at: 0).first { $0.name == "indicator" } == nil)
    driver.drag(from: Point(195, 700), to: Point(195, 400), at: 0, over: 0.1)
    #expect(driver.layers(at: 0.2).first { $0.name == "indicator" } != nil)
    #expect(driver.snapshot(at: 12).page.indicator == 0)
  }

  @Test func `R1 a tap on the status bar leads to the top`() throws {
    var driver = try SceneDriver("list-long")
    driver.press(.end, at: 0)
    #expect(driver.snapshot(at: 1).page.offset > 700_000)
    driver.tap(Point(195, 20), at: 1)
    #expect(driver.snapshot(at: 2).page.offset == 0)
    #expect(driver.point(of: "row 0", at: 2) != nil)
  }

  @Test func `L1 a row far down is the one that is pressed`() throws {
    var driver = try SceneDriver("list-long")
    driver.press(.end, at: 0)
    try driver.tap("row 9998", at: 1)
    #expect(driver.stage.summary().rows == ["9998": 1])
  }
}
