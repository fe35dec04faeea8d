import Blocks
import Canvas
import PresentationCore
import Showcase
import Testing

/// SPEC T4: what is not there yet, or not any more, throws no shadow onto the screen.
struct SurfaceShadowTests {
  private func strength(_ layer: Layer) -> Int {
    (layer.surface?.shadows ?? []).reduce(0) { $0 + Int($1.color.alpha) }
  }

  @Test(arguments: [("two-detents", "snooze"), ("bottom-panel", "bottom-panel")])
  func `T4 the shadow comes with the surface, from nothing to all of it`(
    scene: String, id: String
  ) throws {
    var driver = try SceneDriver(scene)
    try driver.perform("show", at: 0)
    let screen = Rect(0, 0, 390, 844)
    let rest = strength(try driver.layer(id, at: 3))
    #expect(rest > 0)
    var last = 0
    for step in 0...60 {
      let time = Double(step) / 60
      guard let shown = driver.presentation(PresentationID(id), at: time),
        let layer = driver.layers(at: time).first(where: { $0.name == id })
      else { continue }
      let seen = shown.drawn.intersection(screen)
      let now = strength(layer)
      if seen.isEmpty { #expect(now == 0, "at \(time) s") }
      if min(seen.width, seen.height) >= 64 { #expect(now == rest, "at \(time) s") }
      #expect(now >= last - 1, "at \(time) s")
      last = now
    }
    #expect(last == rest)
  }
}
