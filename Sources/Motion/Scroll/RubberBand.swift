/// The resistance past an edge: c d x / (d + c x) pt are shown for x pt dragged (MOTION 4).
public struct RubberBand: Hashable, Sendable {
  /// The size of the view in pt along the drag; what is shown past the edge never reaches it.
  public let dimension: Double
  /// The share of the drag that is shown at the edge itself, 0.55 on iOS.
  public let coefficient: Double

  /// A band for a view of that size in pt; sizes and coefficients that are not above 0 show nothing.
  public init(dimension: Double, coefficient: Double = 0.55) {
    let isUsable =
      dimension > 0 && dimension.isFinite && coefficient > 0 && coefficient.isFinite
    self.dimension = isUsable ? dimension : 0
    self.coefficient = isUsable ? coefficient : 0
  }

  /// The pt shown past the edge for the pt dragged past it, with the same sign.
  public func offset(for excess: Double) -> Double {
    guard dimension > 0, !excess.isNaN else { return 0 }
    guard excess.isFinite else { return excess > 0 ? dimension : -dimension }
    let pull = coefficient * excess
    return pull / (dimension + abs(pull)) * dimension
  }

  /// The pt dragged that show this offset; offsets of the dimension and more count as just below it.
  public func excess(for offset: Double) -> Double {
    guard dimension > 0, !offset.isNaN else { return 0 }
    let shown = min(dimension.nextDown, max(-dimension.nextDown, offset))
    return shown / (coefficient * (dimension - abs(shown))) * dimension
  }

  /// The pt shown per further pt dragged: the coefficient at the edge, less with distance.
  public func gain(at excess: Double) -> Double {
    guard dimension > 0, !excess.isNaN else { return 0 }
    let share = dimension / (dimension + coefficient * abs(excess))
    return coefficient * share * share
  }

  /// A proposed position in pt with the part outside the limits held back.
  public func position(for proposed: Double, within limits: ClosedRange<Double>) -> Double {
    let inside = min(limits.upperBound, max(limits.lowerBound, proposed))
    return inside + offset(for: proposed - inside)
  }
}
