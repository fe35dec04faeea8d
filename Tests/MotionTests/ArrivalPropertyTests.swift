import Motion
import Testing

/// SPEC T7 for many springs drawn from a fixed seed, and for numbers nobody should pass.
struct ArrivalPropertyTests {
  /// SplitMix64: the same numbers on every machine.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  static func dampingRatio(using random: inout Seeded) -> Double {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return Double.random(in: 0.005...1, using: &random)
    case 1: return Double.random(in: 1...6, using: &random)
    case 2:
      let digits = Int.random(in: 2...15, using: &random)
      let offset = (0..<digits).reduce(Double.random(in: -1...1, using: &random)) { offset, _ in
        offset / 10
      }
      return 1 + offset
    default: return 1
    }
  }

  @Test(arguments: 0..<20)
  func `from the arrival on the spring stays within the threshold, which it met last then (T7)`(
    seed: UInt64
  ) throws {
    var random = Seeded(state: seed)
    for _ in 0..<100 {
      let ratio = Self.dampingRatio(using: &random)
      let spring = Spring(
        response: Double.random(in: 0.05...2, using: &random), dampingRatio: ratio)
      let start = Double.random(in: -900...900, using: &random)
      let hasWay = Bool.random(using: &random)
      let velocity = Bool.random(using: &random) ? Double.random(in: -6e3...6e3, using: &random) : 0
      let target = hasWay ? 0 : start
      let value = MovingValue(from: start, velocity: velocity, to: target, curve: .spring(spring))
      let threshold = value.arrivalThreshold.distance(from: start, to: target)
      let arrival = try #require(value.arrival, "\(value)")
      func distance(_ time: Double) -> Double {
        abs(spring.displacement(from: start - target, velocity: velocity, at: time).value)
      }
      if arrival > 0 {
        #expect(isClose(distance(arrival), threshold, within: 1e-9 * threshold), "\(value)")
      }
      let span = max(arrival, spring.response) * 2
      let furthest = (1...300).map { distance(arrival + span * Double($0) / 300) }.max() ?? 0
      #expect(furthest <= threshold * (1 + 1e-9), "\(value)")
      #expect(value.state(after: arrival) == MotionState(value: target, velocity: 0))
    }
  }

  @Test(arguments: [0.02, 0.3, 0.7], [1 - 1e-12, 1, 1 + 1e-12])
  func `a threshold just below a turn is met at that turn, just above it before (T7)`(
    dampingRatio: Double, factor: Double
  ) throws {
    let spring = Spring(response: 2 * .pi, dampingRatio: dampingRatio)
    let halfPeriod = .pi / (1 - dampingRatio * dampingRatio).squareRoot()
    func size(_ time: Double) -> Double {
      abs(spring.displacement(from: -1, velocity: 0, at: time).value)
    }
    for turn in 1...12 {
      let time = Double(turn) * halfPeriod
      let threshold = factor * size(time)
      let crossing = try #require(
        spring.lastCrossing(from: -1, velocity: 0, threshold: threshold))
      #expect(isClose(size(crossing), threshold, within: 1e-11 * threshold))
      let later = (1...400).map { size(crossing + halfPeriod * Double($0) / 100) }
      #expect(later.allSatisfy { $0 <= threshold * (1 + 1e-12) })
      if factor < 1 { #expect(isClose(crossing, time, within: 1e-5)) }
      if factor > 1 { #expect(crossing > time - halfPeriod && crossing < time) }
    }
  }

  static let strange: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, 1, 1e308, -1e308, .leastNonzeroMagnitude, 1e-160,
  ]

  @Test func `numbers that make no sense give finite states and never trap`() {
    var failures: [MovingValue] = []
    for first in Self.strange {
      for second in Self.strange {
        let curves: [MotionCurve] = [
          .spring(Spring(response: first, dampingRatio: second)),
          .spring(Spring(duration: first, bounce: second)),
          .spring(Spring(mass: first, stiffness: second, damping: 1)),
          .spring(Spring(mass: 1, stiffness: first, damping: second)),
          .spring(Spring(settlingDuration: first, dampingRatio: second)),
          .bezier(CubicBezier(first, second, second, first), duration: first),
          .linear(duration: first),
        ]
        for curve in curves {
          for start in Self.strange {
            let value = MovingValue(from: start, velocity: second, to: first, curve: curve)
            let isFine = [0, 0.1, first, second].allSatisfy {
              let state = value.state(after: $0)
              return state.value.isFinite && state.velocity.isFinite
            }
            if !isFine || value.arrival?.isFinite == false { failures.append(value) }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(3))")
  }

  @Test func `a start, velocity or time that is no number counts as at the target`() {
    let value = MovingValue(from: .nan, velocity: .infinity, to: 5, curve: .spring(.smooth))
    #expect(value.arrival == 0)
    #expect(value.state(after: 0.1) == MotionState(value: 5, velocity: 0))
    let lost = MovingValue(from: 5, to: .nan, curve: .spring(.smooth))
    #expect(lost.target == 5)
    let moving = MovingValue(from: 0, to: 1, curve: .spring(.smooth))
    #expect(moving.state(after: .nan) == MotionState(value: 1, velocity: 0))
    #expect(moving.state(after: -3) == MotionState(value: 0, velocity: 0))
  }

  @Test func `a spring asked for no time or a time without end is at its target`() {
    let rest = MotionState(value: 0, velocity: 0)
    let endless = Spring(duration: 0.5, bounce: 1)
    for time in [Double.nan, .infinity, -.infinity] {
      #expect(endless.displacement(from: 3, velocity: 1, at: time) == rest)
    }
    let start = MotionState(value: 3, velocity: 1)
    #expect(endless.displacement(from: 3, velocity: 1, at: -2) == start)
  }

  @Test func `an arrival too far away to be counted in nanoseconds is never`() {
    let slow = MovingValue(
      from: 0, to: 100, curve: .spring(Spring(duration: 0.5, bounce: (-1.0).nextUp)))
    #expect(slow.arrival == nil)
    #expect(MovingValue(from: 0, to: 1, curve: .linear(duration: 2e9)).arrival == nil)
  }
}
