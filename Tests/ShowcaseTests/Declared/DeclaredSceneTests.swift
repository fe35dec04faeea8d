import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

struct DeclaredSceneTests {
  @Test func `What the sheet changes is in its row at once (H1)`() throws {
    var driver = try SceneDriver("row-sheet")
    try driver.tap("note 1", at: 0)
    try driver.tap("text", at: 1)
    driver.type(", today", at: 2)
    let page = try driver.layer("page", at: 2).content.flatMap(\.texts)
    #expect(page.contains("House 12, ring twice, today"))
    #expect(driver.stage.summary().text["note 0"] == "Green, as before")
  }

  @Test func `Controls have the same names in every language (V5)`() throws {
    var driver = try SceneDriver("row-sheet", locale: .simplifiedChinese)
    try driver.perform("open 1", at: 0)
    try driver.tap("done", at: 1)
    #expect(driver.stage.summary().flags["note 1 done"] == true)
  }

  @Test func `Leaving writes the row's own binding, no other (H1, E2)`() throws {
    var driver = try SceneDriver("row-sheet")
    try driver.perform("open 3", at: 0)
    driver.tap(Point(195, 100), at: 1)
    driver.run(to: 3)
    #expect(
      driver.cycle(of: "note 3 sheet")
        == ["willPresent", "didPresent", "willDismiss outsideTap", "didDismiss"])
    #expect(driver.stage.summary().flags.values.allSatisfy { !$0 })
  }

  @Test func `Another item replaces the sheet: the old one leaves first (E3, E5)`() throws {
    var driver = try SceneDriver("item-sheet")
    try driver.perform("open 0", at: 0)
    try driver.tap("next", at: 1)
    driver.run(to: 4)
    #expect(
      driver.cycle(of: "note") == [
        "willPresent", "didPresent", "willDismiss replaced", "didDismiss", "willPresent",
        "didPresent",
      ])
    #expect(driver.texts(at: 4).contains("House 12, ring twice"))
    #expect(driver.stage.summary().text["arrivals"] == "2")
  }

  @Test func `The same item with new contents changes in place (E3)`() throws {
    var driver = try SceneDriver("item-sheet")
    try driver.perform("open 0", at: 0)
    try driver.tap("rename", at: 1)
    driver.run(to: 3)
    #expect(driver.cycle(of: "note") == ["willPresent", "didPresent"])
    let sheet = try driver.layer("note", at: 1).content.flatMap(\.texts)
    #expect(sheet.contains("Renamed in place"))
  }

  @Test func `Two sheets on one flag: the error names both, the first one shows (E4)`() throws {
    var driver = try SceneDriver("binding-conflict")
    try driver.perform("flag on", at: 0)
    driver.run(to: 2)
    let errors = driver.events.compactMap { logged -> String? in
      if case .error(let message) = logged.event { message } else { nil }
    }
    #expect(errors.count == 1)
    #expect(errors.first?.contains("photo by flag") == true)
    #expect(errors.first?.contains("place by flag") == true)
    #expect(driver.stage.summary().open == ["photo by flag"])
  }

  @Test func `One item enum shows one sheet at a time, without an error (E4)`() throws {
    var driver = try SceneDriver("binding-conflict")
    try driver.perform("show photo", at: 0)
    try driver.perform("show place", at: 1)
    driver.run(to: 4)
    #expect(driver.stage.summary().open == ["by item"])
    #expect(driver.texts(at: 4).contains("Place"))
    #expect(driver.stage.summary().text["error"] == nil)
  }

  @Test func `Deleting the row dismisses its sheet; onDismiss runs once (H2)`() throws {
    var driver = try SceneDriver("owner-leaves")
    try driver.perform("open 2", at: 0)
    try driver.tap("delete", at: 1)
    driver.run(to: 4)
    #expect(
      driver.cycle(of: "note 2 sheet")
        == ["willPresent", "didPresent", "willDismiss ownerRemoved", "didDismiss"])
    #expect(driver.stage.summary().text["left"] == "2 ownerRemoved")
    #expect(driver.point(of: "note 2", at: 4) == nil)
  }

  @Test func `A row scrolled away keeps its sheet until it is deleted (H2, S6)`() throws {
    var driver = try SceneDriver("owner-leaves")
    try driver.perform("long", at: 0)
    try driver.perform("open 1", at: 0)
    driver.run(to: 1)
    driver.send(.wheel(delta: Point(0, 900), at: Point(195, 300)), at: 1)
    #expect(driver.point(of: "note 1", at: 2) == nil)
    #expect(driver.stage.summary().open == ["note 1 sheet"])
    try driver.tap("delete", at: 2)
    driver.run(to: 4)
    #expect(driver.stage.summary().text["left"] == "1 ownerRemoved")
  }

  @Test func `The reason reaches onDismiss (E8)`() throws {
    var driver = try SceneDriver("owner-leaves")
    try driver.perform("open 1", at: 0)
    driver.drag(from: Point(120, 446), to: Point(120, 800), at: 1, over: 0.3)
    try driver.perform("open 3", at: 3)
    try driver.tap("close", at: 4)
    driver.run(to: 6)
    #expect(driver.stage.summary().text["left"] == "1 drag, 3 action")
  }

  @Test func `The page tells reasons in the reader's language (E8, V5)`() throws {
    var driver = try SceneDriver("owner-leaves", locale: .simplifiedChinese)
    try driver.perform("open 2", at: 0)
    try driver.tap("delete", at: 1)
    driver.run(to: 4)
    let page = try driver.layer("page", at: 4).content.flatMap(\.texts).joined()
    #expect(page.contains("拥有者已删除"))
    #expect(!page.contains("owner"))
  }

  @Test func `Every reason has words of its own in both languages (E8, V5)`() {
    let phrases = DismissReason.allCases.map(\.phrase)
    #expect(Set(phrases.map(\.english)).count == phrases.count)
    #expect(Set(phrases.map(\.chinese)).count == phrases.count)
    for phrase in phrases {
      #expect(phrase.english.wholeMatch(of: /[A-Z]?[a-z ]+/) != nil, "no identifier")
      #expect(phrase.chinese.unicodeScalars.contains { $0.value >= 0x4E00 })
    }
  }

  @Test func `A style of one's own drops from above and can be swiped up (K1, T1, K2)`() throws {
    var driver = try SceneDriver("custom-modifier", knobs: ["bounce": "0"])
    try driver.perform("show", at: 0)
    let start = try #require(driver.presentation("ticket", at: 0.05))
    let end = try #require(driver.presentation("ticket", at: 2))
    #expect(start.drawn.minY < end.drawn.minY - 40)
    #expect(end.frame.minY == 47 + 64)
    driver.drag(from: Point(195, 180), to: Point(195, 20), at: 2, over: 0.15)
    driver.run(to: 4)
    #expect(driver.cycle(of: "ticket").contains("willDismiss drag"))
    #expect(driver.stage.summary().flags["open"] == false)
  }

  @Test func `Using the ticket counts once and closes it (E8)`() throws {
    var driver = try SceneDriver("custom-modifier")
    try driver.perform("show", at: 0)
    try driver.tap("use", at: 1)
    driver.run(to: 3)
    #expect(driver.stage.summary().text["uses"] == "1")
    #expect(driver.cycle(of: "ticket").contains("willDismiss action"))
  }
}
