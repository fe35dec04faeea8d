import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

struct ToolbarSceneTests {
  @Test func `L6 each part has its place: leading, trailing, primary outermost`() throws {
    let driver = try SceneDriver("toolbar")
    let places = try ["edit", "favourite", "add"].map { name in
      let point = driver.point(of: name, at: 0)
      return try #require(point).x
    }
    #expect(places[0] < 80 && places[1] > 290 && places[2] > places[1])
  }

  @Test func `L6 cancel and done take the places of the others while somebody edits`() throws {
    var driver = try SceneDriver("toolbar")
    try driver.tap("edit", at: 0)
    driver.run(to: 0.5)
    let cancel = try #require(driver.point(of: "cancel", at: 0.5))
    let done = try #require(driver.point(of: "done", at: 0.5))
    #expect(cancel.x < 100 && done.x > 290)
    #expect(driver.point(of: "add", at: 0.5) == nil)
    try driver.tap("book 2", at: 1)
    try driver.tap("cancel", at: 1.5)
    #expect(driver.stage.summary().text["read"] == "")
    try driver.tap("edit", at: 2)
    try driver.tap("book 2", at: 2.5)
    try driver.tap("done", at: 3)
    #expect(driver.stage.summary().text["read"] == "2")
  }

  @Test func `L6 the star is on, and off again`() throws {
    var driver = try SceneDriver("toolbar")
    try driver.tap("favourite", at: 0)
    #expect(driver.stage.summary().flags["starred"] == true)
    try driver.tap("favourite", at: 1)
    #expect(driver.stage.summary().flags["starred"] == false)
  }

  @Test func `L6 the large title goes into the bar as the page scrolls`() throws {
    var driver = try SceneDriver("toolbar")
    #expect(driver.texts(at: 0).filter { $0 == "Reading list" }.count == 1)
    #expect(driver.point(of: "nav.title", at: 0) == nil)
    driver.drag(from: Point(195, 600), to: Point(195, 500), at: 0, over: 1)
    #expect(driver.point(of: "nav.title", at: 3) != nil)
    let inline = try SceneDriver("toolbar", knobs: ["title": "inline"])
    #expect(inline.point(of: "nav.title", at: 0) != nil)
  }
}
