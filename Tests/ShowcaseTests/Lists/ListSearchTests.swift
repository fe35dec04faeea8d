import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC L3: search, clear, cancel, nothing found, nothing there.
struct ListSearchTests {
  @Test func `L3 the field rises to the top and makes room for cancel; look 20`() throws {
    var driver = try SceneDriver("list-search")
    #expect(driver.point(of: "search", at: 0)?.y == 165)
    #expect(driver.point(of: "cancel", at: 0) == nil)
    try driver.tap("search", at: 0)
    #expect(driver.point(of: "search", at: 1)?.y == 73)
    let cancel = try #require(driver.point(of: "cancel", at: 1))
    #expect(cancel.x > 320 && cancel.y == 73)
    var last = 165.0
    for step in 1...30 {
      let next = try #require(driver.point(of: "search", at: Double(step) / 100)).y
      #expect(next <= last && last - next < 8)
      last = next
    }
  }

  /// What of the page lies over something else of it at a moment, and what is there at all.
  private func crowd(_ driver: SceneDriver, at time: Double) -> (overlaps: [String], seen: [String])
  {
    let names = ["search", "largeTitle", "cancel", "All", "Unread", "Pinned"]
    let seen = driver.areas(at: time).filter {
      (names.contains($0.name) || $0.name.hasPrefix("row ")) && !$0.visible.isEmpty
    }
    var overlaps: [String] = []
    for (index, one) in seen.enumerated() {
      for other in seen.dropFirst(index + 1) where one.name != other.name {
        let shared = one.visible.intersection(other.visible)
        guard shared.width > 0.01, shared.height > 0.01 else { continue }
        overlaps.append("\(time): \(one.name) on \(other.name)")
      }
    }
    return (overlaps, seen.map(\.name))
  }

  @Test(arguments: [StageSettings.Layout.leftToRight, .rightToLeft], ["iphone-15", "iphone-se"])
  func `L3 on the way into a search and out of it nothing lies over anything else (look 20)`(
    layout: StageSettings.Layout, device: String
  ) throws {
    var driver = try SceneDriver("list-search", device: device, layout: layout)
    var seen: Set<String> = []
    func sweep(from start: Double) {
      for step in 0...60 {
        let now = crowd(driver, at: start + Double(step) / 200)
        #expect(now.overlaps.isEmpty, "\(now.overlaps)")
        seen.formUnion(now.seen)
      }
    }
    try driver.tap("search", at: 0)
    sweep(from: 0)
    #expect(seen.isSuperset(of: ["search", "largeTitle", "cancel", "All", "row 0"]))
    try driver.tap("cancel", at: 2)
    sweep(from: 2)
    #expect(driver.point(of: "largeTitle", at: 3) != nil && driver.point(of: "All", at: 3) == nil)
  }

  @Test func `L3 typing keeps the rows that match, clear keeps the search, cancel ends it`() throws
  {
    var driver = try SceneDriver("list-search")
    try driver.tap("search", at: 0)
    driver.type("boat", at: 1)
    #expect(driver.point(of: "row 0", at: 1) != nil)
    #expect(driver.point(of: "row 1", at: 1) == nil)
    try driver.tap("search clear", at: 2)
    #expect(driver.stage.summary().text["search"] == "")
    #expect(driver.stage.summary().flags["searching"] == true)
    #expect(driver.stage.isEditing)
    driver.type("x", at: 3)
    try driver.tap("cancel", at: 4)
    #expect(driver.stage.summary().text["search"] == "")
    #expect(driver.stage.summary().flags["searching"] == false)
    #expect(!driver.stage.isEditing)
    #expect(driver.point(of: "search", at: 5)?.y == 165)
    #expect(driver.snapshot(at: 6).keyboardTop == 844)
  }

  @Test func `L3 nothing found: icon, title with the word, text, and a way back`() throws {
    var driver = try SceneDriver("list-search")
    try driver.tap("search", at: 0)
    driver.type("lighthouse", at: 1)
    for name in ["empty icon", "empty title", "empty text", "clear search"] {
      #expect(driver.point(of: name, at: 2) != nil, "\(name)")
    }
    #expect(driver.texts(at: 2).joined(separator: " ").contains("“lighthouse”"))
    driver.send(.keyboard(.hide), at: 2)
    try driver.tap("clear search", at: 3)
    #expect(driver.point(of: "row 0", at: 3) != nil)
  }

  @Test func `L3 a scope narrows the search`() throws {
    var driver = try SceneDriver("list-search")
    try driver.tap("search", at: 0)
    try driver.tap("Unread", at: 1)
    #expect(driver.point(of: "row 0", at: 1) != nil)
    #expect(driver.point(of: "row 1", at: 1) == nil)
  }

  @Test func `L3 an empty list says something else than an empty search`() throws {
    var driver = try SceneDriver("list-search", knobs: ["rows": "none"])
    #expect(driver.texts(at: 0).contains("Nothing in here"))
    try driver.tap("refill", at: 1)
    #expect(driver.point(of: "row 3", at: 1) != nil)
  }
}
