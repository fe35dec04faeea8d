import Glibc
import Motion

/// The whole way of a released scroll offset: momentum, then the edge's spring (MOTION 4).
///
/// A closed form of the seconds since the release; offsets in pt, growing downward.
public struct ScrollPath: Hashable, Sendable {
  private enum Motion: Hashable {
    case coast(from: Double, velocity: Double)
    case spring(MovingValue)
  }

  private struct Leg: Hashable {
    var start: Double
    var motion: Motion
  }

  private var legs: [Leg] = []
  private let momentum: Deceleration
  /// Seconds until it rests.
  public private(set) var duration = 0.0
  /// The offset in pt at which it rests.
  public private(set) var end: Double

  /// A way that begins at an offset, in pt, with a velocity in pt/s, inside or outside the limits.
  public init(
    from offset: Double, velocity: Double, limits: ClosedRange<Double>,
    physics: ScrollPhysics = ScrollPhysics()
  ) {
    momentum = physics.momentum
    end = offset
    if limits.contains(offset) {
      coast(from: offset, velocity: velocity, limits: limits, physics: physics)
    } else {
      returnToEdge(from: offset, velocity: velocity, limits: limits, physics: physics)
    }
  }
}

extension ScrollPath {
  /// Offset in pt and its velocity in pt/s; after the duration exactly the end, at rest.
  public func state(after seconds: Double) -> MotionState {
    guard seconds < duration, let leg = legs.last(where: { $0.start <= seconds }) ?? legs.first
    else { return MotionState(value: end, velocity: 0) }
    let elapsed = max(0, seconds - leg.start)
    switch leg.motion {
    case .spring(let value): return value.state(after: elapsed)
    case .coast(let offset, let velocity):
      return MotionState(
        value: momentum.position(from: offset, velocity: velocity, after: elapsed),
        velocity: momentum.velocity(velocity, after: elapsed))
    }
  }
}

extension ScrollPath {
  private mutating func coast(
    from offset: Double, velocity: Double, limits: ClosedRange<Double>, physics: ScrollPhysics
  ) {
    let edge = velocity < 0 ? limits.lowerBound : limits.upperBound
    let hit = velocity == 0 ? nil : momentum.time(toCover: edge - offset, velocity: velocity)
    let rest = momentum.durationToHalfPoint(velocity: velocity)
    append(.coast(from: offset, velocity: velocity))
    if let hit, hit < rest {
      duration += hit
      spring(
        from: edge, velocity: momentum.velocity(velocity, after: hit), to: edge, physics: physics)
    } else {
      let total = offset + momentum.totalDistance(velocity: velocity)
      end = min(max(total, limits.lowerBound), limits.upperBound)
      duration += rest
    }
  }

  private mutating func returnToEdge(
    from offset: Double, velocity: Double, limits: ClosedRange<Double>, physics: ScrollPhysics
  ) {
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    let value = MovingValue(
      from: offset, velocity: velocity, to: edge, curve: .spring(physics.bounce))
    // A crossing after the arrival is one that nobody sees: it rests at the edge.
    guard
      let crossing = Self.crossing(from: offset - edge, velocity: velocity, spring: physics.bounce),
      crossing < value.arrival ?? .infinity
    else { return spring(from: offset, velocity: velocity, to: edge, physics: physics) }
    append(.spring(value))
    duration += crossing
    let speed = physics.bounce.displacement(
      from: offset - edge, velocity: velocity, at: crossing
    ).velocity
    coast(from: edge, velocity: speed, limits: limits, physics: physics)
  }

  private mutating func spring(
    from offset: Double, velocity: Double, to edge: Double, physics: ScrollPhysics
  ) {
    let value = MovingValue(
      from: offset, velocity: velocity, to: edge, curve: .spring(physics.bounce))
    append(.spring(value))
    duration += value.arrival ?? 0
    end = edge
  }

  private mutating func append(_ motion: Motion) {
    legs.append(Leg(start: duration, motion: motion))
  }

  /// Seconds until a critical spring passes its edge inward; nil when it only comes to rest there.
  private static func crossing(
    from displacement: Double, velocity: Double, spring: Spring
  ) -> Double? {
    let push = velocity + spring.angularFrequency * displacement
    guard push != 0, (push < 0) == (displacement > 0) else { return nil }
    return -displacement / push
  }
}
