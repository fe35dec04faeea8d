/// A place or an offset in points; x grows rightward, y downward.
public struct Point: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double

  /// A point from its two distances, in pt.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, top-left.
  public static let zero = Point(0, 0)

  /// The offset sum, in pt.
  public static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  /// The offset that leads from `right` to `left`, in pt.
  public static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }

  /// The straight distance to another point, in pt.
  public func distance(to other: Point) -> Double {
    let offset = self - other
    return (offset.x * offset.x + offset.y * offset.y).squareRoot()
  }
}
