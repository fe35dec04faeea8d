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

  @Test func `Q5 T4 three of a size on one another throw the shadow of one, also in motion`()
    throws
  {
    var driver = try SceneDriver("hosts", knobs: ["form": "overlays", "policy": "stack"])
    func strengths(at time: Double) -> [Int] {
      driver.layers(at: time).filter { $0.name.hasPrefix("sheet ") }.map(strength)
    }
    try driver.perform("flag 1", at: 0)
    let one = strengths(at: 2)
    driver.run(to: 2)
    #expect(one.count == 1 && one[0] > 0)
    try driver.perform("all", at: 2)
    driver.run(to: 4)
    #expect(strengths(at: 4) == [0, 0] + one)
    try driver.perform("flag 3", at: 4)
    var last = strengths(at: 4)
    for step in 1...60 {
      let now = strengths(at: 4 + Double(step) / 120)
      #expect(abs(now[1] - last[1]) < one[0] / 4, "no jump in step \(step)")
      last = now
    }
    #expect(strengths(at: 6) == [0] + one)
  }
}
