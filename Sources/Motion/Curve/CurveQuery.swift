/// A curve with all that is needed to sample it, as the command `curve` asks for it.
public enum CurveQuery: Hashable, Sendable {
  /// Over seconds; the closed form itself, which does not snap at the arrival.
  case spring(Spring, from: Double = 0, to: Double = 1, velocity: Double = 0)
  /// Over progress 0...1.
  case bezier(CubicBezier)
  /// Over pt dragged past the edge.
  case rubberBand(RubberBand)
  /// Over seconds, from 0 pt with a velocity in pt/s.
  case deceleration(Deceleration, velocity: Double)

  /// One point of a curve.
  public struct Sample: Hashable, Sendable {
    /// Where the curve was asked: seconds, progress or pt.
    public var at: Double
    /// The curve there.
    public var value: Double
    /// The derivative there: per second, per progress, or the gain; nil where it is infinite.
    public var velocity: Double?
  }
}

extension CurveQuery {
  /// The curve and its derivative at a place.
  public func sample(at place: Double) -> Sample {
    switch self {
    case .spring(let spring, let start, let target, let velocity):
      let state = spring.displacement(from: start - target, velocity: velocity, at: place)
      return Sample(at: place, value: target + state.value, velocity: state.velocity)
    case .bezier(let curve):
      return Sample(at: place, value: curve.value(at: place), velocity: curve.slope(at: place))
    case .rubberBand(let band):
      return Sample(at: place, value: band.offset(for: place), velocity: band.gain(at: place))
    case .deceleration(let deceleration, let velocity):
      return Sample(
        at: place, value: deceleration.position(from: 0, velocity: velocity, after: place),
        velocity: deceleration.velocity(velocity, after: place))
    }
  }

  /// For springs, with the threshold 0.001 of the way, or 0.001 without one; nil for other curves.
  public var settling: Settling? {
    guard case .spring(let spring, let start, let target, let velocity) = self else { return nil }
    let way = abs(target - start)
    return spring.settling(
      from: start - target, velocity: velocity, threshold: way > 0 ? 0.001 * way : 0.001)
  }
}
