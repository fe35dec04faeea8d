import Glibc

/// Momentum that loses a constant share of its speed per millisecond (MOTION 4); times in seconds.
public struct Deceleration: Hashable, Sendable {
  /// The share of the speed left after 1 ms, within 0.001...0.999999.
  public let rate: Double

  /// Momentum with that share left per ms; no number counts as 0.998.
  public init(rate: Double) {
    self.rate = rate.isNaN ? 0.998 : min(0.999_999, max(0.001, rate))
  }

  /// A scroll view's usual momentum, 0.998 per ms.
  public static let normal = Deceleration(rate: 0.998)
  /// Stops five times sooner, 0.99 per ms; used for paging.
  public static let fast = Deceleration(rate: 0.99)
}

extension Deceleration {
  /// The position in pt after a time, from a start in pt with a velocity in pt/s.
  public func position(from start: Double, velocity: Double, after seconds: Double) -> Double {
    guard velocity.isFinite, !seconds.isNaN else { return start }
    return start + velocity * (expm1(decay * max(0, seconds)) / decay)
  }

  /// The velocity left after a time, in pt/s.
  public func velocity(_ velocity: Double, after seconds: Double) -> Double {
    guard velocity.isFinite, !seconds.isNaN else { return 0 }
    return velocity * exp(decay * max(0, seconds))
  }

  /// The pt covered until the end of time, with the sign of the velocity.
  public func totalDistance(velocity: Double) -> Double {
    velocity.isFinite ? -velocity / decay : 0
  }

  /// The pt of the projection shown at WWDC 2018: whole-ms steps, 0.1 % short of the total at 0.998.
  public func projection(velocity: Double) -> Double {
    velocity.isFinite ? velocity / 1000 * rate / (1 - rate) : 0
  }

  /// Seconds until less than 0.5 pt is left to cover; 0 if it is less already.
  public func durationToHalfPoint(velocity: Double) -> Double {
    duration(from: velocity, toSpeed: -decay * 0.5)
  }

  /// Seconds until the speed has fallen to that many pt/s, which must be above 0; 0 if already below.
  public func duration(from velocity: Double, toSpeed speed: Double) -> Double {
    guard velocity.isFinite, speed > 0, abs(velocity) > speed else { return 0 }
    return log(speed / abs(velocity)) / decay
  }

  /// Seconds until a signed distance in pt is covered; nil if it never is.
  public func time(toCover distance: Double, velocity: Double) -> Double? {
    if distance == 0 { return 0 }
    let share = distance / totalDistance(velocity: velocity)
    guard share > 0, share < 1 else { return nil }
    return log1p(-share) / decay
  }

  /// The exponential rate per second, below 0.
  private var decay: Double { 1000 * log(rate) }
}
