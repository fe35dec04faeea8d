import Motion
import PresentationCore
import Testing

/// SPEC R1, T6, E7, CASES B113: the way of a released offset has no seam.
struct ScrollPathTests {
  static let releases: [(Double, Double)] = [
    (500, 900), (900, 3000), (20, -2500), (-80, 0), (-80, -900), (-80, 500), (-80, 3000),
    (-80, 8000), (-80, 800.000_001), (1050, -4000), (1050, 700), (0, -600), (0, 600), (1000, 1),
    (300, 0),
  ]

  @Test(arguments: releases)
  func `position and speed never jump`(offset: Double, velocity: Double) {
    let path = ScrollPath(from: offset, velocity: velocity, limits: 0...1000)
    var last = path.state(after: 0)
    #expect(isClose(last.value, offset, within: 1e-9))
    #expect(isClose(last.velocity, velocity, within: 1e-9) || path.duration == 0)
    for step in 1...8000 {
      let seconds = Double(step) / 2000
      let now = path.state(after: seconds)
      let allowed = max(abs(last.velocity), abs(now.velocity)) / 2000 + 1
      #expect(abs(now.value - last.value) <= allowed)
      if seconds < path.duration {
        #expect(abs(now.velocity - last.velocity) <= 0.02 * (abs(velocity) + 1000))
      }
      last = now
    }
  }

  @Test(arguments: releases)
  func `it ends inside the limits within half a point of its last place`(
    offset: Double, velocity: Double
  ) {
    let path = ScrollPath(from: offset, velocity: velocity, limits: 0...1000)
    #expect((0...1000).contains(path.end))
    let before = path.state(after: path.duration.nextDown)
    #expect(path.duration == 0 || abs(before.value - path.end) <= 0.5 + 1e-9)
    #expect(path.state(after: path.duration) == MotionState(value: path.end, velocity: 0))
    #expect(path.state(after: .infinity).value == path.end)
  }

  @Test func `a strong push back from beyond the edge goes on as momentum`() {
    let path = ScrollPath(from: -80, velocity: 3000, limits: 0...4000)
    #expect(path.end > 700)
    #expect(ScrollPath(from: -80, velocity: 700, limits: 0...4000).end == 0)
  }

  @Test func `R1 pushed just so hard that it creeps to the edge, it rests there in no time`() {
    for extra in [1e-9, 1e-6, 1e-3, 1] {
      let path = ScrollPath(from: -80, velocity: 800 + extra, limits: 0...1000)
      #expect(path.end == 0 && path.duration < 2, "\(extra)")
    }
  }

  @Test func `without room every way ends at the one place there is`() {
    #expect(ScrollPath(from: 0, velocity: 2000, limits: 0...0).end == 0)
    #expect(ScrollPath(from: -90, velocity: 5000, limits: 0...0).end == 0)
  }
}
