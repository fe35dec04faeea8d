import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC L1: what is typed into a row follows the row.
struct ListIdentityTests {
  private func notes(_ driver: SceneDriver) -> [String: String] { driver.stage.summary().text }

  private func typed() throws -> SceneDriver {
    var driver = try SceneDriver("list-identity")
    for (number, kind) in ["stable", "index", "content"].enumerated() {
      let at = Double(number)
      driver.send(.keyboard(.hide), at: at)
      try driver.tap("\(kind) 0 note", at: at + 0.6)
      driver.type("scarf", at: at + 0.7)
    }
    return driver
  }

  @Test func `L1 a note is typed into the row that was tapped`() throws {
    let driver = try typed()
    #expect(notes(driver) == ["stable 0": "scarf", "index 0": "scarf", "content 0": "scarf"])
  }

  @Test(arguments: ["insert", "move", "rename", "refresh"])
  func `L1 with a stable id the note follows the row`(action: String) throws {
    var driver = try typed()
    try driver.perform(action, at: 4)
    #expect(notes(driver)["stable 0"] == "scarf")
    #expect(notes(driver).keys.filter { $0.hasPrefix("stable") }.count == 1)
    #expect(driver.texts(at: 6).filter { $0 == "scarf" }.count >= 1)
  }

  @Test func `L1 typing goes on in the row that had the focus, wherever it moves`() throws {
    var driver = try SceneDriver("list-identity")
    try driver.tap("stable 0 note", at: 0)
    driver.type("sca", at: 0.5)
    try driver.perform("insert", at: 1)
    driver.type("rf", at: 2)
    #expect(notes(driver)["stable 0"] == "scarf")
  }

  @Test func `L1 when its row goes the note goes, and nobody inherits it`() throws {
    var driver = try typed()
    try driver.perform("delete", at: 4)
    #expect(notes(driver)["stable 0"] == nil)
    #expect(!notes(driver).keys.contains { $0.hasPrefix("stable") })
  }

  @Test func `L1 fault: with the index as id another row inherits the note`() throws {
    var driver = try typed()
    try driver.perform("insert", at: 4)
    #expect(notes(driver)["index 101"] == "scarf", "the newcomer has it")
    #expect(notes(driver)["index 0"] == nil)
    #expect(driver.texts(at: 5).contains("note in the wrong row"))
  }

  @Test func `L1 fault: with the content as id a new name loses the note`() throws {
    var driver = try typed()
    try driver.perform("rename", at: 4)
    #expect(notes(driver)["content 0"] == nil)
    #expect(driver.texts(at: 5).contains("note lost"))
  }

  @Test func `L1, R4 by a stable id the inserted row is the one that comes`() throws {
    var driver = try SceneDriver("list-identity")
    let old = try #require(driver.point(of: "stable 0", at: 0)).y
    try driver.perform("insert", at: 1)
    #expect(driver.point(of: "stable 0", at: 1)?.y == old, "it starts where it was")
    #expect(driver.point(of: "stable 0", at: 3)?.y == old + 56)
    #expect(driver.point(of: "stable 101", at: 1.05)?.y == old)
  }
}
