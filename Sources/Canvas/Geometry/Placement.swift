/// Where a layer stands: local points are multiplied by `scale`, then moved by `offset`.
public struct Placement: Hashable, Sendable {
  /// The factor on lengths; 1 leaves them as they are.
  public var scale: Double
  /// The move after scaling, in pt.
  public var offset: Point

  /// A placement from factor and offset in pt.
  public init(scale: Double = 1, offset: Point = .zero) {
    self.scale = scale
    self.offset = offset
  }

  /// Scales about a fixed point, then moves by `offset` in pt.
  public init(scale: Double, about anchor: Point, offset: Point = .zero) {
    self.init(
      scale: scale,
      offset: Point(
        anchor.x * (1 - scale) + offset.x, anchor.y * (1 - scale) + offset.y))
  }

  /// Leaves everything where it is.
  public static let identity = Placement()

  /// The place of a local point outside the layer.
  public func apply(to point: Point) -> Point {
    Point(point.x * scale + offset.x, point.y * scale + offset.y)
  }

  /// The rectangle of a local rectangle outside the layer.
  public func apply(to rect: Rect) -> Rect {
    Rect(
      origin: apply(to: rect.origin), size: Size(rect.width * scale, rect.height * scale))
  }

  /// The local point that stands at an outer one; nil when everything is scaled to nothing.
  public func invert(_ point: Point) -> Point? {
    guard scale > 0 else { return nil }
    return Point((point.x - offset.x) / scale, (point.y - offset.y) / scale)
  }
}
