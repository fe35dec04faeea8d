import Canvas
import PresentationCore
import Testing

/// SPEC Defaults "velocity", CASES reading rules, B114, B129, B130.
struct VelocityTrackerTests {
  func tracked(_ samples: [(Double, Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (time, y) in samples { tracker.add(position: Point(10, y), at: at(time)) }
    return tracker
  }

  @Test(arguments: [-6000.0, -1800, -13, 0, 250, 2500])
  func `a flick of six moves with the up at the last has exactly its speed`(speed: Double) {
    var samples = (0...6).map { (Double($0) * 16, 600 + speed * 0.016 * Double($0)) }
    samples.append((96, 600 + speed * 0.096))
    let velocity = tracked(samples).velocity(at: at(96))
    #expect(isClose(velocity.y, speed, within: 1e-6))
    #expect(velocity.x == 0)
  }

  @Test func `both axes are measured on their own`() {
    var tracker = VelocityTracker()
    for step in 0...6 {
      let x = step < 4 ? Double(step) * 8 : Double(6 - step) * 8
      tracker.add(position: Point(x, Double(step) * 3), at: at(Double(step) * 10))
    }
    let velocity = tracker.velocity(at: at(60))
    #expect(isClose(velocity.x, -800, within: 160))
    #expect(isClose(velocity.y, 300, within: 1e-6))
  }

  @Test func `only what follows the last reversal counts (B129)`() {
    var samples = (0...50).map { (Double($0) * 16, 444 + Double($0) * 5.6) }
    let bottom = samples[50].1
    samples += [(810, bottom - 15), (820, bottom - 30), (820, bottom - 30)]
    #expect(isClose(tracked(samples).velocity(at: at(820)).y, -1500, within: 1e-6))
  }

  @Test func `one step after a long hold is enough (B130)`() {
    let samples = [(0.0, 0.0), (400, 240), (800, 240), (820, 222), (820, 222)]
    #expect(isClose(tracked(samples).velocity(at: at(820)).y, -900, within: 1e-6))
  }

  @Test func `a rest of more than 100 ms leaves no speed`() {
    let samples = (0...6).map { (Double($0) * 16, Double($0) * 16) }
    #expect(tracked(samples).velocity(at: at(96 + 101)).y == 0)
    #expect(tracked(samples + [(216, 96)]).velocity(at: at(216)).y == 0)
  }

  @Test(arguments: [10.0, 50, 90])
  func `a shorter rest takes speed away, reported or not`(rest: Double) {
    let samples = (0...6).map { (Double($0) * 16, Double($0) * 16) }
    let silent = tracked(samples).velocity(at: at(96 + rest)).y
    let reported = tracked(samples + [(96 + rest, 96)]).velocity(at: at(96 + rest)).y
    #expect(silent < 1000)
    #expect(silent >= 0)
    #expect(silent == reported)
  }

  @Test func `no sample, one sample and one instant have no speed`() {
    #expect(VelocityTracker().velocity(at: at(0)) == .zero)
    #expect(tracked([(0, 5)]).velocity(at: at(0)) == .zero)
    #expect(tracked([(0, 5), (0, 5)]).velocity(at: at(0)) == .zero)
    #expect(tracked([(0, 5), (0, 50), (0, 5)]).velocity(at: at(0)) == .zero)
  }

  @Test func `one long step counts as it is (B112)`() {
    let samples = [(500.0, 300.0), (650, 610), (650, 610)]
    #expect(isClose(tracked(samples).velocity(at: at(650)).y, 310 / 0.15, within: 1e-6))
  }

  @Test func `a new gesture knows nothing of the one before (B114)`() {
    var tracker = tracked((0...6).map { (500 + Double($0) * 16, -50 * Double($0)) })
    tracker.reset()
    for step in 0...12 {
      tracker.add(position: Point(0, 430 - Double(step) * 1.6), at: at(600 + Double(step) * 16))
    }
    #expect(isClose(tracker.velocity(at: at(792)).y, -100, within: 1e-6))
  }

  @Test func `a time that runs backward starts anew`() {
    var tracker = tracked([(100, 0), (110, 90)])
    tracker.add(position: Point(0, 10), at: at(50))
    #expect(tracker.velocity(at: at(50)) == .zero)
  }
}
