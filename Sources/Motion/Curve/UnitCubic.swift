/// One coordinate of a Bezier curve that starts at 0 and ends at 1, over its parameter 0...1.
struct UnitCubic {
  let first: Double
  let second: Double

  func value(at s: Double) -> Double {
    let rest = 1 - s
    return s * (3 * rest * (first * rest + second * s) + s * s)
  }

  /// The first derivative.
  func slope(at s: Double) -> Double {
    let rest = 1 - s
    return 3 * (first * rest * rest + 2 * (second - first) * s * rest + (1 - second) * s * s)
  }

  /// The second derivative.
  func bend(at s: Double) -> Double {
    6 * ((second - 2 * first) * (1 - s) + (1 - 2 * second + first) * s)
  }

  /// The third derivative, the same everywhere.
  var twist: Double { 6 * (1 - 3 * second + 3 * first) }
}
