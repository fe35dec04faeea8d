import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// A stack of pages inside a sheet: its own path, edge swipe, keys and places (SPEC L4, E8, S4, S7).
struct SheetNavigationTests {
  /// The sheet at its medium detent, so many pages deep, at rest at 3 s.
  private func shown(
    pages: Int, layout: StageSettings.Layout = .leftToRight,
    motion: StageSettings.Motion = .full
  ) throws -> SceneDriver {
    var driver = try SceneDriver("sheet-navigation", motion: motion, layout: layout)
    try driver.perform("show", at: 0)
    for page in 0..<pages { try driver.perform("push", at: 1 + 0.8 * Double(page)) }
    driver.run(to: 3)
    return driver
  }

  private func text(_ driver: SceneDriver, _ key: String) -> String? {
    driver.stage.summary().text[key]
  }

  private func top(_ driver: SceneDriver, at time: Double) throws -> Double {
    try #require(driver.presentation("folders", at: time)).drawn.minY
  }

  /// The uppermost page's way from its place, in pt.
  private func shift(_ driver: SceneDriver, at time: Double) throws -> Double {
    let sheet = try #require(driver.presentation("folders", at: time))
    return try #require(sheet.navigation["folders"]?.last).shift
  }

  private let one = #"["folder/boathouse"]"#
  private let two = #"["folder/boathouse","year/boathouse-2024"]"#

  @Test
  func `L4 rows push inside the sheet and the back button pops; the page behind knows nothing`()
    throws
  {
    var driver = try shown(pages: 0)
    try driver.tap("folder boathouse", at: 3)
    try driver.tap("year 2024", at: 4)
    #expect(text(driver, "path") == two)
    #expect(driver.snapshot(at: 5).page.navigation.isEmpty)
    try driver.tap("back", at: 5)
    #expect(text(driver, "path") == one)
    #expect(driver.cycle(of: "folders") == ["willPresent", "didPresent"])
    driver.run(to: 6)
    #expect(
      text(driver, "seen")
        == "+folders +folder/boathouse -folders +year/boathouse-2024 -folder/boathouse"
        + " +folder/boathouse -year/boathouse-2024")
  }

  @Test func `L4 a finger from the sheet's edge takes the page along, not the sheet`() throws {
    var driver = try shown(pages: 1)
    let before = try top(driver, at: 3)
    driver.touch(.down, Point(5, 640), at: 3)
    driver.touch(.move, Point(205, 660), at: 3.3)
    #expect(try shift(driver, at: 3.3) == 200)
    #expect(try top(driver, at: 3.3) == before)
    driver.touch(.move, Point(300, 670), at: 3.5)
    driver.touch(.up, Point(300, 670), at: 3.5)
    #expect(text(driver, "path") == "[]")
    driver.run(to: 5)
    #expect(try top(driver, at: 5) == before)
    #expect(
      driver.events.contains { $0.event == .navigated("folders", NavigationPath(), in: "folders") })
    #expect(driver.point(of: "folder boathouse", at: 5) != nil)
  }

  @Test func `L4 E7 a page on its way out is caught at the sheet's edge and turned round`() throws {
    var driver = try shown(pages: 1)
    try driver.perform("pop", at: 3)
    let place = try shift(driver, at: 3.1)
    #expect(place > 20)
    driver.touch(.down, Point(5, 640), at: 3.1)
    #expect(text(driver, "path") == one)
    #expect(try shift(driver, at: 3.2) == place)
    driver.touch(.move, Point(5 - place, 640), at: 3.3)
    driver.touch(.up, Point(5 - place, 640), at: 3.5)
    driver.run(to: 5)
    #expect(text(driver, "path") == one)
    #expect(try shift(driver, at: 5) == 0)
  }

  @Test func `L4 from right to left the sheet's right edge goes back`() throws {
    var driver = try shown(pages: 1, layout: .rightToLeft)
    driver.drag(from: Point(5, 640), to: Point(260, 640), at: 3, over: 0.3)
    #expect(text(driver, "path") == one)
    driver.drag(from: Point(385, 640), to: Point(130, 640), at: 4, over: 0.3)
    #expect(text(driver, "path") == "[]")
  }

  @Test func `L4 E8 Escape goes back page by page, then dismisses`() throws {
    var driver = try shown(pages: 2)
    driver.press(.escape, at: 3)
    #expect(text(driver, "path") == one)
    driver.press(.escape, at: 3.05)
    #expect(text(driver, "path") == "[]")
    #expect(driver.cycle(of: "folders") == ["willPresent", "didPresent"])
    driver.press(.escape, at: 3.1)
    driver.run(to: 5)
    #expect(driver.cycle(of: "folders").suffix(2) == ["willDismiss escape", "didDismiss"])
    #expect(text(driver, "seen")?.hasSuffix("-folders") == true, "its root goes with the sheet")
  }

  @Test func `L4 V6 the back key pops in the sheet, and on its first page it does nothing`() throws
  {
    var driver = try shown(pages: 1)
    driver.press(.left, .alt, at: 3)
    #expect(text(driver, "path") == "[]")
    driver.press(.left, .alt, at: 4)
    driver.run(to: 5)
    #expect(driver.cycle(of: "folders") == ["willPresent", "didPresent"])
  }

  @Test func `S4 S7 the bar and the content of a page move the sheet up, then the page scrolls`()
    throws
  {
    var driver = try shown(pages: 1)
    let low = try top(driver, at: 3)
    driver.drag(from: Point(195, low + 30), to: Point(195, low - 250), at: 3, over: 0.5)
    driver.run(to: 5)
    #expect(driver.presentation("folders", at: 5)?.detent == "large")
    driver.drag(from: Point(195, 600), to: Point(195, 450), at: 5, over: 0.5)
    driver.run(to: 12)
    let sheet = try #require(driver.presentation("folders", at: 12))
    #expect(sheet.detent == "large")
    #expect((sheet.scrollOffsets["folders/1"] ?? 0) > 50)
    try driver.tap("year 2016", at: 12)
    try driver.tap("back", at: 13)
    #expect(driver.presentation("folders", at: 14)?.scrollOffsets == sheet.scrollOffsets)
    try driver.tap("back", at: 14)
    driver.run(to: 15)
    let left = try #require(driver.presentation("folders", at: 15))
    #expect(left.scrollOffsets["folders/1"] == nil, "its place goes with the page")
  }

  @Test func `E5 M6 a sheet that leaves under a swipe comes back at its first page, at rest`()
    throws
  {
    var driver = try shown(pages: 1)
    driver.touch(.down, Point(5, 640), at: 3)
    driver.touch(.move, Point(150, 640), at: 3.2)
    try driver.perform("hide", at: 3.2)
    try driver.perform("show", at: 3.3)
    driver.touch(.up, Point(150, 640), at: 3.4)
    driver.run(to: 5)
    #expect(try shift(driver, at: 5) == 0)
    #expect(text(driver, "path") == "[]", "the cycle with the page has ended")
    #expect(driver.presentation("folders", at: 5)?.navigation["folders"]?.count == 1)
    #expect(driver.cycle(of: "folders").last == "didPresent")
  }

  @Test func `T5 with less motion the pages of a sheet fade`() throws {
    var driver = try shown(pages: 0, motion: .reduced)
    try driver.perform("push", at: 3)
    let sheet = try #require(driver.presentation("folders", at: 3.1))
    let page = try #require(sheet.navigation["folders"]?.last)
    #expect(page.manner == .fade && page.shift == 0)
    #expect(page.presence > 0.2 && page.presence < 0.8)
  }

  @Test func `L4 a sheet that was closed begins at its first page`() throws {
    var driver = try shown(pages: 2)
    try driver.tap("move", at: 3)
    driver.run(to: 5)
    #expect(text(driver, "moved") == "boathouse-2024")
    #expect(text(driver, "path") == "[]")
    try driver.perform("show", at: 5)
    driver.run(to: 6)
    #expect(driver.point(of: "folder boathouse", at: 6) != nil)
    #expect(driver.point(of: "back", at: 6) == nil)
  }
}
