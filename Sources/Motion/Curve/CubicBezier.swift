/// A timing curve from (0, 0) to (1, 1) with two control points: progress of time to progress of value.
public struct CubicBezier: Hashable, Sendable {
  /// Horizontal place of the first control point, 0...1.
  public let x1: Double
  /// Vertical place of the first control point, free.
  public let y1: Double
  /// Horizontal place of the second control point, 0...1.
  public let x2: Double
  /// Vertical place of the second control point, free.
  public let y2: Double

  /// From the control points; x is limited to 0...1, and numbers that are not finite give the line.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let isFinite = x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite
    self.x1 = isFinite ? min(1, max(0, x1)) : 0
    self.y1 = isFinite ? y1 : 0
    self.x2 = isFinite ? min(1, max(0, x2)) : 1
    self.y2 = isFinite ? y2 : 1
  }

  /// Constant speed.
  public static let linear = CubicBezier(0, 0, 1, 1)
  /// CSS `ease`, Core Animation's default: quick start, long end.
  public static let ease = CubicBezier(0.25, 0.1, 0.25, 1)
  /// Starts from rest and arrives at full speed.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// Starts at full speed and comes to rest.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// Starts and ends at rest.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
}

extension CubicBezier {
  /// Output progress for an input progress, which is limited to 0...1; no number gives 1.
  public func value(at x: Double) -> Double {
    guard x < 1 else { return 1 }
    guard x > 0 else { return 0 }
    return isLine ? x : height.value(at: parameter(at: x))
  }

  /// Change of output per input, limited to 0...1; nil where the curve is vertical.
  public func slope(at x: Double) -> Double? {
    if isLine { return 1 }
    let s = x < 1 ? (x > 0 ? parameter(at: x) : 0) : 1
    let pairs = [
      (width.slope(at: s), height.slope(at: s)),
      (width.bend(at: s), height.bend(at: s)),
      (width.twist, height.twist),
    ]
    for (across, up) in pairs where across != 0 || up != 0 {
      guard across != 0 else { return nil }
      let slope = up / across
      return slope.isFinite ? slope : nil
    }
    return nil
  }

  private var isLine: Bool { x1 == y1 && x2 == y2 }
  private var width: UnitCubic { UnitCubic(first: x1, second: x2) }
  private var height: UnitCubic { UnitCubic(first: y1, second: y2) }

  /// The curve parameter at an input progress: Newton's method kept inside a shrinking bracket.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = x
    for _ in 0..<100 {
      let error = width.value(at: s) - x
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }
      let newton = s - error / width.slope(at: s)
      let next = newton > low && newton < high ? newton : low + (high - low) / 2
      if abs(next - s) <= s.ulp / 2 { return next }
      s = next
    }
    return s
  }
}
