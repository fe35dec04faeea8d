import Canvas
import PresentationCore
import Showcase
import Testing

struct TabsSceneTests {
  private func text(_ driver: SceneDriver, _ key: String) -> String? {
    driver.stage.summary().text[key]
  }

  @Test func `L5 a tab is as it was left: its path and the place of its list`() throws {
    var driver = try SceneDriver("tabs")
    driver.run(to: 1)
    driver.drag(from: Point(195, 600), to: Point(195, 400), at: 1, over: 1)
    let place = driver.snapshot(at: 9).page.offset
    #expect(place > 150)
    try driver.tap("article 6", at: 9)
    try driver.tap("shelf", at: 10)
    driver.run(to: 12)
    #expect(driver.snapshot(at: 12).page.offset == 0)
    try driver.tap("news", at: 12)
    #expect(text(driver, "news path") == #"["article/6"]"#)
    try driver.tap("back", at: 13)
    #expect(driver.snapshot(at: 14).page.offset == place)
  }

  @Test func `L5 a tap on the shown tab goes to the root, then to the top`() throws {
    var driver = try SceneDriver("tabs")
    driver.run(to: 1)
    driver.drag(from: Point(195, 600), to: Point(195, 400), at: 1, over: 1)
    try driver.tap("article 6", at: 9)
    try driver.tap("news", at: 10)
    #expect(text(driver, "news path") == "[]")
    #expect(driver.snapshot(at: 11).page.offset > 150)
    try driver.tap("news", at: 11)
    #expect(driver.snapshot(at: 13).page.offset == 0)
  }

  @Test func `L5 the loader of a tab runs once, when it is first seen`() throws {
    var driver = try SceneDriver("tabs")
    driver.run(to: 0.1)
    #expect(text(driver, "news loads") == "1" && text(driver, "shelf loads") == "0")
    #expect(driver.point(of: "article 1", at: 0.7) == nil)
    #expect(driver.point(of: "article 1", at: 0.9) != nil)
    for (time, tab) in [(2.0, "shelf"), (4, "news"), (6, "shelf")] {
      try driver.tap(tab, at: time)
    }
    driver.run(to: 8)
    #expect(text(driver, "news loads") == "1" && text(driver, "shelf loads") == "1")
    #expect(text(driver, "profile loads") == "0")
  }

  @Test func `L4 a tab change tells which pages come into sight`() throws {
    var driver = try SceneDriver("tabs")
    driver.run(to: 1)
    try driver.tap("article 2", at: 1)
    try driver.tap("shelf", at: 2)
    try driver.tap("news", at: 3)
    #expect(
      text(driver, "seen")
        == "+news +article/2 -news -article/2 +shelf -shelf +article/2")
  }

  @Test func `L5 the badge counts what is not read`() throws {
    var driver = try SceneDriver("tabs")
    driver.run(to: 1)
    #expect(text(driver, "unread") == "5" && driver.texts(at: 1).contains("5"))
    try driver.tap("article 2", at: 1)
    driver.run(to: 2)
    #expect(text(driver, "unread") == "4" && driver.texts(at: 2).contains("4"))
  }
}
