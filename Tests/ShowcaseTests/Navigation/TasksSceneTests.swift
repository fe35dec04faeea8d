import Canvas
import PresentationCore
import Showcase
import Testing

struct TasksSceneTests {
  private func text(_ driver: SceneDriver, _ key: String) -> String? {
    driver.stage.summary().text[key]
  }

  @Test func `L7 list and detail change one store`() throws {
    var driver = try SceneDriver("tasks")
    try driver.tap("check 1", at: 0)
    #expect(text(driver, "done") == "Water the tomatoes, Call about the key")
    try driver.tap("task 0", at: 1)
    #expect(text(driver, "path") == #"["task/0"]"#)
    try driver.tap("Done switch", at: 2)
    try driver.tap("back", at: 3)
    #expect(text(driver, "open") == "Send the invoice")
    let words = driver.texts(at: 4)
    #expect(words.contains("Book the ferry") && words.contains("Done"))
  }

  /// What is typed, and whether it may be added.
  @Test(arguments: [
    ("", false), ("   ", false), ("Sweep the stairs", true), ("Book the ferry", false),
    ("Call about the key", true), (String(repeating: "x", count: 40), true),
    (String(repeating: "x", count: 41), false),
  ])
  func `L7 the sheet adds a title that is new, not empty and not too long`(
    title: String, isAdded: Bool
  ) throws {
    var driver = try SceneDriver("tasks")
    try driver.tap("new", at: 0)
    driver.run(to: 1)
    driver.type(title, at: 1)
    try driver.tap("add", at: 2)
    #expect(driver.stage.summary().flags["adding"] == !isAdded)
    #expect(text(driver, "open")?.hasPrefix("\(title), ") == (isAdded || title == "Book the ferry"))
  }

  @Test func `L7 leaving the sheet another way adds nothing and forgets the draft`() throws {
    var driver = try SceneDriver("tasks")
    let before = text(driver, "open")
    try driver.tap("new", at: 0)
    driver.run(to: 1)
    driver.type("Half a thought", at: 1)
    try driver.tap("cancel", at: 2)
    try driver.tap("new", at: 3)
    #expect(text(driver, "open") == before)
    #expect(!driver.texts(at: 4).contains("Half a thought"))
  }

  @Test func `L7 deleting in the page pops it, and the row is gone`() throws {
    var driver = try SceneDriver("tasks")
    try driver.tap("task 1", at: 0)
    try driver.tap("delete", at: 1)
    #expect(text(driver, "path") == "[]")
    #expect(text(driver, "open") == "Book the ferry, Send the invoice")
    #expect(!driver.texts(at: 2).contains("Water the tomatoes"))
  }
}
