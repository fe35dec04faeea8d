/// The radii of the four corners in points.
public struct CornerRadii: Hashable, Sendable {
  /// Radius of each corner in pt; 0 is square.
  public var topLeft, topRight, bottomRight, bottomLeft: Double

  /// Radii corner by corner, clockwise from the top left, in pt.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius, in pt, at all corners.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Rounded above and square below: a sheet attached to the lower edge (SPEC S8).
  public static func top(_ radius: Double) -> CornerRadii {
    CornerRadii(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0)
  }

  /// Square corners.
  public static let zero = CornerRadii(0)

  /// The radii multiplied by a factor.
  public func scaled(by factor: Double) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor,
      bottomRight: bottomRight * factor, bottomLeft: bottomLeft * factor)
  }
}
