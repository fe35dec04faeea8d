import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// What a list does while its user searches, types, scrolls and refreshes (SPEC L1–L3, R3, R4, V1).
struct ListFollowTests {
  @Test func `L2 a row that is open closes when the list scrolls, by finger, wheel and key`() throws
  {
    for way in ["finger", "wheel", "key"] {
      var driver = try SceneDriver("list-edit")
      driver.drag(from: Point(300, 443), to: Point(130, 443), at: 0, over: 0.3)
      driver.run(to: 1)
      #expect(driver.point(of: "row 2 delete", at: 1) != nil)
      switch way {
      case "finger": driver.drag(from: Point(195, 700), to: Point(195, 660), at: 1, over: 0.2)
      case "wheel": driver.send(.wheel(delta: Point(0, 30), at: Point(195, 500)), at: 1)
      default: driver.press(.down, at: 1)
      }
      driver.run(to: 2)
      #expect(driver.point(of: "row 2 delete", at: 2) == nil, "\(way)")
    }
  }

  @Test func `L2 its way back is the same in one step and in many`() throws {
    func place(steps: Int) throws -> Double? {
      var driver = try SceneDriver("list-edit")
      driver.drag(from: Point(300, 443), to: Point(130, 443), at: 0, over: 0.3)
      driver.run(to: 1)
      driver.send(.wheel(delta: Point(0, 30), at: Point(195, 600)), at: 1)
      for step in 1...steps { driver.run(to: 1 + 0.1 * Double(step) / Double(steps)) }
      return driver.point(of: "row 2", at: 1.1)?.x
    }
    let once = try place(steps: 1)
    #expect(try once == place(steps: 13))
    #expect(once.map { $0 < 190 } == true, "it is still on its way")
  }

  @Test func `R4 L3 rows leave and come with a transition while one types`() throws {
    var driver = try SceneDriver("list-search")
    try driver.tap("search", at: 0)
    driver.run(to: 1)
    let before = try #require(driver.point(of: "row 2", at: 1)).y
    driver.type("Ines", at: 1)
    driver.run(to: 1.05)
    let middle = try #require(driver.point(of: "row 2", at: 1.05)).y
    let after = try #require(driver.point(of: "row 2", at: 2)).y
    #expect(before > middle && middle > after + 20, "\(before) \(middle) \(after)")
    #expect(driver.texts(at: 1.05).contains("Nora Pell"), "a row that leaves is still seen")
    driver.run(to: 2)
    #expect(!driver.texts(at: 2).contains("Nora Pell"))
  }

  @Test(arguments: [TextSizeCategory.large, .accessibility5])
  func `L3 V1 what says that nothing is found stands above the keyboard`(
    size: TextSizeCategory
  ) throws {
    var driver = try SceneDriver("list-search", textSize: size)
    try driver.tap("search", at: 0)
    driver.run(to: 1)
    driver.type("lighthouse", at: 1)
    driver.run(to: 3)
    let keyboard = driver.snapshot(at: 3).keyboardTop
    #expect(keyboard < 844)
    // At the largest size it has to be scrolled to.
    driver.send(.wheel(delta: Point(0, 2000), at: Point(195, 350)), at: 3)
    driver.run(to: 5)
    let button = try #require(driver.point(of: "clear search", at: 5))
    #expect(button.y + 22 < keyboard + 0.5)
    try driver.tap("clear search", at: 5)
    #expect(driver.stage.summary().text["search"] == "")
  }

  @Test func `L3 the last row can be scrolled above the keyboard`() throws {
    var driver = try SceneDriver("list-search")
    try driver.tap("search", at: 0)
    driver.run(to: 1)
    driver.send(.wheel(delta: Point(0, 4000), at: Point(195, 300)), at: 1)
    driver.run(to: 3)
    let last = try #require(driver.point(of: "row 12", at: 3) ?? driver.point(of: "row 11", at: 3))
    #expect(last.y + 36 <= driver.snapshot(at: 3).keyboardTop + 0.5)
  }

  @Test func `V1 L1 a note near the lower edge is typed above the keyboard`() throws {
    var driver = try SceneDriver("list-identity")
    let place = try #require(driver.point(of: "content 2 note", at: 0))
    #expect(place.y > 508)
    driver.tap(place, at: 0)
    driver.run(to: 1)
    let typed = try #require(driver.point(of: "content 2 note", at: 1))
    #expect(typed.y + 22 < driver.snapshot(at: 1).keyboardTop)
    driver.type("hello", at: 1)
    #expect(driver.stage.summary().text["content 2"] == "hello")
    var last = typed.y
    driver.send(.keyboard(.hide), at: 2)
    for step in 1...40 {
      let next = try #require(driver.point(of: "content 2 note", at: 2 + Double(step) * 0.02)).y
      #expect(abs(next - last) < 60)
      last = next
    }
  }

  @Test func `L1 sections have a footer that counts their rows`() throws {
    var driver = try SceneDriver("list-refresh")
    #expect(driver.texts(at: 0).contains("2 conversations"))
    try driver.perform("refresh", at: 0)
    driver.press(.end, at: 3)
    driver.run(to: 5)
    #expect(
      driver.texts(at: 5).contains { $0.hasSuffix(" conversations") && $0 != "2 conversations" })
    let long = try SceneDriver("list-long", knobs: ["section": "3"])
    let foot = try #require(long.point(of: "foot 0", at: 0))
    let head = try #require(long.point(of: "head 1", at: 0))
    let row = try #require(long.point(of: "row 2", at: 0))
    #expect(row.y < foot.y && foot.y < head.y)
    #expect(long.texts(at: 0).contains("3 conversations"))
  }

  @Test func `R4 whoever reads further down in the inbox goes on reading there`() throws {
    var driver = try SceneDriver("inbox")
    driver.send(.wheel(delta: Point(0, 430), at: Point(195, 500)), at: 0)
    driver.run(to: 1)
    let before = try #require(driver.point(of: "row 6", at: 1)).y
    try driver.perform("refresh", at: 1)
    for step in 0...40 {
      let time = 1 + Double(step) * 0.05
      driver.run(to: time)
      guard driver.snapshot(at: time).page.refresh.name == "idle" else { continue }
      let y = try #require(driver.point(of: "row 6", at: time)).y
      #expect(abs(y - before) < 0.5, "at \(time): \(y)")
    }
    #expect(driver.time(of: .refreshEnded(cycle: 1, .success)) != nil)
  }
}
