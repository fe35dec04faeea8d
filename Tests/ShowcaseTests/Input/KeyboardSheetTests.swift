import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

struct KeyboardSheetTests {
  private static let fields = ["title", "place", "guest", "mail", "phone", "note"]

  private func sheet() throws -> SceneDriver {
    var driver = try SceneDriver("keyboard-sheet")
    try driver.perform("show", at: 0)
    driver.run(to: 2)
    return driver
  }

  @Test(arguments: [("keyboard-sheet", "show"), ("tasks", "new")])
  func `V1 a field focused as its sheet comes is above the keyboard, also after a turn`(
    name: String, action: String
  ) throws {
    var driver = try SceneDriver(name, device: "667x375", textSize: .accessibility5)
    func expectSeen(at time: Double) throws {
      driver.run(to: time)
      let caret = try #require(driver.stage.caret)
      #expect(caret.maxY + 12 <= driver.snapshot(at: time).keyboardTop && caret.minY > 0)
    }
    try driver.perform(action, at: 0)
    try expectSeen(at: 3)
    driver.resize(375, 667, at: 3)
    try expectSeen(at: 6)
    driver.resize(667, 375, at: 6)
    try expectSeen(at: 9)
  }

  @Test(arguments: [TextSizeCategory.accessibility1, .accessibility3, .accessibility5])
  func `V1 a field is above the keyboard when its sheet scrolls only at the larger detent`(
    textSize: TextSizeCategory
  ) throws {
    var driver = try SceneDriver("row-sheet", device: "320x480", textSize: textSize)
    try driver.perform("open 1", at: 0)
    driver.run(to: 1)
    try driver.tap("text", at: 1)
    driver.run(to: 3)
    #expect(driver.presentation("note 1 sheet", at: 3)?.detent == "large")
    let caret = try #require(driver.stage.caret)
    #expect(caret.maxY <= driver.snapshot(at: 3).keyboardTop)
  }

  @Test func `The sheet shifts, then grows, then scrolls; every field shows (V1)`() throws {
    var driver = try sheet()
    var detents: [String?] = []
    for (index, name) in Self.fields.enumerated() {
      let time = 2 + Double(index) * 2
      if index > 0 { driver.press(.enter, at: time) }
      driver.run(to: time + 1.9)
      #expect(driver.snapshot(at: time + 1.9).focus == "\(name) field")
      let field = try #require(driver.point(of: "\(name) field", at: time + 1.9))
      #expect(field.y + 22 + 12 <= 508.01, "\(name)")
      detents.append(driver.presentation("event", at: time + 1.9)?.detent)
    }
    #expect(detents == ["medium", "medium", "medium", "large", "large", "large"])
  }

  @Test func `Without the keyboard the detent from before comes back (V1, B162)`() throws {
    var driver = try sheet()
    for time in [2.0, 3, 4] { driver.press(.enter, at: time) }
    driver.run(to: 6)
    #expect(driver.presentation("event", at: 6)?.detent == "large")
    try driver.tap("key hide", at: 6)
    driver.run(to: 8)
    #expect(driver.presentation("event", at: 8)?.detent == "medium")
    #expect(driver.presentation("event", at: 8)?.frame.minY == 422)
  }

  @Test func `A detent chosen meanwhile stays (B162)`() throws {
    var driver = try sheet()
    try driver.perform("select large", at: 2)
    driver.run(to: 4)
    try driver.tap("key hide", at: 4)
    driver.run(to: 6)
    #expect(driver.presentation("event", at: 6)?.detent == "large")
  }

  @Test func `A finger takes the sheet from the keyboard without a jump (B173)`() throws {
    var driver = try sheet()
    let start = Point(120, 140)
    driver.touch(.down, start, at: 2)
    for step in 1...15 {
      let time = 2 + Double(step) * 0.016
      driver.touch(.move, start + Point(0, Double(step) * 10), at: time)
      guard step > 1 else { continue }  // The first way only begins the drag.
      let edge = try #require(driver.presentation("event", at: time)).frame.minY
      #expect(abs(edge - (120 + Double(step) * 10)) < 0.1)
    }
  }

  @Test func `Confirm waits for the fields that must be filled (K5)`() throws {
    var driver = try sheet()
    driver.type("Picnic", at: 2)
    driver.press(.enter, at: 2.2)
    driver.type("Lake", at: 2.4)
    for time in [2.6, 2.8, 3.0, 3.2, 4.5] { driver.press(.enter, at: time) }
    driver.run(to: 8)
    #expect(driver.cycle(of: "event").suffix(2) == ["willDismiss action", "didDismiss"])
  }
}
