import Canvas
import PresentationCore
import Showcase
import Testing

/// The scene `gesture-rules` (SPEC M8).
struct GestureSceneTests {
  private func driver(_ knobs: [String: String] = [:]) throws -> SceneDriver {
    var driver = try SceneDriver("gesture-rules", knobs: knobs)
    try driver.perform("show", at: 0)
    driver.run(to: 1)
    return driver
  }

  private func texts(_ driver: SceneDriver) -> [String?] {
    let text = driver.stage.summary().text
    return [text["single"], text["double"], text["held"]]
  }

  @Test func `M8 one tap waits for the second; two taps are one double tap`() throws {
    var driver = try driver()
    try driver.tap("photo", at: 1)
    #expect(texts(driver) == ["0", "0", "0"])
    driver.run(to: 1.36)
    #expect(texts(driver) == ["1", "0", "0"])
    #expect(driver.time(of: .action("single", in: "gesture-rules")) == 1.35)
    try driver.tap("photo", at: 2)
    try driver.tap("photo", at: 2.2)
    driver.run(to: 3)
    #expect(texts(driver) == ["1", "1", "0"])
  }

  @Test func `M8 a row acts at once, and not after a drag`() throws {
    var driver = try driver()
    let row = try #require(driver.point(of: "row 2", at: 1))
    driver.touch(.down, row, at: 1)
    driver.touch(.up, row, at: 1.08)
    #expect(driver.stage.summary().text["row"] == "2")
    #expect(driver.time(of: .action("row 2", in: "gesture-rules")) == 1.08)
    driver.drag(from: row, to: Point(row.x, row.y - 60), at: 2, over: 0.2)
    driver.run(to: 3)
    #expect(driver.pressed == ["row 2"])
  }

  @Test func `M8 the leading edge of the photo is refused by place`() throws {
    var driver = try driver()
    let middle = try #require(driver.point(of: "photo", at: 1))
    driver.tap(Point(70, middle.y), at: 1)
    driver.touch(.down, Point(70, middle.y), at: 2)
    driver.run(to: 3)
    driver.touch(.up, Point(70, middle.y), at: 3)
    driver.run(to: 4)
    #expect(texts(driver) == ["0", "0", "0"])
    driver.touch(.down, middle, at: 4)
    driver.run(to: 5)
    driver.touch(.up, middle, at: 5)
    driver.run(to: 6)
    #expect(texts(driver) == ["0", "0", "1"])
  }

  @Test func `M8 a cycle names both recognisers, once`() throws {
    var driver = try driver(["waits": "both"])
    driver.run(to: 3)
    let errors = driver.events.compactMap { logged -> String? in
      if case .error(let text) = logged.event { text } else { nil }
    }
    #expect(errors.count == 1)
    #expect(errors.first?.contains("'single'") == true)
    #expect(errors.first?.contains("'double'") == true)
  }
}
