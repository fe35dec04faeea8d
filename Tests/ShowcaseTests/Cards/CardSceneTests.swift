import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// The scenes that open one card, and what to press in it.
enum CardScenes {
  static let ids: [String: PresentationID] = [
    "confirm-card": "confirm-card", "image-card": "image-card",
    "progress-card": "progress-card", "rating-card": "rating-card",
    "bottom-panel": "bottom-panel", "page-and-popup": "page-card",
  ]
  static let names = ids.keys.sorted()
  static let centred = names.filter { $0 != "bottom-panel" }
}

struct CardSceneTests {
  @Test(
    "M3 content over the card's edge is touched where it is drawn, and only there",
    arguments: [("visible", "willDismiss action"), ("clipped", "willDismiss outsideTap")])
  func badge(overflow: String, way: String) throws {
    var scene = try SceneDriver("confirm-card", knobs: ["badge": overflow])
    try scene.perform("show", at: 0)
    let card = try #require(scene.presentation("confirm-card", at: 1)).frame
    let layer = try scene.layer("confirm-card", at: 1)
    #expect((layer.clip == nil) == (overflow == "visible"))
    scene.tap(Point(card.maxX + 8, card.minY - 8), at: 1)
    scene.run(to: 2)
    #expect(scene.cycle(of: "confirm-card").suffix(2) == [way, "didDismiss"])
  }

  @Test("M9 E6 two quick taps on the mask dismiss once")
  func twice() throws {
    var scene = try SceneDriver("confirm-card")
    try scene.perform("show", at: 0)
    scene.run(to: 1)
    scene.tap(Point(195, 150), at: 1)
    scene.tap(Point(195, 150), at: 1.06)
    scene.run(to: 3)
    #expect(
      scene.cycle(of: "confirm-card")
        == ["willPresent", "didPresent", "willDismiss outsideTap", "didDismiss"])
  }

  @Test(arguments: CardScenes.names)
  func `The default take presents, a tap on the mask dismisses (M1)`(name: String) throws {
    let id = try #require(CardScenes.ids[name])
    var driver = try SceneDriver(name)
    try driver.perform("show", at: 0)
    driver.run(to: 1)
    driver.tap(Point(195, 60), at: 1)
    driver.run(to: 2)
    #expect(
      driver.cycle(of: id) == ["willPresent", "didPresent", "willDismiss outsideTap", "didDismiss"])
    #expect(driver.stage.summary().flags["open"] == false)
  }

  @Test(arguments: CardScenes.centred)
  func `Cards are 326 wide on a phone, centred in the safe area (K1, K2)`(name: String) throws {
    let id = try #require(CardScenes.ids[name])
    var driver = try SceneDriver(name)
    try driver.perform("show", at: 0)
    let frame = try #require(driver.presentation(id, at: 1)).frame
    #expect(frame.width == 326)
    #expect(frame.center == Point(195, 47 + (844 - 47 - 34) / 2))
  }

  @Test(arguments: CardScenes.names)
  func `Everything a take names is there`(name: String) throws {
    let scene = try #require(SceneCatalogue.scene(named: name))
    for take in scene.info.takes {
      var driver = try SceneDriver(name)
      try driver.perform("show", at: 0)
      let parts = take.text.split(separator: "\"", omittingEmptySubsequences: false)
      for (index, word) in parts.enumerated() where index % 2 == 1 {
        #expect(driver.point(of: String(word), at: 1) != nil, "\(take.name): \(word)")
      }
    }
  }

  @Test(arguments: [
    ("confirm-card", "cancel"), ("confirm-card", "confirm"), ("image-card", "keep"),
    ("image-card", "change"), ("progress-card", "undo"), ("progress-card", "send"),
    ("rating-card", "cancel"), ("page-and-popup", "done"), ("bottom-panel", "close"),
    ("bottom-panel", "Copy link"), ("bottom-panel", "Nora Pell"),
  ])
  func `Every control that closes a card does so with the reason action (E8)`(
    name: String, control: String
  ) throws {
    let id = try #require(CardScenes.ids[name])
    var driver = try SceneDriver(name)
    try driver.perform("show", at: 0)
    try driver.tap(control, at: 1)
    driver.run(to: 2)
    #expect(driver.cycle(of: id).contains("willDismiss action"))
    #expect(driver.stage.summary().pressed[control] == 1)
  }

  @Test func `What is touched is the button as drawn, to the point (M5)`() throws {
    var driver = try SceneDriver("confirm-card")
    try driver.perform("show", at: 0)
    let card = try #require(driver.presentation("confirm-card", at: 1))
    let accent = Paint.solid(Theme.classic()[.accent])
    let layer = try driver.layer("confirm-card", at: 1)
    let fill = try #require(layer.content.flatMap(\.fills).first { $0.paint == accent })
    let button = card.placement.apply(to: fill.shape.bounds)
    driver.tap(Point(button.midX, button.minY - 0.5), at: 1)
    #expect(driver.stage.summary().pressed["confirm"] == nil)
    driver.tap(Point(button.midX, button.minY + 0.5), at: 1.1)
    #expect(driver.stage.summary().pressed["confirm"] == 1)
  }

  @Test func `A tap in a cut-off corner is a tap on the mask (M2)`() throws {
    var driver = try SceneDriver("image-card")
    try driver.perform("show", at: 0)
    let frame = try #require(driver.presentation("image-card", at: 1)).frame
    driver.tap(frame.origin + Point(8, 8), at: 1)
    #expect(driver.cycle(of: "image-card") == ["willPresent", "didPresent"])
    driver.tap(frame.origin + Point(2, 2), at: 1.1)
    #expect(driver.cycle(of: "image-card").last == "willDismiss outsideTap")
  }

  @Test func `The corners cut the picture, not the shadow (K3)`() throws {
    var driver = try SceneDriver("image-card")
    try driver.perform("show", at: 0)
    let layer = try driver.layer("image-card", at: 1)
    let surface = try #require(layer.surface)
    #expect(layer.clip == surface.shape)
    #expect(surface.shadows.count == 2)
    guard case .rounded(let rect, let radii) = surface.shape else {
      Issue.record("the card is a rounded rectangle")
      return
    }
    #expect(radii == CornerRadii(16))
    let header = Rect(0, 0, rect.width, 168)
    guard case .group(let picture) = try #require(layer.content.first) else {
      Issue.record("the picture comes first")
      return
    }
    #expect(picture.clip == .rect(header), "it reaches three edges of the card")
  }

  @Test(arguments: ["0.3", "0.4", "0.8"])
  func `The mask has the opacity of its knob (K4)`(mask: String) throws {
    var driver = try SceneDriver("confirm-card", knobs: ["mask": mask])
    try driver.perform("show", at: 0)
    let drawn = try #require(driver.presentation("confirm-card", at: 1)).mask
    let wanted = try #require(Double(mask))
    #expect(abs(drawn - wanted) <= 1.0 / 4096)
  }

  @Test func `A high-contrast mask is never lighter than its theme's (K4)`() throws {
    var driver = try SceneDriver("confirm-card", appearance: .lightContrast)
    try driver.perform("show", at: 0)
    #expect(driver.presentation("confirm-card", at: 1)?.mask == 0.5)
  }

  @Test(arguments: [("off", false), ("on", true)])
  func `A tap on an empty part closes only when asked to (M1, M4)`(
    rule: String, closes: Bool
  ) throws {
    var driver = try SceneDriver("confirm-card", knobs: ["tapOnEmptyContentDismisses": rule])
    try driver.perform("show", at: 0)
    let title = try #require(driver.point(of: "title", at: 1))
    driver.tap(title, at: 1)
    #expect(driver.cycle(of: "confirm-card").contains("willDismiss outsideTap") == closes)
  }

  @Test func `Controls never count as empty, disabled ones neither (M4)`() throws {
    var driver = try SceneDriver("rating-card", knobs: ["tapOnEmptyContentDismisses": "on"])
    try driver.perform("show", at: 0)
    try driver.tap("confirm", at: 1)
    try driver.tap("star 3", at: 1.2)
    #expect(driver.cycle(of: "rating-card") == ["willPresent", "didPresent"])
  }

  @Test func `Confirm waits for a star, and the star can be taken back (K1)`() throws {
    var driver = try SceneDriver("rating-card")
    try driver.perform("show", at: 0)
    try driver.tap("star 4", at: 1)
    try driver.tap("star 4", at: 1.1)
    try driver.tap("confirm", at: 1.2)
    #expect(driver.stage.summary().open == ["rating-card"])
    try driver.tap("star 2", at: 1.3)
    try driver.tap("confirm", at: 1.4)
    driver.run(to: 2.5)
    #expect(driver.cycle(of: "rating-card").suffix(2) == ["willDismiss action", "didDismiss"])
  }

  @Test func `A veto refuses the mask and reports it, buttons still work (E9)`() throws {
    var driver = try SceneDriver("confirm-card", knobs: ["veto": "interactive"])
    try driver.perform("show", at: 0)
    driver.tap(Point(195, 60), at: 1)
    #expect(driver.cycle(of: "confirm-card").last == "attempt outsideTap")
    try driver.tap("cancel", at: 1.2)
    #expect(driver.cycle(of: "confirm-card").last == "willDismiss action")
  }

  @Test func `Passing through, another row replaces the card (E3, M1)`() throws {
    var driver = try SceneDriver("confirm-card", knobs: ["outside": "passThrough"])
    try driver.tap("row 0", at: 0)
    try driver.tap("row 6", at: 1)
    driver.run(to: 2)
    #expect(
      driver.cycle(of: "confirm-card") == [
        "willPresent", "didPresent", "willDismiss replaced", "didDismiss", "willPresent",
        "didPresent",
      ])
  }
}
