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
