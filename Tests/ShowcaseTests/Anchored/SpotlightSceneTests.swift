import Canvas
import PresentationCore
import Showcase
import Testing

@Suite struct SpotlightSceneTests {
  private func shown(_ knobs: [String: String] = [:], at action: String = "show") throws
    -> SceneDriver
  {
    var scene = try SceneDriver("spotlight", knobs: knobs)
    try scene.perform(action, at: 0)
    scene.run(to: 1)
    return scene
  }

  private func hole(_ scene: SceneDriver, at time: Double) throws -> Rect {
    let thing = scene.presentation("guide", at: time)?.anchoring?.thing
    return Spotlight().hole(around: try #require(thing))
  }

  @Test("K7 hole and card stand as measured around the search field")
  func measured() throws {
    let scene = try shown(at: "search")
    #expect(try hole(scene, at: 1) == Rect(10, 139, 370, 52))
    let card = try #require(scene.presentation("guide", at: 1))
    #expect(card.frame.minX == 32 && card.frame.minY == 216 && card.frame.width == 326)
    #expect((card.anchoring?.tip ?? .zero) + card.frame.origin == Point(195, 203))
  }

  @Test("K7 the mask covers all but the hole and is darkest far away")
  func mask() throws {
    let mask = try shown(at: "search").layer("mask guide", at: 1)
    let surface = try #require(mask.surface)
    #expect(!surface.shape.contains(Point(195, 165)))
    #expect(surface.shape.contains(Point(195, 700)) && surface.shape.contains(Point(4, 165)))
    guard case .radial(_, _, let outer, let stops) = surface.fill else {
      Issue.record("no gradient")
      return
    }
    #expect(outer == 520)
    #expect(stops.map { Int($0.color.alpha) } == [133, 189])
  }

  @Test("K7 Next moves the hole in a glide from where it is, without a jump")
  func glides() throws {
    var scene = try shown()
    let first = try hole(scene, at: 1)
    try scene.tap("next", at: 1)
    #expect(try hole(scene, at: 1) == first)
    let second = try hole(scene, at: 3)
    let middle = try hole(scene, at: 1.12)
    #expect(middle.minX < first.minX && middle.minX > second.minX)
    #expect(scene.cycle(of: "guide") == ["willPresent", "didPresent"])
  }

  @Test("K7, E7 the arrow goes along: it never leaps from one thing to the next")
  func arrowGlides() throws {
    var scene = try shown()
    try scene.tap("next", at: 1)
    var last: Point?
    for step in 0...150 {
      let time = 0.9 + Double(step) / 250
      let card = try #require(scene.presentation("guide", at: time))
      let tip = (card.anchoring?.tip ?? .zero) + card.frame.origin
      if let last { #expect(abs(tip.x - last.x) < 8, "at \(time) s") }
      last = tip
    }
  }

  @Test("K7 the guide ends after its last step")
  func ends() throws {
    var scene = try shown()
    for step in 1...4 { try scene.tap("next", at: Double(step)) }
    scene.run(to: 6)
    #expect(scene.cycle(of: "guide").suffix(2) == ["willDismiss action", "didDismiss"])
  }

  @Test(
    "K7 a tap in the hole is kept, or passes when the knob says so",
    arguments: [("kept", 0), ("passes", 1)])
  func tapInHole(_ knob: String, _ drafts: Int) throws {
    var scene = try shown(["hole": knob])
    try scene.tap("compose", at: 1)
    scene.run(to: 1.5)
    #expect(scene.texts(at: 1.5).count { $0 == "New message" } == drafts)
    #expect(scene.presentation("guide", at: 1.5)?.phase == .presented)
  }

  @Test("K7 a tap on the dark page does nothing")
  func outside() throws {
    var scene = try shown()
    scene.tap(Point(195, 700), at: 1)
    scene.run(to: 2)
    #expect(scene.cycle(of: "guide") == ["willPresent", "didPresent"])
    #expect(scene.stage.summary().pressed.isEmpty)
  }
}
