import Canvas

/// Leads from points to device pixels: multiplied by `scale`, then moved.
struct PixelMap: Equatable {
  /// Device pixels a point.
  var scale: Double
  /// The move after scaling, in device pixels.
  var x = 0.0
  var y = 0.0

  /// False when the numbers lead nowhere: not finite, or everything scaled to nothing.
  var isUsable: Bool { scale.isFinite && scale > 0 && x.isFinite && y.isFinite }

  /// The map of coordinates that stand in this map's coordinates by `placement`.
  func placed(_ placement: Placement) -> PixelMap {
    PixelMap(
      scale: scale * placement.scale, x: x + placement.offset.x * scale,
      y: y + placement.offset.y * scale)
  }

  /// The pixel coordinates of a point.
  func apply(to point: Point) -> Point { Point(point.x * scale + x, point.y * scale + y) }

  /// The pixel coordinates of a rectangle.
  func apply(to rect: Rect) -> Rect {
    let corner = apply(to: rect.origin)
    let end = apply(to: Point(rect.maxX, rect.maxY))
    return Rect(corner.x, corner.y, end.x - corner.x, end.y - corner.y)
  }
}
