import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

@Suite struct BubbleSceneTests {
  private func shown(_ knobs: [String: String] = [:]) throws -> SceneDriver {
    var scene = try SceneDriver("bubble", knobs: knobs)
    try scene.perform("show", at: 0)
    scene.run(to: 1)
    return scene
  }

  @Test("K2 the arrow's tip is 2 pt below the avatar, in its middle")
  func tip() throws {
    let scene = try shown()
    let bubble = try #require(scene.presentation("tip", at: 1))
    let row = try #require(scene.point(of: "row 3", at: 1))
    #expect((bubble.anchoring?.tip ?? .zero) + bubble.frame.origin == Point(38, row.y + 24))
    #expect(bubble.frame.minX == 16 && bubble.frame.width == 264)
  }

  @Test("K2 the page scrolls under it and the arrow stays at its avatar in every frame")
  func follows() throws {
    var scene = try shown()
    scene.drag(from: Point(195, 640), to: Point(195, 540), at: 1, over: 0.4)
    for step in 0...30 {
      let time = 1.4 + Double(step) / 60
      let row = try #require(scene.point(of: "row 3", at: time))
      let bubble = try #require(scene.presentation("tip", at: time))
      #expect(abs((bubble.anchoring?.thing.midY ?? 0) - row.y) < 0.01)
    }
    #expect(scene.snapshot(at: 3).page.offset > 50)
  }

  @Test("K2 it leaves when its avatar is out of sight")
  func gone() throws {
    var scene = try shown()
    scene.drag(from: Point(195, 740), to: Point(195, 140), at: 1, over: 0.5)
    scene.run(to: 4)
    #expect(scene.cycle(of: "tip").last == "didDismiss")
    #expect(scene.stage.summary().open.isEmpty)
  }

  @Test("M4 a tap on it closes it, a tap beside it reaches the page")
  func taps() throws {
    var scene = try shown()
    try scene.tap("row 6", at: 1)
    #expect(scene.stage.summary().pressed == ["row 6": 1])
    try scene.tap("title", at: 1.5)
    scene.run(to: 2.5)
    #expect(scene.stage.summary().open.isEmpty)
  }

  @Test("K8 a timer takes it away")
  func timer() throws {
    var scene = try shown(["timer": "3s"])
    scene.run(to: 6)
    #expect(scene.cycle(of: "tip").suffix(2) == ["willDismiss timer", "didDismiss"])
  }

  @Test("K2, V5 where the screen is too low for it, it scrolls: a drag closes nothing, a tap does")
  func low() throws {
    var scene = try SceneDriver("bubble", device: "320x480", textSize: .accessibility5)
    scene.resize(480, 160, at: 0)
    try scene.perform("show", at: 0.1)
    let bubble = try #require(scene.presentation("tip", at: 1))
    #expect(bubble.frame.height <= 160)
    let start = bubble.frame.center
    scene.drag(from: start, to: start - Point(0, 60), at: 1, over: 0.3)
    #expect((scene.presentation("tip", at: 2)?.scrollOffsets["bubble"] ?? 0) > 5)
    scene.tap(start, at: 6)
    scene.run(to: 8)
    #expect(scene.stage.summary().open.isEmpty)
  }

  @Test("K2, V5 it points at the avatar where texts stand below that, too")
  func tall() throws {
    var scene = try SceneDriver("bubble", textSize: .accessibility3)
    try scene.perform("show", at: 0)
    let row = try #require(scene.point(of: "row 3", at: 1))
    let thing = try #require(scene.presentation("tip", at: 1)?.anchoring?.thing)
    #expect(thing.size == Size(44, 44) && thing.maxY < row.y)
  }

  @Test("V5 at the accessibility sizes it is as wide as the screen lets it, up to 480 pt")
  func wide() throws {
    for (device, width) in [("iphone-15", 358.0), ("ipad-11", 480)] {
      var scene = try SceneDriver("bubble", device: device, textSize: .accessibility1)
      try scene.perform("show", at: 0)
      #expect(scene.presentation("tip", at: 1)?.frame.width == width)
    }
  }
}
