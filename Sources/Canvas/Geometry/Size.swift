/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// Horizontal extent in pt.
  public var width: Double
  /// Vertical extent in pt.
  public var height: Double

  /// A size from its two extents, in pt.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(0, 0)
}
