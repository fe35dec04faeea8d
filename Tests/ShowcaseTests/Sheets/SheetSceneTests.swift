import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

struct SheetSceneTests {
  @Test func `Two detents: half the container, then the large edge, through the binding (S1, S2)`()
    throws
  {
    var driver = try SceneDriver("two-detents")
    try driver.perform("show", at: 0)
    #expect(driver.presentation("snooze", at: 1)?.frame.minY == 422)
    try driver.perform("select large", at: 1)
    #expect(driver.presentation("snooze", at: 2.5)?.frame.minY == 57)
    #expect(driver.stage.summary().text["user changes"] == "0", "code is no user")
  }

  @Test func `A finger writes the detent back, once, as the user's (S2, S4)`() throws {
    var driver = try SceneDriver("two-detents")
    try driver.perform("show", at: 0)
    driver.drag(from: Point(120, 460), to: Point(120, 120), at: 1, over: 0.3)
    driver.run(to: 3)
    let text = driver.stage.summary().text
    #expect(text["detent"] == "large")
    #expect(text["user changes"] == "1")
    #expect(driver.presentation("snooze", at: 3)?.frame.minY == 57)
    try driver.perform("select medium", at: 3)
    #expect(driver.presentation("snooze", at: 5)?.frame.minY == 422)
  }

  @Test func `The grabber cycles, header and content drags dismiss (S3, S5)`() throws {
    var driver = try SceneDriver("two-detents")
    try driver.perform("show", at: 0)
    driver.tap(Point(195, 430), at: 1)
    #expect(driver.presentation("snooze", at: 2.5)?.detent == "large")
    driver.tap(Point(195, 65), at: 2.5)
    #expect(driver.presentation("snooze", at: 4)?.detent == "medium")
    driver.drag(from: Point(120, 446), to: Point(120, 800), at: 4, over: 0.3)
    driver.run(to: 6)
    #expect(
      driver.cycle(of: "snooze") == ["willPresent", "didPresent", "willDismiss drag", "didDismiss"])
    #expect(driver.stage.summary().flags["open"] == false)
  }

  @Test func `A veto reports mask tap and drag, and the sheet stays (E9, S12)`() throws {
    var driver = try SceneDriver("two-detents", knobs: ["veto": "interactive"])
    try driver.perform("show", at: 0)
    driver.tap(Point(195, 200), at: 1)
    driver.drag(from: Point(120, 446), to: Point(120, 820), at: 2, over: 0.3)
    driver.run(to: 4)
    let cycle = driver.cycle(of: "snooze")
    #expect(cycle == ["willPresent", "didPresent", "attempt outsideTap", "attempt drag"])
    #expect(driver.stage.summary().text["refusals"] == "2")
    #expect(driver.presentation("snooze", at: 4)?.frame.minY == 422)
  }

  @Test func `Radius, colour, mask and spring come from knobs (S8, T3)`() throws {
    let knobs = ["radius": "30", "mask": "0.6", "background": "panel", "response": "0.8"]
    var driver = try SceneDriver("two-detents", knobs: knobs)
    var usual = try SceneDriver("two-detents")
    try driver.perform("show", at: 0)
    try usual.perform("show", at: 0)
    let sheet = try #require(driver.presentation("snooze", at: 3))
    #expect(sheet.cornerRadius == 30)
    let theme = Theme.classic()
    #expect(try driver.layer("snooze", at: 3).surface?.fill == .solid(theme[.panel]))
    #expect(try usual.layer("snooze", at: 3).surface?.fill == .solid(theme[.sheet]))
    #expect(abs(sheet.mask - 0.6) < 0.001)
    driver.run(to: 3)
    usual.run(to: 3)
    let event = Event.didPresent("snooze", cycle: 1)
    let slow = try #require(driver.time(of: event))
    let quick = try #require(usual.time(of: event))
    #expect(abs(slow - 2 * quick) < 0.01)
  }

  @Test func `The page steps back behind a large sheet and comes forward again (S11)`() throws {
    var driver = try SceneDriver("large-sheet")
    try driver.perform("show", at: 0)
    let page = driver.snapshot(at: 1).page
    #expect(abs(page.placement.scale - (1 - 32.0 / 390)) < 0.001)
    #expect(abs(page.cornerRadius * page.placement.scale - 12) < 0.02, "12 pt, as drawn")
    #expect(page.recessionDim > 0.02)
    #expect(abs(page.placement.apply(to: Point(195, 0)).y - 47) < 0.02, "below the status bar")
    #expect(driver.snapshot(at: 0).page.cornerRadius == 0)
    #expect(driver.presentation("compose", at: 1)?.frame == Rect(0, 57, 390, 787))
    try driver.tap("cancel", at: 1)
    #expect(driver.snapshot(at: 3).page.placement == .identity)
    driver.run(to: 3)
    #expect(driver.cycle(of: "compose").contains("willDismiss action"))
  }

  @Test func `Behind a large sheet 10 % black lies over the page alone, not over the bar (S11)`()
    throws
  {
    for appearance in Appearance.allCases {
      var driver = try SceneDriver("large-sheet", appearance: appearance)
      try driver.perform("show", at: 0)
      let layers = driver.layers(at: 2)
      let names = layers.map(\.name)
      #expect(Array(names.prefix(3)) == ["status behind page", "page", "page dim"])
      #expect(!names.contains { $0.hasPrefix("mask") }, "its own mask gave way")
      #expect(abs(try driver.layer("page dim", at: 2).opacity - 0.1) < 0.001)
      #expect((driver.presentation("compose", at: 2)?.mask ?? 0) > 0.1, "touches it still keeps")
    }
  }

  @Test
  func `From medium to large the mask goes over into the dim without a dark moment (S6, S11)`()
    throws
  {
    var driver = try SceneDriver("two-detents")
    try driver.perform("show", at: 0)
    try driver.perform("select large", at: 1)
    func light(_ time: Double) -> Double {
      let layers = driver.layers(at: time)
      return layers.reduce(1) {
        $1.name == "page dim" || $1.name.hasPrefix("mask") ? $0 * (1 - $1.opacity) : $0
      }
    }
    var last = light(1)
    #expect(abs(last - 0.8) < 0.002)
    for step in 1...60 {
      let now = light(1 + Double(step) / 60)
      #expect(now > last - 0.004, "\(step)")
      last = now
    }
    #expect(abs(last - 0.9) < 0.002)
  }

  @Test func `In one gesture the sheet grows, then its list scrolls (S7)`() throws {
    var driver = try SceneDriver("nested-scroll")
    try driver.perform("show", at: 0)
    driver.drag(from: Point(120, 700), to: Point(120, 180), at: 1, over: 0.6)
    let end = driver.presentation("people", at: 1.6)
    #expect(end?.frame.minY == 57)
    #expect(abs((end?.scrollOffsets["people"] ?? 0) - 155) < 1, "520 pt less the 365 it grew")
  }

  @Test func `Back at the list's top the same drag takes the sheet down (S7)`() throws {
    var driver = try SceneDriver("nested-scroll")
    try driver.perform("show", at: 0)
    try driver.perform("select large", at: 1)
    driver.drag(from: Point(120, 300), to: Point(120, 500), at: 3, over: 0.4)
    #expect(abs((driver.presentation("people", at: 3.4)?.frame.minY ?? 0) - 257) < 12)
  }

  @Test func `Content that always scrolls leaves the sheet alone (S7)`() throws {
    var driver = try SceneDriver("nested-scroll", knobs: ["contentDrag": "scrolls"])
    try driver.perform("show", at: 0)
    driver.drag(from: Point(120, 700), to: Point(120, 600), at: 1, over: 0.3)
    let sheet = driver.presentation("people", at: 1.3)
    #expect(sheet?.frame.minY == 422)
    #expect((sheet?.scrollOffsets["people"] ?? 0) > 90)
  }

  @Test func `Details follow the height, and what is too tall is cut (S13)`() throws {
    var driver = try SceneDriver("sheet-detail", knobs: ["detents": "height(180),medium,large"])
    try driver.perform("show", at: 0)
    let small = try driver.layer("trip", at: 1)
    #expect(driver.presentation("trip", at: 1)?.frame.minY == 630)
    #expect(small.content.flatMap(\.texts).contains("Mill Quay"), "laid out, not squeezed")
    #expect(small.clip != nil)
    #expect(!driver.texts(at: 1).contains("Rope Walk"))
    try driver.perform("select large", at: 1)
    #expect(driver.texts(at: 3).contains("Rope Walk"))
  }

  @Test func `Rows behind an undimmed sheet are tapped and scrolled (S6, S12)`() throws {
    var driver = try SceneDriver("undimmed-sheet")
    try driver.perform("show", at: 0)
    #expect(driver.presentation("live", at: 1)?.frame.minY == 524)
    #expect(!driver.snapshot(at: 1).page.isBlocked)
    try driver.tap("row 1", at: 1)
    try driver.tap("row 0", at: 1.5)
    driver.drag(from: Point(195, 480), to: Point(195, 380), at: 2, over: 0.3)
    #expect(driver.stage.summary().text["taps"] == "2")
    #expect(driver.snapshot(at: 2.3).page.offset > 80)
    #expect(driver.stage.summary().flags["open"] == true)
  }

  @Test func `At the next detent the mask is full and a tap on it dismisses (S6, S12)`() throws {
    var driver = try SceneDriver("undimmed-sheet", knobs: ["detents": "height(286),medium"])
    try driver.perform("show", at: 0)
    driver.drag(from: Point(120, 560), to: Point(120, 440), at: 1, over: 0.4)
    driver.run(to: 3)
    #expect(abs((driver.presentation("live", at: 3)?.mask ?? 0) - 0.2) < 0.001)
    driver.tap(Point(195, 300), at: 3)
    driver.run(to: 5)
    #expect(driver.cycle(of: "live").contains("willDismiss outsideTap"))
    #expect(driver.stage.summary().text["taps"] == "0")
  }
}
