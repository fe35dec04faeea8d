/// How fast a list runs while something is dragged near its edge (SPEC L2).
public struct EdgeScroll: Hashable, Sendable {
  /// Height in pt of the zone at each edge.
  public var zone: Double
  /// The speed at the edge and beyond it, in pt/s.
  public var maximum: Double

  /// 64 pt from each edge, up to 900 pt/s, unless told otherwise.
  public init(zone: Double = 64, maximum: Double = 900) {
    self.zone = zone
    self.maximum = maximum
  }

  /// The speed in pt/s with the finger at `y`: negative toward the top, 0 away from the edges.
  public func speed(at y: Double, in view: ClosedRange<Double>) -> Double {
    let depth = min(zone, (view.upperBound - view.lowerBound) / 2)
    guard depth > 0 else { return 0 }
    let above = (view.lowerBound + depth - y) / depth
    let below = (y - view.upperBound + depth) / depth
    return maximum * (min(max(below, 0), 1) - min(max(above, 0), 1))
  }
}
