import Canvas
import PresentationCore
import Showcase
import Testing

@Suite struct PopoverSceneTests {
  private func shown(_ knobs: [String: String] = [:]) throws -> SceneDriver {
    var scene = try SceneDriver("popover", knobs: knobs)
    try scene.perform("show", at: 0)
    scene.run(to: 1)
    return scene
  }

  private func sort(_ scene: SceneDriver, at time: Double) throws -> PresentationSnapshot {
    let popover = scene.presentation("sort", at: time)
    return try #require(popover)
  }

  @Test("O1 the filter button's popover stands as measured, its tip at the button")
  func measured() throws {
    let popover = try sort(shown(), at: 1)
    #expect(popover.frame == Rect(116, 104, 264, 304))
    #expect(popover.anchoring?.side == .below)
    #expect((popover.anchoring?.tip ?? .zero) + popover.frame.origin == Point(320, 91))
  }

  private static let sides = [
    ("filter", "above", AnchorSide.below), ("edit", "leading", .trailing), ("row", "above", .above),
    ("row", "leading", .above),
  ]

  @Test(
    "O1 without room on the asked side it takes another and stays in the safe area",
    arguments: sides)
  func stands(_ anchor: String, _ side: String, _ chosen: AnchorSide) throws {
    let popover = try sort(shown(["anchor": anchor, "side": side]), at: 1)
    #expect(popover.anchoring?.side == chosen)
    #expect(popover.frame.minY >= 47 && popover.frame.maxY <= 810)
    #expect(popover.frame.minX >= 10 && popover.frame.maxX <= 380)
  }

  @Test("O1 it goes with its row in every frame of a scroll")
  func scrolls() throws {
    var scene = try shown(["anchor": "row"])
    try scene.perform("scroll", at: 1)
    var places: Set<Double> = []
    for step in 0...40 {
      let time = 1 + Double(step) / 60
      let popover = try sort(scene, at: time)
      let row = try #require(scene.point(of: "row 4", at: time))
      #expect(abs((popover.anchoring?.thing.midY ?? 0) - row.y) < 0.01, "\(time)")
      places.insert(row.y.rounded())
    }
    #expect(places.count > 5)
  }

  @Test("O1 turning the screen finds a new place for it and for its arrow")
  func turns() throws {
    var scene = try shown()
    scene.resize(844, 390, at: 1)
    let popover = try sort(scene, at: 1.01)
    let button = try #require(scene.point(of: "filter", at: 1.01))
    #expect(popover.anchoring?.thing.midX == button.x)
    #expect(popover.frame.maxY <= 369 && popover.frame.maxX <= 797)
  }

  @Test("O1 a compact width makes it a sheet when the knob says so, and only then")
  func adapts() throws {
    let sheet = try sort(shown(["compact": "sheet"]), at: 1)
    #expect(sheet.style.place == .sheet && sheet.detent != nil)
    #expect(sheet.frame.width == 390)
    #expect(try sort(shown(), at: 1).style.place.anchor != nil)
  }

  @Test("E10 a width that becomes regular while it is up replaces the sheet by the popover")
  func becomesRegular() throws {
    var scene = try shown(["compact": "sheet"])
    scene.resize(834, 1194, at: 1)
    scene.run(to: 3)
    #expect(try sort(scene, at: 3).style.place.anchor != nil)
    #expect(
      scene.cycle(of: "sort") == [
        "willPresent", "didPresent", "willDismiss replaced", "didDismiss", "willPresent",
        "didPresent",
      ])
  }

  @Test("O2 a tap on the list closes it and opens nothing; the pencil works through it")
  func outside() throws {
    var scene = try shown()
    try scene.tap("compose", at: 1)
    scene.run(to: 1.5)
    #expect(scene.cycle(of: "sort") == ["willPresent", "didPresent"])
    #expect(scene.texts(at: 1.5).contains("New message"))
    scene.tap(Point(195, 600), at: 2)
    scene.run(to: 3)
    #expect(scene.cycle(of: "sort").suffix(2) == ["willDismiss outsideTap", "didDismiss"])
    #expect(scene.stage.summary().open.isEmpty)
  }

  @Test("O2 with the knob off the pencil is eaten like everything else")
  func closed() throws {
    var scene = try shown(["through": "off"])
    try scene.tap("compose", at: 1)
    scene.run(to: 2)
    #expect(scene.stage.summary().open.isEmpty)
    #expect(!scene.texts(at: 2).contains("New message"))
  }

  @Test("O1 what is chosen in it changes the page behind at once")
  func chooses() throws {
    var scene = try shown()
    try scene.tap("oldest", at: 1)
    let texts = scene.texts(at: 1.1)
    let first = try #require(texts.firstIndex(of: "Layout circle"))
    let second = try #require(texts.firstIndex(of: "Nora Pell"))
    #expect(first < second)
  }
}
