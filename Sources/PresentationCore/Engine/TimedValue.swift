import Canvas
import Motion

/// A value in motion on the stage's clock: a closed form and the moment it began.
struct TimedValue: Hashable, Sendable {
  private(set) var motion: MovingValue
  private(set) var start: Instant

  /// A value that rests.
  init(_ value: Double, at instant: Instant) {
    motion = MovingValue(restingAt: value)
    start = instant
  }

  var target: Double { motion.target }

  /// The moment of arrival (SPEC T7); nil when it never comes to rest.
  var arrival: Instant? {
    motion.arrival.map { start.advanced(by: $0) }
  }

  /// False for one that was only ever at rest.
  var hasSetOff: Bool { motion.start != motion.target || motion.startVelocity != 0 }

  func state(at instant: Instant) -> MotionState {
    motion.state(after: instant.seconds(since: start))
  }

  func value(at instant: Instant) -> Double {
    state(at: instant).value
  }

  func isMoving(at instant: Instant) -> Bool {
    guard let arrival else { return true }
    return arrival > instant
  }

  /// Heads for a new target from where it is, with the speed it has (SPEC E7).
  mutating func head(
    for target: Double, curve: MotionCurve, at instant: Instant, threshold: ArrivalThreshold
  ) {
    let now = state(at: instant)
    launch(
      from: now.value, velocity: now.velocity, to: target, curve: curve, at: instant,
      threshold: threshold)
  }

  /// Starts from a given place with a given speed: the end of a drag.
  mutating func launch(
    from value: Double, velocity: Double, to target: Double, curve: MotionCurve,
    at instant: Instant, threshold: ArrivalThreshold
  ) {
    motion = MovingValue(
      from: value, velocity: velocity, to: target, curve: curve, arrivalThreshold: threshold)
    start = instant
  }

  /// Moves value and target by the same distance: a change of the container.
  mutating func shift(
    by distance: Double, curve: MotionCurve, threshold: ArrivalThreshold,
    at instant: Instant
  ) {
    let now = state(at: instant)
    let target = motion.target + distance
    if isMoving(at: instant) {
      launch(
        from: now.value + distance, velocity: now.velocity, to: target, curve: curve, at: instant,
        threshold: threshold)
    } else {
      self = TimedValue(target, at: instant)
    }
  }
}

extension MotionCurve {
  /// The curve for a part of a full move: a linear one takes its share of the time, 0…1.
  func scaled(toShare share: Double) -> MotionCurve {
    guard case .linear(let duration) = self else { return self }
    return .linear(duration: duration * min(max(share, 0), 1))
  }
}
