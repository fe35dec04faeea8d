import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

struct InputCardTests {
  /// The card with its keyboard up, at rest.
  private func card(_ knobs: [String: String] = [:]) throws -> SceneDriver {
    var driver = try SceneDriver("input-card", knobs: knobs)
    try driver.perform("show", at: 0)
    driver.run(to: 2)
    return driver
  }

  private func isRefused(_ driver: SceneDriver, at time: Double) -> Bool {
    driver.texts(at: time).contains { $0.hasPrefix("You already have a group") }
  }

  private func text(_ driver: SceneDriver) -> String? { driver.stage.summary().text["field"] }

  @Test func `The card ends 12 pt above the keyboard (V1)`() throws {
    let driver = try card()
    let snapshot = driver.snapshot(at: 2)
    #expect(snapshot.keyboardTop == 508)
    #expect(snapshot.presentations.first?.frame.maxY == 496)
    #expect(snapshot.focus == "field")
  }

  @Test func `It follows the keyboard all the way and returns with it (V1)`() throws {
    var driver = try card()
    let rest = try #require(driver.presentation("input-card", at: 2)).frame
    try driver.tap("key hide", at: 2)
    for step in 1..<40 {
      let time = 2 + Double(step) * 0.01
      let snapshot = driver.snapshot(at: time)
      let frame = try #require(snapshot.presentations.first).frame
      let keyboard = (snapshot.keyboardTop - 508) / 336
      let centre = (844.0 - 34 + 47) / 2
      let card = (frame.midY - rest.midY) / (centre - rest.midY)
      #expect(abs(card - keyboard) < 0.005, "at \(time) s")
    }
    driver.run(to: 4)
    #expect(driver.presentation("input-card", at: 4)?.frame.midY == 428.5)
    #expect(driver.snapshot(at: 4).focus == "input-card")
  }

  @Test(arguments: [("fixed", 120.0), ("none", 0)])
  func `Simple variants move by a fixed offset, or not at all (V1)`(
    knob: String, way: Double
  ) throws {
    let driver = try card(["keyboard": knob])
    #expect(driver.presentation("input-card", at: 2)?.frame.midY == 428.5 - way)
  }

  @Test(arguments: [TextSizeCategory.large, .accessibility3, .accessibility5])
  func `The field shows at every text size, above the buttons (V1, V5)`(
    size: TextSizeCategory
  ) throws {
    var driver = try SceneDriver("input-card", textSize: size)
    try driver.perform("show", at: 0)
    for time in [0.5, 2.0] {
      driver.run(to: time)
      let frame = try #require(driver.presentation("input-card", at: time)).frame
      let field = try #require(driver.point(of: "field", at: time))
      let cancel = try #require(driver.point(of: "cancel", at: time))
      #expect(field.y > frame.minY && field.y < cancel.y, "at \(time) s")
    }
    driver.type("Lake", at: 2)
    #expect(text(driver) == "Lake")
  }

  @Test func `Confirm waits for a text that will do (K5)`() throws {
    var driver = try card()
    try driver.tap("confirm", at: 2)
    #expect(driver.stage.summary().flags["open"] == true)
    try driver.tap("field", at: 2.5)  // The tap beside it ended typing (B170).
    driver.type("Choir", at: 3)
    #expect(isRefused(driver, at: 4))
    try driver.tap("confirm", at: 4)
    #expect(driver.stage.summary().flags["open"] == true)
    try driver.tap("field", at: 4.5)
    driver.press(.end, at: 4.8)
    driver.type(" North", at: 5)
    #expect(!isRefused(driver, at: 6))
    try driver.tap("confirm", at: 6)
    driver.run(to: 8)
    #expect(driver.stage.summary().text["confirmed"] == "Choir North")
    #expect(driver.cycle(of: "input-card").suffix(2) == ["willDismiss action", "didDismiss"])
  }

  @Test func `The card grows for its error, its lower edge stays above the keyboard (K5, V4)`()
    throws
  {
    var driver = try card()
    let before = try #require(driver.presentation("input-card", at: 2)).frame
    driver.type("Choir", at: 2)
    let middle = try #require(driver.presentation("input-card", at: 2.1)).frame
    let after = try #require(driver.presentation("input-card", at: 4)).frame
    #expect(after.height >= before.height + 26)
    #expect(before.height < middle.height && middle.height < after.height)
    #expect(after.maxY == 496 && abs(middle.maxY - 496) < 0.01)
  }

  @Test func `Keys on the screen type, delete and confirm (V1, V7)`() throws {
    var driver = try card()
    for (index, key) in ["key shift", "key a", "key b", "key c", "key backspace"].enumerated() {
      try driver.tap(key, at: 2 + Double(index) * 0.2)
    }
    #expect(text(driver) == "Ab")
    try driver.tap("key suggestion circle", at: 4)
    #expect(text(driver) == "circle")
    try driver.tap("key return", at: 5)
    driver.run(to: 6)
    #expect(driver.stage.summary().text["confirmed"] == "circle")
  }

  @Test func `Caret, selection, clipboard and undo by keys (V7)`() throws {
    var driver = try card()
    driver.type("one two", at: 2)
    driver.press(.left, [.control, .shift], at: 2.1)
    driver.press(.character("x"), .control, at: 2.2)
    #expect(text(driver) == "one ")
    driver.press(.home, at: 2.3)
    driver.press(.character("v"), .control, at: 2.4)
    #expect(text(driver) == "twoone ")
    driver.press(.character("z"), .control, at: 2.5)
    driver.press(.character("z"), .control, at: 2.6)
    #expect(text(driver) == "one two")
    #expect(driver.copied() == "two")
    #expect(driver.copied() == nil)
  }

  @Test func `V7 an empty clipboard that is pasted takes nothing away`() throws {
    var driver = try card()
    driver.type("one", at: 2)
    driver.press(.character("a"), .control, at: 2.1)
    driver.press(.character("v"), .control, at: 2.2)
    driver.type("", at: 2.3)
    #expect(text(driver) == "one")
  }

  @Test func `A tap places the caret, a double tap chooses the word (V7)`() throws {
    var driver = try card()
    driver.type("one two", at: 2)
    let field = try #require(driver.point(of: "field", at: 2))
    // Half of 17 pt a character: behind the third one.
    let place = Point(32 + 24 + 12 + 3 * 8.5 + 1, field.y)
    driver.tap(place, at: 2.5)
    driver.type("!", at: 2.6)
    #expect(text(driver) == "one! two")
    driver.tap(Point(place.x + 30, place.y), at: 3)
    driver.tap(Point(place.x + 30, place.y), at: 3.1)
    driver.type("six", at: 3.5)
    #expect(text(driver) == "one! six")
  }

  @Test func `A passcode shows dots and cannot be copied (V7)`() throws {
    var driver = try card(["field": "passcode"])
    driver.type("secret", at: 2)
    #expect(driver.texts(at: 2).contains("••••••"))
    driver.press(.character("a"), .control, at: 2.1)
    driver.press(.character("c"), .control, at: 2.2)
    #expect(driver.copied() == nil)
    driver.press(.character("x"), .control, at: 2.3)
    #expect(text(driver) == "••••••", "nothing is cut, and nobody is told what it is")
  }

  @Test func `A composition is drawn underlined and is not in the text yet (V7)`() throws {
    var driver = try card()
    driver.compose("ni", at: 2)
    #expect(text(driver) == "")
    #expect(driver.texts(at: 2).contains("ni"))
    driver.type("你", at: 2.1)
    #expect(text(driver) == "你")
  }

  @Test func `The clear button belongs to typing, Cancel does not (B170)`() throws {
    var driver = try card()
    driver.type("ab", at: 2)
    try driver.tap("field.clear", at: 3)
    #expect(text(driver) == "")
    #expect(driver.snapshot(at: 3.5).keyboardTop == 508)
    try driver.tap("cancel", at: 4)
    #expect(driver.snapshot(at: 5).keyboardTop == 844)
  }
}
