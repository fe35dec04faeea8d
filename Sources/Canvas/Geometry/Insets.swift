/// Distances inward from the four edges, in points.
public struct Insets: Hashable, Sendable {
  /// Inward distance of each edge in pt.
  public var top, left, bottom, right: Double

  /// Insets from the four distances, in pt.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance, in pt, on all sides.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// Nothing taken away on any side.
  public static let zero = Insets()
}
