/// A value on its way to a target, a closed form of the seconds since its start (SPEC T6, T7).
public struct MovingValue: Hashable, Sendable {
  /// The value at 0 s.
  public let start: Double
  /// The change per second at 0 s; 0 for curves that start anew.
  public let startVelocity: Double
  /// The value from the arrival on.
  public let target: Double
  /// The way there.
  public let curve: MotionCurve
  /// How close counts as arrived.
  public let arrivalThreshold: ArrivalThreshold
  /// Seconds from the start to the arrival: 0 at rest, nil when it takes for ever or over 30 years.
  public let arrival: Double?

  /// A value that does not move.
  public init(restingAt value: Double, arrivalThreshold: ArrivalThreshold = .points) {
    self.init(from: value, to: value, curve: .immediate, arrivalThreshold: arrivalThreshold)
  }

  /// A value that sets off; a start or velocity that is not finite counts as at the target, at rest.
  public init(
    from start: Double, velocity: Double = 0, to target: Double, curve: MotionCurve,
    arrivalThreshold: ArrivalThreshold = .points
  ) {
    self.target = target.isFinite ? target : start.isFinite ? start : 0
    self.start = start.isFinite ? start : self.target
    self.curve = curve
    self.arrivalThreshold = arrivalThreshold
    let isSpring = if case .spring = curve { true } else { false }
    startVelocity = isSpring && velocity.isFinite ? velocity : 0
    arrival = MovingValue.arrival(
      from: self.start, velocity: startVelocity, to: self.target, curve: curve,
      threshold: arrivalThreshold)
  }
}

extension MovingValue {
  /// Value and velocity after that time; from the arrival on exactly the target, without velocity.
  public func state(after seconds: Double) -> MotionState {
    let end = MotionState(value: target, velocity: 0)
    guard seconds.isFinite, seconds < arrival ?? .infinity else { return end }
    guard seconds > 0 || !isSpring else {
      return MotionState(value: start, velocity: startVelocity)
    }
    let state =
      switch curve {
      case .immediate: end
      case .linear(let duration): eased(by: .linear, over: duration, at: seconds)
      case .bezier(let bezier, let duration): eased(by: bezier, over: duration, at: seconds)
      case .spring(let spring): sprung(by: spring, at: seconds)
      }
    return state.value.isFinite && state.velocity.isFinite ? state : end
  }

  /// True from the arrival on.
  public func hasArrived(after seconds: Double) -> Bool {
    guard let arrival else { return false }
    return seconds >= arrival
  }

  /// Sets off for another target from where it is: the position goes on, with a spring the velocity too.
  public func retargeted(
    to target: Double, curve: MotionCurve, after seconds: Double
  ) -> MovingValue {
    let now = state(after: seconds)
    return MovingValue(
      from: now.value, velocity: now.velocity, to: target, curve: curve,
      arrivalThreshold: arrivalThreshold)
  }

  private var isSpring: Bool { if case .spring = curve { true } else { false } }

  private func sprung(by spring: Spring, at seconds: Double) -> MotionState {
    let motion = spring.displacement(
      from: start - target, velocity: startVelocity, at: seconds)
    return MotionState(value: target + motion.value, velocity: motion.velocity)
  }

  private func eased(
    by bezier: CubicBezier, over duration: Double, at seconds: Double
  ) -> MotionState {
    let progress = max(0, seconds) / duration
    let way = target - start
    let slope = bezier.slope(at: progress) ?? 0
    return MotionState(
      value: start + way * bezier.value(at: progress), velocity: way * slope / duration)
  }

  private static func arrival(
    from start: Double, velocity: Double, to target: Double, curve: MotionCurve,
    threshold: ArrivalThreshold
  ) -> Double? {
    switch curve {
    case .immediate: return 0
    case .linear(let duration), .bezier(_, let duration):
      return duration > 0 ? foreseeable(duration) : 0
    case .spring(let spring):
      let distance = threshold.distance(from: start, to: target)
      return foreseeable(
        spring.lastCrossing(from: start - target, velocity: velocity, threshold: distance))
    }
  }

  /// Times past 1e9 s (30 years) are never: they would not fit the stage's nanoseconds.
  private static func foreseeable(_ seconds: Double?) -> Double? {
    guard let seconds, seconds <= 1e9 else { return nil }
    return seconds
  }
}
