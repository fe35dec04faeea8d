import Motion
import Testing

/// Springs against Newton's law, stepped by a slow simulation that knows nothing of closed forms.
struct SpringLawTests {
  /// Fourth-order Runge-Kutta with steps of 0.1 ms.
  static func simulate(_ spring: Spring, from start: MotionState, for seconds: Double)
    -> MotionState
  {
    let count = Int((seconds / 1e-4).rounded())
    let step = count > 0 ? seconds / Double(count) : 0
    func change(_ state: MotionState) -> MotionState {
      let force = -spring.stiffness * state.value - spring.damping * state.velocity
      return MotionState(value: state.velocity, velocity: force / spring.mass)
    }
    func moved(_ state: MotionState, _ change: MotionState, _ time: Double) -> MotionState {
      MotionState(
        value: state.value + change.value * time, velocity: state.velocity + change.velocity * time)
    }
    return (0..<count).reduce(start) { state, _ in
      let first = change(state)
      let second = change(moved(state, first, step / 2))
      let third = change(moved(state, second, step / 2))
      let fourth = change(moved(state, third, step))
      return MotionState(
        value: state.value
          + step / 6 * (first.value + 2 * second.value + 2 * third.value + fourth.value),
        velocity: state.velocity
          + step / 6
          * (first.velocity + 2 * second.velocity + 2 * third.velocity + fourth.velocity))
    }
  }

  @Test(
    arguments: [0, 0.3, 0.825, 0.999_999_9, 1, 1.000_000_1, 1.5, 5],
    [0, 0.05, 0.2, 0.6])
  func `follows Newton's law (T3)`(dampingRatio: Double, seconds: Double) {
    let spring = Spring(response: 0.4, dampingRatio: dampingRatio)
    for start in [(-300.0, 0.0), (0, 2000), (250, -1500), (250, 1500)] {
      let begin = MotionState(value: start.0, velocity: start.1)
      let simulated = Self.simulate(spring, from: begin, for: seconds)
      let state = spring.displacement(from: start.0, velocity: start.1, at: seconds)
      #expect(isClose(state.value, simulated.value, within: 1e-7))
      #expect(isClose(state.velocity, simulated.velocity, within: 1e-5))
    }
  }

  @Test(arguments: [1, 7, 60, 1000], [0.15, 1 - 1e-9, 1, 1 + 1e-9, 3])
  func `the position depends on time, not on the number of steps (T6)`(
    steps: Int, dampingRatio: Double
  ) {
    let spring = Spring(response: 0.35, dampingRatio: dampingRatio)
    let start = MotionState(value: 400, velocity: -900)
    let atOnce = spring.displacement(from: start.value, velocity: start.velocity, at: 0.3)
    let inSteps = (0..<steps).reduce(start) { state, _ in
      spring.displacement(from: state.value, velocity: state.velocity, at: 0.3 / Double(steps))
    }
    #expect(isClose(inSteps.value, atOnce.value, within: 1e-9))
    #expect(isClose(inSteps.velocity, atOnce.velocity, within: 1e-8))
  }

  @Test func `critical damping is met smoothly from both sides`() {
    let critical = Spring.smooth.displacement(from: 1, velocity: 3, at: 0.3)
    for exponent in 3...16 {
      for side in [-1.0, 1] {
        var bounce = side
        for _ in 0..<exponent { bounce /= 10 }
        let state = Spring(duration: 0.5, bounce: bounce).displacement(
          from: 1, velocity: 3, at: 0.3)
        #expect(isClose(state.value, critical.value, within: 5 * abs(bounce) + 1e-15))
      }
    }
  }

  @Test(arguments: [(0.86, 0.0050), (0.85, 0.0063), (0.825, 0.0102), (0.7, 0.0460)])
  func `the first overshoot has the published size`(dampingRatio: Double, size: Double) {
    let spring = Spring(response: 1, dampingRatio: dampingRatio)
    let highest = (0...2000).map {
      spring.displacement(from: -1, velocity: 0, at: Double($0) / 1000).value
    }.max()
    #expect(isClose(highest, size, within: 5e-5))
  }

  @Test func `Core Animation's documented settling times are those of the sum of amplitudes`() {
    let ringing = Spring(mass: 1, stiffness: 100, damping: 5)
    let settling = ringing.settling(from: -1, velocity: 0, threshold: 0.001)
    #expect(isClose(settling.envelopeSum, 2.855, within: 5e-5))
    let calm = Spring(mass: 1, stiffness: 100, damping: 15)
    #expect(
      isClose(
        calm.settling(from: -1, velocity: 0, threshold: 0.001).envelopeSum, 1.0221, within: 5e-5))
  }

  @Test func `the keyboard spring is within 0.1 % after half a second`() {
    #expect(isClose(Spring.keyboard.duration, 0.34414, within: 1e-5))
    let arrival = Spring.keyboard.lastCrossing(from: -1, velocity: 0, threshold: 0.001)
    #expect(isClose(arrival, 0.50574, within: 1e-5))
  }
}
