import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC S1, S7, S9, S10, S13, S16: queue, comments, quick actions, form.
struct ExampleSheetTests {
  @Test func `S9 on its side the queue is 480 wide, 8 below the top, over a page at rest`() throws {
    var driver = try SceneDriver("play-queue")
    driver.send(.resize(Size(844, 390)), at: 0)
    try driver.perform("show", at: 0.1)
    try driver.perform("select large", at: 1)
    #expect(driver.presentation("queue", at: 2.5)?.frame == Rect(182, 8, 480, 382))
    #expect(driver.snapshot(at: 2.5).page.placement == .identity)
    driver.tap(Point(100, 200), at: 2.5)
    driver.run(to: 4)
    #expect(driver.cycle(of: "queue").last == "didDismiss", "beside it is the mask")
  }

  @Test func `S9 with the full width its content keeps off the notch`() throws {
    var driver = try SceneDriver("play-queue", knobs: ["compact": "fullWidth"])
    driver.send(.resize(Size(844, 390)), at: 0)
    try driver.perform("show", at: 0.1)
    let sheet = try #require(driver.presentation("queue", at: 1.5))
    #expect((sheet.frame.minX, sheet.frame.width) == (0, 844))
    let play = try #require(driver.point(of: "play", at: 1.5))
    #expect(play.x < 844 - 47)
    #expect(try #require(driver.point(of: "artwork", at: 1.5)).x > 47 + 36)
  }

  @Test func `S9, V2 turned while it moves it goes on and ends where it belongs`() throws {
    var driver = try SceneDriver("play-queue")
    try driver.perform("show", at: 0)
    driver.send(.resize(Size(844, 390)), at: 0.1)
    driver.run(to: 2)
    #expect(driver.presentation("queue", at: 2)?.frame == Rect(182, 195, 480, 195))
    #expect(driver.cycle(of: "queue") == ["willPresent", "didPresent"])
  }

  @Test func `S16 a row of the queue plays and comes to the top`() throws {
    var driver = try SceneDriver("play-queue")
    try driver.perform("show", at: 0)
    try driver.tap("track 1", at: 1)
    #expect(driver.texts(at: 1.2).contains("Rain on the boathouse"))
    let title = try #require(driver.point(of: "title", at: 1.2))
    #expect(title.y < 500)
  }

  @Test func `V1 the keyboard lifts a medium sheet and shortens a large one`() throws {
    var driver = try SceneDriver("comment-panel")
    try driver.perform("show", at: 0)
    try driver.tap("comment", at: 1)
    let low = try #require(driver.point(of: "comment", at: 2.5))
    #expect(low.y < 508 && low.y > 450)
    #expect(driver.presentation("comments", at: 2.5)?.frame.minY == 120)
    try driver.perform("select large", at: 2.5)
    driver.run(to: 4)
    let high = try #require(driver.point(of: "comment", at: 4))
    #expect(high.y < 508 && high.y > 450)
    #expect(driver.presentation("comments", at: 4)?.frame.minY == 57)
  }

  @Test func `S16 a comment that is sent ends the list, and the field is empty`() throws {
    var driver = try SceneDriver("comment-panel")
    try driver.perform("show", at: 0)
    try driver.tap("comment", at: 1)
    driver.type("Lovely", at: 1.5)
    try driver.tap("send", at: 2)
    driver.run(to: 2.5)
    let texts = driver.texts(at: 2.5)
    #expect(texts.contains("Lovely") && texts.contains("6 below “First boat”"))
    #expect(texts.contains("Add a comment"))
  }

  @Test func `S13, V4 content that grows while the sheet is up makes it grow, without a jump`()
    throws
  {
    var driver = try SceneDriver("quick-actions")
    try driver.perform("show", at: 0)
    let before = try #require(driver.presentation("actions", at: 1)).frame.minY
    try driver.perform("more", at: 1)
    let start = try #require(driver.presentation("actions", at: 1)).frame.minY
    #expect(abs(start - before) < 0.5)
    let moving = try #require(driver.presentation("actions", at: 1.1)).frame.minY
    let after = try #require(driver.presentation("actions", at: 3)).frame.minY
    #expect(moving < before && moving > after)
    #expect(after < before - 200)
    #expect(driver.cycle(of: "actions") == ["willPresent", "didPresent"])
    try driver.perform("more", at: 3)
    #expect(driver.presentation("actions", at: 5)?.frame.minY == before)
  }

  @Test func `S1 a custom detent follows its form and keeps the button above the inset`() throws {
    var driver = try SceneDriver("confirm-form")
    try driver.perform("show", at: 0)
    let before = try #require(driver.presentation("booking", at: 1)).frame.minY
    try driver.perform("return", at: 1)
    let after = try #require(driver.presentation("booking", at: 3)).frame.minY
    #expect(abs(before - after - 52) < 1, "one more cell")
    let button = try #require(driver.point(of: "book", at: 3))
    #expect(button.y + 24 <= 844 - 34)
  }

  @Test func `S1, S13 where there is less room than the form needs its button stays in reach`()
    throws
  {
    var driver = try SceneDriver("confirm-form")
    driver.send(.resize(Size(844, 390)), at: 0)
    try driver.perform("show", at: 0.1)
    let button = try #require(driver.point(of: "book", at: 1.5))
    #expect(button.y + 24 <= 390 - 21)
    try driver.tap("book", at: 1.5)
    driver.run(to: 3)
    #expect(driver.stage.summary().text["booked"] == "€4.00")
  }

  @Test func `S10 on a tablet it is a card in the middle of at least its minimum`() throws {
    var driver = try SceneDriver("play-queue", device: "ipad-11")
    try driver.perform("show", at: 0)
    let sheet = try #require(driver.presentation("queue", at: 1.5))
    #expect(sheet.frame == Rect(147, 289, 540, 620))
    #expect(sheet.radii == CornerRadii(12))
    #expect(!sheet.showsGrabber)
  }

  @Test func `S10 and a popover at its button when asked, a sheet again on a phone`() throws {
    var tablet = try SceneDriver(
      "quick-actions", knobs: ["regular": "popover"], device: "ipad-11")
    try tablet.tap("filter", at: 0)
    let popover = try #require(tablet.presentation("actions", at: 1.5))
    #expect(popover.style.name == "popover")
    #expect(popover.frame.width == 375)
    #expect(popover.frame.minY < 110, "below the bar")
    var phone = try SceneDriver("quick-actions", knobs: ["regular": "popover"])
    try phone.tap("filter", at: 0)
    #expect(phone.presentation("actions", at: 1.5)?.style.name == "sheet")
  }
}
