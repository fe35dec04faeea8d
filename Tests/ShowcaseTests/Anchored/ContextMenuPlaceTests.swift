import Blocks
import Canvas
import PresentationCore
import Showcase
import TestSupport
import Testing

/// SPEC C1: where the lifted row and its menu stand, and the keys of a menu.
@Suite struct ContextMenuPlaceTests {
  private func card(_ scene: SceneDriver, _ row: Int, at time: Double) throws -> Rect {
    let layer = try scene.layer("preview menu \(row)", at: time)
    let bounds = try #require(layer.surface?.shape.bounds)
    return layer.placement.apply(to: bounds)
  }

  @Test("C1 a row in a sheet lifts from where it lies in the sheet, at both detents")
  func inSheet() throws {
    var scene = try SceneDriver("context-menu")
    try scene.perform("sheet", at: 0)
    scene.run(to: 2)
    let top = try #require(scene.presentation("rows", at: 2)).frame.minY
    #expect(top > 300)
    let place = try #require(scene.point(of: "rows.row 3", at: 2))
    scene.touch(.down, place, at: 2)
    scene.run(to: 2.5)
    #expect(try card(scene, 3, at: 2.5) == Rect(0, place.y - 36, 390, 72))
    scene.run(to: 4)
    #expect(try card(scene, 3, at: 4) == Rect(8, place.y - 36, 374, 72))
    let menu = try #require(scene.presentation("menu 3", at: 4))
    #expect(menu.anchoring?.side == .above && menu.frame.maxY == place.y - 36 - 12)
  }

  @Test(
    "C1 the menu never covers the lifted row and both stay on the screen",
    arguments: ["row 0", "row 1", "row 2"], TextSizeCategory.allCases)
  func apart(row: String, textSize: TextSizeCategory) throws {
    var scene = try SceneDriver("context-menu", textSize: textSize)
    guard let place = scene.point(of: row, at: 0), place.y < 720 else {
      #expect(row != "row 0", "only lower ones may lie too low, at the largest sizes")
      return
    }
    scene.touch(.down, place, at: 0)
    let id = try #require(row.split(separator: " ").last.flatMap { Int($0) })
    let menu = try #require(scene.presentation(PresentationID("menu \(id)"), at: 3)).frame
    let card = try card(scene, id, at: 3)
    let safe = Rect(0, 47, 390, 763)
    #expect(menu.intersection(card).isEmpty)
    #expect(menu.intersection(safe) == menu && card.intersection(safe) == card)
  }

  @Test("C1 the card moves no further than the menu needs, and the menu gets what is left")
  func makesRoom() throws {
    var scene = try SceneDriver("context-menu", textSize: .accessibility5)
    let place = try #require(scene.point(of: "row 0", at: 0))
    scene.touch(.down, place, at: 0)
    let menu = try #require(scene.presentation("menu 0", at: 3)).frame
    let card = try card(scene, 0, at: 3)
    #expect(menu.height + 12 + card.height == 763)
    #expect(scene.layers(at: 3).contains { $0.name == "menu 0" })
  }

  @Test("C1 a menu higher than its room scrolls by finger, and by keys to the entry with the ring")
  func scrolls() throws {
    var scene = try SceneDriver("context-menu", textSize: .accessibility5)
    try scene.perform("show", at: 0)
    scene.run(to: 2)
    let id = PresentationID("menu 2")
    let menu = try #require(scene.presentation(id, at: 2)).frame
    let hidden = try #require(scene.point(of: "delete", at: 2))
    #expect(hidden.y > menu.maxY)
    scene.drag(
      from: Point(menu.midX, menu.maxY - 40), to: Point(menu.midX, menu.minY + 20), at: 2, over: 0.5
    )
    scene.run(to: 4)
    #expect((scene.presentation(id, at: 4)?.scrollOffsets["menu"] ?? 0) > 50)
    #expect(scene.stage.summary().pressed.isEmpty)
    scene.press(.end, at: 4)
    scene.run(to: 6)
    #expect(try #require(scene.point(of: "delete", at: 6)).y < menu.maxY)
    scene.press(.home, at: 6)
    scene.run(to: 8)
    #expect(scene.presentation(id, at: 8)?.scrollOffsets["menu"] == 0)
  }

  private static let directions: [(StageSettings.Layout, KeyPress.Key, KeyPress.Key)] = [
    (.leftToRight, .right, .left), (.rightToLeft, .left, .right),
  ]

  @Test(
    "C1 V6 the arrow along the reading direction enters a submenu, the other leaves it",
    arguments: directions)
  func submenuKeys(layout: StageSettings.Layout, into: KeyPress.Key, out: KeyPress.Key) throws {
    let scene = ContextMenuScene()
    var settings = StageSettings(knobs: KnobValues(scene.info.knobs))
    settings.layout = layout
    var stage = SceneCatalogue.stage(of: scene, settings: settings, text: FixedTextMeasuring())
    var time = Instant.zero
    func press(_ key: KeyPress.Key) {
      time = time.advanced(by: 0.5)
      stage.send(InputEvent(.key(KeyPress(key)), at: time))
    }
    try stage.perform("show", at: .zero)
    for _ in 0..<4 { press(.down) }
    #expect(stage.element(named: "reply", at: time) != nil)
    press(out)
    #expect(stage.element(named: "reply", at: time) != nil, "nothing to leave")
    press(into)
    #expect(stage.element(named: "reply", at: time) == nil)
    #expect(stage.element(named: "hour", at: time) != nil)
    press(into)
    #expect(stage.element(named: "hour", at: time) != nil, "nothing to enter")
    press(out)
    #expect(stage.element(named: "reply", at: time) != nil)
    press(into)
    press(.down)
    press(.enter)
    #expect(stage.summary().pressed["evening"] == 1, "the ring starts on the first entry")
  }
}
