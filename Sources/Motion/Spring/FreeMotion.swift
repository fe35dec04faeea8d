import Glibc

/// The closed form of one spring motion about 0, with its constants worked out.
struct FreeMotion {
  /// How the motion goes on: `rate` is radians per second of ringing, or half the gap of two decays.
  enum Regime {
    case ringing(rate: Double)
    case critical
    case creeping(rate: Double)
  }

  let spring: Spring
  let start: MotionState
  let regime: Regime
  /// The exponential decay per second, beta in MOTION 1.1.
  let decay: Double

  init(of spring: Spring, from value: Double, velocity: Double) {
    self.spring = spring
    let isFinite = value.isFinite && velocity.isFinite && !spring.isJump
    start =
      isFinite
      ? MotionState(value: value, velocity: velocity) : MotionState(value: 0, velocity: 0)
    decay = spring.angularFrequency * spring.dampingRatio
    let excess = spring.overdamping
    let rate = spring.angularFrequency * (abs(excess) * (2 + excess)).squareRoot()
    regime = rate == 0 ? .critical : excess < 0 ? .ringing(rate: rate) : .creeping(rate: rate)
  }
}

extension FreeMotion {
  /// The slowest decay per second that the motion ends with.
  var slowestDecay: Double {
    switch regime {
    case .ringing, .critical: decay
    case .creeping(let rate):
      spring.angularFrequency / (decay + rate) * spring.angularFrequency
    }
  }

  /// Value and velocity at a time; at rest at 0 for a time that is no number or infinite.
  func state(at seconds: Double) -> MotionState {
    let rest = MotionState(value: 0, velocity: 0)
    guard seconds.isFinite, start != rest else { return rest }
    guard seconds > 0 else { return start }
    let waves = waves(at: seconds)
    let frequency = spring.angularFrequency
    let state = MotionState(
      value: start.value * waves.even + (start.velocity + decay * start.value) * waves.odd,
      velocity: start.velocity * waves.even
        - (frequency * start.value + spring.dampingRatio * start.velocity) * frequency * waves.odd)
    return state.value.isFinite && state.velocity.isFinite ? state : rest
  }

  /// The two basic solutions: `even` starts as 1, `odd` as t; both are smooth through critical damping.
  private func waves(at seconds: Double) -> (even: Double, odd: Double) {
    switch regime {
    case .ringing(let rate):
      let size = exp(-decay * seconds)
      return (size * cos(rate * seconds), size * sin(rate * seconds) / rate)
    case .critical:
      let size = exp(-decay * seconds)
      return (size, size * seconds)
    case .creeping(let rate):
      let slow = exp(-slowestDecay * seconds)
      let gap = expm1(-2 * rate * seconds)
      return (slow * (1 + gap / 2), -slow * gap / (2 * rate))
    }
  }
}
