import Blocks
import Canvas
import PresentationCore
import Showcase
import TestSupport
import Testing

@Suite struct ContextMenuSceneTests {
  private let menu: PresentationID = "menu 2"

  private func held(_ row: String = "row 2") throws -> (SceneDriver, Point) {
    var scene = try SceneDriver("context-menu")
    let place = try #require(scene.point(of: row, at: 0))
    scene.touch(.down, place, at: 0)
    scene.run(to: 1)
    return (scene, place)
  }

  @Test(
    "C1 holding a row lifts it as a card over a blurred page, the menu 12 pt below, as measured")
  func lifts() throws {
    let (scene, _) = try held()
    let frame = try #require(scene.presentation(menu, at: 1)?.frame)
    #expect(frame == Rect(70, 491, 250, 272))
    let preview = try scene.layer("preview menu 2", at: 1)
    #expect(preview.placement.offset == Point(8, 407))
    #expect(preview.surface?.shape.bounds.size == Size(374, 72))
    #expect(try scene.layer("blur menu 2", at: 1).blur == 10)
    #expect(abs(try scene.layer("mask menu 2", at: 1).opacity - 0.32) < 0.001)
    let names = scene.layers(at: 1).map(\.name)
    let status = try #require(names.firstIndex(of: "status above"))
    let mask = try #require(names.firstIndex(of: "mask menu 2"))
    #expect(status > mask)
  }

  @Test("C1 the card starts exactly over its row and covers it on the whole way")
  func starts() throws {
    let (scene, _) = try held()
    var early = try SceneDriver("context-menu")
    early.touch(.down, try #require(early.point(of: "row 2", at: 0)), at: 0)
    early.run(to: 0.5)
    let card = try early.layer("preview menu 2", at: 0.5)
    #expect(card.placement.offset == Point(0, 407) && card.opacity == 1)
    #expect(card.surface?.shape.bounds.size == Size(390, 72))
    #expect(try scene.layer("preview menu 2", at: 1).opacity == 1)
  }

  @Test("C1 dragging from the press onto an entry highlights it; letting go chooses it")
  func slides() throws {
    var (scene, place) = try held()
    scene.touch(.move, Point(place.x, place.y + 30), at: 1.05)
    let pin = try #require(scene.point(of: "pin", at: 1.1))
    scene.touch(.move, pin, at: 1.1)
    let highlight = try scene.layer("menu 2", at: 1.1).content.flatMap(\.fills)
    #expect(
      highlight.contains { $0.shape.bounds == Rect(0, 89, 250, 44) || $0.shape.bounds.midY == 110 })
    scene.touch(.up, pin, at: 1.2)
    scene.run(to: 2)
    #expect(scene.cycle(of: menu).suffix(2) == ["willDismiss action", "didDismiss"])
    #expect(scene.stage.summary().pressed == ["pin": 1])
    #expect(try #require(scene.point(of: "row 2", at: 2)).y < 420)
  }

  @Test("C1 letting go where it was held keeps the menu; a tap outside closes it")
  func stays() throws {
    var (scene, place) = try held()
    scene.touch(.up, place, at: 1.1)
    scene.run(to: 2)
    #expect(scene.cycle(of: menu) == ["willPresent", "didPresent"])
    scene.tap(Point(195, 120), at: 2)
    scene.run(to: 3)
    #expect(scene.cycle(of: menu).suffix(2) == ["willDismiss outsideTap", "didDismiss"])
  }

  @Test("C1 a disabled entry takes the tap and does nothing; a destructive one acts")
  func roles() throws {
    var (scene, place) = try held()
    scene.touch(.up, place, at: 1.1)
    try scene.tap("mute", at: 1.2)
    #expect(scene.presentation(menu, at: 1.3)?.phase == .presented)
    try scene.tap("delete", at: 1.4)
    scene.run(to: 2)
    #expect(scene.point(of: "row 2", at: 2) == nil)
  }

  @Test("C1 an entry leads to a submenu in place and back; leaving forgets it")
  func submenu() throws {
    var (scene, place) = try held()
    scene.touch(.up, place, at: 1.1)
    try scene.tap("snooze", at: 1.2)
    // Also while the menu is still higher than it needs to be.
    for time in [1.21, 1.25, 1.3, 2] {
      let back = try #require(scene.areas(at: time).first { $0.name == "back" })
      let top = try #require(scene.presentation(menu, at: time)).drawn.minY
      #expect(abs(back.frame.minY - top) < 0.5, "its first row at its top at \(time) s")
    }
    scene.run(to: 2)
    #expect(scene.texts(at: 2).contains("This evening") && !scene.texts(at: 2).contains("Reply"))
    #expect(scene.presentation(menu, at: 2)?.frame.height == 184)
    try scene.tap("back", at: 2)
    scene.run(to: 3)
    #expect(scene.texts(at: 3).contains("Reply"))
    try scene.tap("snooze", at: 3)
    scene.tap(Point(195, 120), at: 4)
    scene.run(to: 5)
    try scene.perform("show", at: 5)
    #expect(scene.texts(at: 6).contains("Reply"))
  }

  @Test("C1 a menu without room below its row stands above it")
  func flips() throws {
    let (scene, _) = try held("row 6")
    let menu = try #require(scene.presentation("menu 6", at: 1))
    let card = try scene.layer("preview menu 6", at: 1)
    #expect(menu.anchoring?.side == .above)
    #expect(menu.frame.maxY == card.placement.offset.y - 12)
  }

  @Test("V6 Shift-F10 calls it, arrows mark its entries over the whole row, Return chooses")
  func keys() throws {
    var scene = try SceneDriver("context-menu")
    for step in 0..<20 where scene.stage.summary().open.isEmpty {
      scene.press(.tab, at: 0.01 * Double(step))
      scene.press(.function(10), .shift, at: 0.01 * Double(step))
    }
    scene.run(to: 1)
    let opened = try #require(scene.stage.summary().open.first)
    for time in [1.1, 1.2] { scene.press(.down, at: time) }
    let rows = try scene.layer(opened, at: 1.2).content.flatMap(\.fills).map(\.shape.bounds)
    #expect(rows.contains(Rect(0, 44, 250, 44)))
    scene.press(.enter, at: 1.3)
    scene.run(to: 2)
    #expect(scene.stage.summary().pressed["read"] == 1)
    #expect(scene.stage.summary().open.isEmpty)
  }

  @Test("C1, V6 Escape leaves the submenu before the menu; the left key only the submenu")
  func leavesByLevels() throws {
    var (scene, place) = try held()
    scene.touch(.up, place, at: 1.1)
    for (key, time) in [(KeyPress.Key.escape, 2.0), (.left, 3)] {
      try scene.tap("snooze", at: time)
      #expect(!scene.texts(at: time + 0.4).contains("Reply"))
      scene.press(key, at: time + 0.5)
      #expect(scene.texts(at: time + 0.9).contains("Reply"))
      #expect(scene.presentation(menu, at: time + 0.9)?.phase == .presented)
    }
    scene.press(.left, at: 4)
    #expect(scene.presentation(menu, at: 4.5)?.phase == .presented)
    scene.press(.escape, at: 5)
    scene.run(to: 6)
    #expect(scene.cycle(of: menu).suffix(2) == ["willDismiss escape", "didDismiss"])
  }

  /// A menu too high for its screen, called by a finger that is still down at 1 s.
  private func highMenu() throws -> (scene: SceneDriver, frame: Rect) {
    var scene = try SceneDriver("context-menu", textSize: .accessibility5)
    scene.resize(844, 390, at: 0)
    scene.touch(.down, try #require(scene.point(of: "row 0", at: 0.1)), at: 0.1)
    scene.run(to: 1)
    return (scene, try #require(scene.presentation("menu 0", at: 1)).frame)
  }

  @Test("C1 a finger held at the edge of a menu that is too high makes it run on, and back")
  func runsOn() throws {
    var (scene, frame) = try highMenu()
    func offset(_ time: Double) -> Double {
      scene.presentation("menu 0", at: time)?.scrollOffsets["menu"] ?? 0
    }
    #expect(offset(1) == 0)
    scene.touch(.move, Point(frame.midX, frame.maxY - 4), at: 1)
    #expect(offset(1.2) > 20)
    #expect(offset(1.4) > offset(1.2) + 20)
    scene.touch(.move, frame.center, at: 1.5)
    let still = offset(1.5)
    #expect(offset(2) == still)
    scene.touch(.move, Point(frame.midX, frame.minY + 2), at: 2)
    #expect(offset(4) == 0)
  }

  @Test("C1 the last entry comes to the finger that waits at the edge, which chooses it")
  func choosesTheLast() throws {
    var (scene, frame) = try highMenu()
    let edge = Point(frame.midX, frame.maxY - 12)
    scene.touch(.move, edge, at: 1)
    scene.touch(.up, edge, at: 5)
    scene.run(to: 6)
    #expect(scene.stage.summary().pressed == ["delete": 1])
  }

  @Test("C1, T6 what is marked under it while the menu runs on does not hang on the frames before")
  func marksWhatComes() throws {
    var (scene, frame) = try highMenu()
    scene.touch(.move, Point(frame.midX, frame.maxY - 4), at: 1)
    var stepped = scene
    for step in 0..<30 { stepped.run(to: 1 + 0.02 * Double(step)) }
    for time in [1.62, 1.8, 2.5] {
      let content = try scene.layer("menu 0", at: time).content
      #expect(try stepped.layer("menu 0", at: time).content == content)
    }
  }

  @Test("T5 with reduced motion the card stands still and fades")
  func reduced() throws {
    let scene = ContextMenuScene()
    var settings = StageSettings(knobs: KnobValues(scene.info.knobs))
    settings.motion = .reduced
    var stage = SceneCatalogue.stage(of: scene, settings: settings, text: FixedTextMeasuring())
    try stage.perform("show", at: .zero)
    let layers = stage.frame(at: Instant(nanoseconds: 100_000_000)).layers
    let half = try #require(layers.first { $0.name == "preview menu 2" })
    #expect(half.placement == Placement(offset: Point(8, 407)))
    #expect(half.opacity > 0.05 && half.opacity < 0.95)
  }

  @Test("C1 on a low screen card and menu stand side by side")
  func low() throws {
    var scene = try SceneDriver("context-menu")
    scene.resize(844, 390, at: 0)
    let place = try #require(scene.point(of: "row 0", at: 0.1))
    scene.touch(.down, place, at: 0.1)
    let frame = try #require(scene.presentation("menu 0", at: 3)?.frame)
    let card = try scene.layer("preview menu 0", at: 3)
    let width = card.surface?.shape.bounds.width ?? 0
    #expect(frame.minX == card.placement.offset.x + width + 12)
    #expect(frame.minY >= 0 && frame.maxY <= 369)
  }

  @Test("C1 a right click shows it at once")
  func rightClick() throws {
    var scene = try SceneDriver("context-menu")
    let place = try #require(scene.point(of: "row 2", at: 0))
    scene.rightClick(place, at: 0)
    scene.run(to: 1)
    #expect(scene.cycle(of: menu) == ["willPresent", "didPresent"])
  }
}
