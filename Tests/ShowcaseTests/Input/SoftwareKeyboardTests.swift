import Canvas
import PresentationCore
import Showcase
import Testing

struct SoftwareKeyboardTests {
  private static let keys =
    ["q", "p", "a", "l", "z", "m"].map { "key \($0)" } + [
      "key shift", "key backspace", "key numbers", "key emoji", "key space", "key return",
      "key globe", "key hide",
    ]

  @Test(arguments: Device.all)
  func `Every key is on the keyboard, upright and on its side (V1, V3)`(device: Device) throws {
    for size in [device.size, Size(device.size.height, device.size.width)] {
      var driver = try SceneDriver("input-card", device: device.name)
      driver.resize(size.width, size.height, at: 0)
      try driver.perform("show", at: 0.1)
      driver.run(to: 2)
      let top = driver.snapshot(at: 2).keyboardTop
      #expect(top == size.height - device.keyboardHeight(for: size))
      var places: Set<Point> = []
      for key in Self.keys {
        let place = try #require(driver.point(of: key, at: 2), "\(key)")
        #expect(place.y > top && place.y < size.height && place.x > 0 && place.x < size.width)
        places.insert(place)
      }
      #expect(places.count == Self.keys.count)
    }
  }

  @Test func `Numbers, marks, emoji and capitals come from their keys (V1)`() throws {
    var driver = try SceneDriver("input-card")
    try driver.perform("show", at: 0)
    let keys = [
      "key shift", "key b", "key numbers", "key 7", "key shift", "key #", "key emoji", "key 👍",
      "key letters", "key c",
    ]
    for (index, key) in keys.enumerated() { try driver.tap(key, at: 1 + Double(index) * 0.1) }
    #expect(driver.stage.summary().text["field"] == "B7#👍c")
    try driver.tap("key backspace", at: 3)
    try driver.tap("key backspace", at: 3.1)
    #expect(driver.stage.summary().text["field"] == "B7#")
  }

  @Test func `The key a finger leaves acts, not the one it came down on (V1)`() throws {
    var driver = try SceneDriver("input-card")
    try driver.perform("show", at: 0)
    driver.run(to: 2)
    let start = try #require(driver.point(of: "key q", at: 2))
    let end = try #require(driver.point(of: "key w", at: 2))
    driver.touch(.down, start, at: 2)
    driver.touch(.move, end, at: 2.1)
    driver.touch(.up, end, at: 2.2)
    #expect(driver.stage.summary().text["field"] == "w")
  }

  @Test func `The globe changes the language of the keys (V1, V5)`() throws {
    var driver = try SceneDriver("input-card")
    try driver.perform("show", at: 0)
    driver.run(to: 2)
    #expect(driver.texts(at: 2).contains("space"))
    try driver.tap("key globe", at: 2)
    #expect(driver.texts(at: 2.1).contains("空格"))
  }

  @Test func `The Return key says what it does while the keyboard leaves (V1)`() throws {
    var driver = try SceneDriver("input-card")
    try driver.perform("show", at: 0)
    driver.type("Lake", at: 1)
    driver.run(to: 2)
    #expect(driver.texts(at: 2).contains("done"))
    try driver.tap("key hide", at: 2)
    #expect(driver.texts(at: 2.1).contains("done"))
  }
}
