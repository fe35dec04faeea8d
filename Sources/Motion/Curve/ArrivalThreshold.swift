/// How close to its target a spring must stay to have arrived (SPEC T7).
public enum ArrivalThreshold: Hashable, Sendable {
  /// For positions in pt: 0.001 of the way, but 0.1...0.5 pt.
  case points
  /// For scale and opacity: 0.001, whatever the way.
  case fraction

  /// The distance from the target, in the unit of the value, for a way of that length.
  public func distance(from start: Double, to target: Double) -> Double {
    switch self {
    case .points: min(0.5, max(0.1, 0.001 * abs(target - start)))
    case .fraction: 0.001
    }
  }
}
