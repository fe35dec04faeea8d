/// What can be filled, stroked, shadowed, clipped to or touched; coordinates in points.
public enum Shape: Hashable, Sendable {
  /// A rectangle with square corners.
  case rect(Rect)
  /// A rectangle with its own radius at each corner.
  case rounded(Rect, CornerRadii)
  /// The ellipse that fills a rectangle.
  case ellipse(Rect)
  /// Any outline, even-odd.
  case path(Path)

  /// A rectangle with one radius, in pt, at all corners.
  public static func rounded(_ rect: Rect, _ radius: Double) -> Shape {
    .rounded(rect, CornerRadii(radius))
  }

  /// The smallest rectangle known to hold the shape.
  public var bounds: Rect {
    switch self {
    case .rect(let rect), .rounded(let rect, _), .ellipse(let rect): rect
    case .path(let path): path.bounds
    }
  }

  /// The shape scaled and moved.
  public func placed(_ placement: Placement) -> Shape {
    switch self {
    case .rect(let rect): .rect(placement.apply(to: rect))
    case .rounded(let rect, let radii):
      .rounded(placement.apply(to: rect), radii.scaled(by: placement.scale))
    case .ellipse(let rect): .ellipse(placement.apply(to: rect))
    case .path(let path): .path(path.placed(placement))
    }
  }
}
