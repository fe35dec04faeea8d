import Canvas
import PresentationCore
import Testing

/// SPEC S4, CASES B106, B108, B134, B140, B146, B148: the edge under a finger.
struct SheetTrackTests {
  let free = SheetTrack(detents: MockPhone.detents([.medium, .large]), dismissal: .allowed)
  let held = SheetTrack(detents: MockPhone.detents([.medium, .large]), dismissal: .refused)

  @Test(arguments: [-365.0, -100, 0, 8, 422])
  func `it follows 1:1 from the largest detent to the closed edge`(translation: Double) {
    #expect(free.edge(grabbing: 422, translation: translation) == 422 + translation)
  }

  @Test func `beyond both ends it resists and never leaves the dimension (B148)`() {
    #expect(isClose(free.edge(grabbing: 57, translation: -60), 57 - 31.76, within: 0.01))
    #expect(free.edge(grabbing: 422, translation: 1e6) < 844 + 844)
    #expect(held.edge(grabbing: 422, translation: 60) < 422 + 33)
  }

  @Test func `a sheet that may not leave resists below its smallest detent (B140, B146)`() {
    let track = SheetTrack(detents: MockPhone.detents([.height(300)]), dismissal: .refused)
    let edge = track.edge(grabbing: 510, translation: 400)
    #expect(isClose(edge - 510, 174.5, within: 0.1))
  }

  @Test func `the edge depends on the finger's place only (B106)`() {
    let track = SheetTrack(detents: MockPhone.detents([.height(50)]), dismissal: .refused)
    let there = track.edge(grabbing: 760, translation: 80)
    #expect(there > 760 && there < 840)
    #expect(track.edge(grabbing: 760, translation: 0) == 760)
    #expect(track.edge(grabbing: 760, translation: 80) == there)
  }

  @Test(arguments: [-40.0, 10, 57, 300, 422, 600, 844, 900])
  func `grabbing it anywhere moves nothing`(edge: Double) {
    #expect(isClose(free.edge(grabbing: edge, translation: 0), edge, within: 1e-9))
    #expect(isClose(held.edge(grabbing: edge, translation: 0), edge, within: 1e-9))
  }

  @Test func `grabbing far outside stays finite`() {
    #expect(free.edge(grabbing: -5000, translation: 3).isFinite)
    #expect(free.edge(grabbing: 50_000, translation: 3).isFinite)
  }

  @Test(arguments: [-300.0, -1, 57, 300, 900])
  func `the edge's speed is that of what is drawn (B134)`(finger: Double) {
    let step = 1e-4
    let drawn =
      (free.edge(forFinger: finger + step) - free.edge(forFinger: finger - step)) / (2 * step)
    let speed = free.velocity(forFinger: finger, moving: -700)
    #expect(isClose(speed, -700 * drawn, within: finger == 57 ? 160 : 0.01))
  }
}
