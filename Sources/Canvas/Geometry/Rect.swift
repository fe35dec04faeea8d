/// An axis-aligned rectangle in points; the origin is its top-left corner.
public struct Rect: Hashable, Sendable {
  /// The top-left corner in pt.
  public var origin: Point
  /// Width and height in pt.
  public var size: Size

  /// A rectangle from its corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from left, top, width and height, in pt.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// The left edge in pt.
  public var minX: Double { origin.x }
  /// The top edge in pt.
  public var minY: Double { origin.y }
  /// The right edge in pt.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge in pt.
  public var maxY: Double { origin.y + size.height }
  /// Half way between left and right, in pt.
  public var midX: Double { origin.x + size.width / 2 }
  /// Half way between top and bottom, in pt.
  public var midY: Double { origin.y + size.height / 2 }
  /// Horizontal extent in pt.
  public var width: Double { size.width }
  /// Vertical extent in pt.
  public var height: Double { size.height }
  /// The middle of the rectangle.
  public var center: Point { Point(midX, midY) }
  /// True without any area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// True for points inside; the left and top edges belong, the right and bottom do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle moved by an offset in pt.
  public func offset(by offset: Point) -> Rect {
    Rect(origin: origin + offset, size: size)
  }

  /// The rectangle with each edge moved inward; never smaller than nothing.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      minX + insets.left, minY + insets.top,
      max(0, width - insets.left - insets.right), max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle grown outward by a distance in pt on all sides.
  public func grown(by distance: Double) -> Rect {
    Rect(minX - distance, minY - distance, width + 2 * distance, height + 2 * distance)
  }

  /// The common area, or `.zero` when there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return Rect(left, top, right - left, bottom - top)
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }
}
