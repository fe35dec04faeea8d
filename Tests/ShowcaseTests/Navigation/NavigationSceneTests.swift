import Blocks
import Canvas
import Foundation
import PresentationCore
import Showcase
import Testing

struct NavigationSceneTests {
  private func text(_ driver: SceneDriver, _ key: String) -> String? {
    driver.stage.summary().text[key]
  }

  @Test func `L4 rows push values of several types; the back button pops`() throws {
    var driver = try SceneDriver("navigation")
    try driver.tap("oslo", at: 0)
    try driver.tap("opera", at: 1)
    try driver.tap("day 2", at: 2)
    #expect(text(driver, "path") == #"["city/oslo","sight/opera","day/2"]"#)
    try driver.tap("back", at: 3)
    #expect(text(driver, "path") == #"["city/oslo","sight/opera"]"#)
    #expect(driver.texts(at: 4).contains("Opera house"))
  }

  @Test func `L4 three levels at once, two back, and back to the root`() throws {
    var driver = try SceneDriver("navigation")
    try driver.tap("jump", at: 0)
    driver.run(to: 1)
    #expect(text(driver, "seen") == "+trips +day/2 -trips")
    try driver.tap("two back", at: 1)
    #expect(text(driver, "path") == #"["city/kyoto"]"#)
    try driver.perform("push three", at: 2)
    try driver.perform("pop all", at: 3)
    #expect(text(driver, "path") == "[]")
  }

  @Test(arguments: [
    (StageSettings.Layout.leftToRight, KeyPress(.left, modifiers: .alt), true),
    (.leftToRight, KeyPress(.character("["), modifiers: .control), true),
    (.leftToRight, KeyPress(.right, modifiers: .alt), false),
    (.rightToLeft, KeyPress(.right, modifiers: .alt), true),
    (.rightToLeft, KeyPress(.left, modifiers: .alt), false),
  ])
  func `L4 V6 a key goes back a page, and on the root it does nothing`(
    layout: StageSettings.Layout, key: KeyPress, goesBack: Bool
  ) throws {
    var driver = try SceneDriver("navigation", layout: layout)
    try driver.tap("oslo", at: 0)
    try driver.tap("opera", at: 1)
    driver.press(key.key, key.modifiers, at: 2)
    let deep = #"["city/oslo","sight/opera"]"#
    #expect(text(driver, "path") == (goesBack ? #"["city/oslo"]"# : deep))
    driver.press(key.key, key.modifiers, at: 3)
    driver.press(key.key, key.modifiers, at: 4)
    #expect(text(driver, "path") == (goesBack ? "[]" : deep))
  }

  @Test func `L4 a path saved as JSON is restored`() throws {
    var driver = try SceneDriver("navigation")
    try driver.tap("jump", at: 0)
    try driver.tap("save", at: 1)
    try driver.perform("pop all", at: 2)
    try driver.tap("restore", at: 3)
    #expect(text(driver, "path") == #"["city/kyoto","sight/temple","day/2"]"#)
    #expect(driver.texts(at: 4).contains("Day 2"))
  }

  @Test func `L4 a route whose type has no destination is an error, once, and shows it`() throws {
    var driver = try SceneDriver("navigation")
    try driver.tap("lost", at: 0)
    driver.run(to: 2)
    let errors = driver.events.filter { if case .error = $0.event { true } else { false } }
    #expect(errors.count == 1)
    #expect(text(driver, "error")?.contains("lost/somewhere") == true)
    #expect(driver.texts(at: 2).contains("No destination"))
  }

  @Test func `L4 a finger from the edge takes the page along and pops it`() throws {
    var driver = try SceneDriver("navigation")
    try driver.tap("oslo", at: 0)
    driver.drag(from: Point(5, 400), to: Point(260, 400), at: 1, over: 0.3)
    #expect(text(driver, "path") == "[]")
    driver.run(to: 3)
    #expect(text(driver, "seen") == "+trips +city/oslo -trips +trips -city/oslo")
  }

  @Test func `L4 without the swipe only the button goes back`() throws {
    var driver = try SceneDriver("navigation", knobs: ["swipe": "off"])
    try driver.tap("oslo", at: 0)
    driver.drag(from: Point(5, 400), to: Point(260, 400), at: 1, over: 0.3)
    #expect(text(driver, "path") == #"["city/oslo"]"#)
  }

  @Test func `L4 every page keeps its own place, and a new one begins at its top`() throws {
    var driver = try SceneDriver("navigation")
    try driver.tap("oslo", at: 0)
    driver.drag(from: Point(195, 600), to: Point(195, 450), at: 1, over: 1)
    let place = try #require(driver.point(of: "day 1", at: 7)).y
    try driver.tap("day 1", at: 7)
    try driver.tap("back", at: 8)
    #expect(driver.point(of: "day 1", at: 9)?.y == place)
    try driver.tap("back", at: 9)
    try driver.tap("kyoto", at: 10)
    #expect(driver.point(of: "day 1", at: 11)?.y != place)
  }

  @Test func `L4 while pages move, only the one that stays can be touched`() throws {
    var driver = try SceneDriver("navigation")
    try driver.tap("oslo", at: 0)
    driver.run(to: 1)
    try driver.tap("back", at: 1)
    driver.tap(Point(300, 244), at: 1.02)
    #expect(driver.pressed == ["oslo", "back"])
  }

  @Test(arguments: ["", "[", "[city/oslo]", #"["city/oslo]"#, #"["city/paris"]"#, #"["bus/1"]"#])
  func `L4 a text that is no path of known routes is refused`(text: String) {
    #expect(throws: PathTextError.self) {
      try PathText.path(from: text, types: RouteTypes(City.self))
    }
  }

  @Test func `L4 the path text reads JSON with spaces and escapes`() throws {
    let types = RouteTypes(City.self, LostRoute.self)
    let path = try PathText.path(from: #"[ "city/oslo" , "lost/a\"b\\" ]"#, types: types)
    #expect(path.codes == ["city/oslo", #"lost/a"b\"#])
    #expect(try PathText.path(from: PathText.text(of: path), types: types) == path)
  }

  @Test func `L4 no accent or control character of a route spoils the saved path`() throws {
    let types = RouteTypes(City.self, LostRoute.self)
    for name in ["\u{301}a", "a\"\u{301}", "\\\u{301}", "\n\u{1}\r\n", "\u{2028}é👩‍👩‍👧", ""] {
      var path = NavigationPath()
      path.append(LostRoute(text: name))
      path.append(City.oslo)
      let text = PathText.text(of: path)
      #expect(try PathText.path(from: text, types: types) == path)
      let words = try JSONDecoder().decode([String].self, from: Data(text.utf8))
      #expect(words == path.codes)
    }
  }

  @Test func `V5 no English word is left on the Chinese pages`() throws {
    var driver = try SceneDriver("navigation", locale: .simplifiedChinese)
    for (time, name) in [(0.0, "oslo"), (1, "opera"), (2, "day 2")] {
      try driver.tap(name, at: time)
      let words = driver.texts(at: time + 0.9).filter { $0.contains { $0.isASCII && $0.isLetter } }
      #expect(words.isEmpty)
    }
  }
}
