import Canvas

/// Blurred masks, kept by shape and blur.
final class ShadowCache {
  private enum Key: Hashable {
    case corner(radius: Int32, BoxKey)
    case whole([FixedPoint], BoxKey)
  }

  private struct BoxKey: Hashable {
    var reach: Int
    var border: Int
  }

  private static let mostPixels = 16 << 20
  private var masks = AgedCache<Key, ShadowMask>(limit: 8 << 20)

  /// The shadow of a shape, moved and blurred; nil when there is none or it would be too large.
  func field(_ shape: Shape, _ map: PixelMap, _ shadow: Shadow) -> ShadowField? {
    var map = map
    map.x += shadow.offset.x * map.scale
    map.y += shadow.offset.y * map.scale
    guard map.isUsable else { return nil }
    let blur = BoxBlur(sigma: shadow.blur / 2 * map.scale)
    switch shape {
    case .rect(let rect): return field(map.apply(to: rect), .zero, blur)
    case .rounded(let rect, let radii):
      return field(map.apply(to: rect), radii.scaled(by: map.scale), blur)
    case .ellipse(let rect):
      let box = map.apply(to: rect)
      return whole([Corners(ellipseIn: Self.snapped(box)).points], at: box, blur)
    case .path(let path):
      let contours = Flattener.contours(of: path, map).map(\.points)
      return whole(contours, at: Self.box(of: contours), blur)
    }
  }

  /// Corner masks when the corners do not reach each other, the two ends when those do not, else
  /// one mask.
  private func field(_ rect: Rect, _ radii: CornerRadii, _ blur: BoxBlur) -> ShadowField? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let limit = min(rect.width, rect.height) / 2
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map {
      FixedPoint.fixed($0 > 0 ? min($0, limit) : 0)
    }
    let side = corners.reduce(0) { max($0, ShadowMask.side(ofCorner: $1, blur)) }
    // A corner's mask begins outside the shape: inside it reaches so far.
    let reach = side - blur.extent
    guard min(rect.width, rect.height) >= Double(2 * reach), side * side <= Self.mostPixels else {
      let isEven = corners[0] == corners[1] && corners[2] == corners[3]
      let hasEnds = isEven && rect.width >= Double(2 * reach)
      var shape = Self.snapped(rect)
      // A shape that changes its width keeps its mask.
      if hasEnds { shape.size.width = Double(2 * reach) }
      return whole(
        [Corners(rect: shape, radii: radii).points], at: rect, blur,
        form: hasEnds ? { .ends($0) } : { .whole($0) })
    }
    let key = BoxKey(reach: blur.reach, border: blur.border)
    let tiles = corners.map { radius in
      masks.value(for: .corner(radius: radius, key), cost: \.byteCount) {
        ShadowMask(corner: radius, blur: blur)
      }
    }
    return placed(.corners(tiles), at: rect, blur)
  }

  /// One mask of contours given from their own origin, which stands at the corner of `rect`.
  private func whole(
    _ contours: [[Point]], at rect: Rect, _ blur: BoxBlur,
    form: (ShadowMask) -> ShadowField.Form = { .whole($0) }
  ) -> ShadowField? {
    let origin = Self.box(of: contours).origin
    let moved = contours.map { $0.map { Point($0.x - origin.x, $0.y - origin.y) } }
    var outline = Outline()
    for contour in moved { outline.add(contour) }
    let bounds = outline.bounds
    let area = (bounds.width + 2 * blur.extent) * (bounds.height + 2 * blur.extent)
    guard !bounds.isEmpty, area <= Self.mostPixels else { return nil }
    let key = BoxKey(reach: blur.reach, border: blur.border)
    let points = moved.flatMap { $0.compactMap { FixedPoint($0) } }
    let mask = masks.value(for: .whole(points, key), cost: \.byteCount) {
      ShadowMask(whole: outline, width: bounds.maxX, height: bounds.maxY, blur: blur)
    }
    return placed(form(mask), at: rect, blur)
  }

  private func placed(_ form: ShadowField.Form, at rect: Rect, _ blur: BoxBlur) -> ShadowField? {
    guard let start = FixedPoint(rect.origin), let end = FixedPoint(Point(rect.maxX, rect.maxY))
    else { return nil }
    return ShadowField(
      form, left: Int(start.x), top: Int(start.y), right: Int(end.x), bottom: Int(end.y),
      extent: blur.extent)
  }

  /// The rectangle at the origin in whole pixels, so that a moving shape keeps its mask.
  private static func snapped(_ rect: Rect) -> Rect {
    let width = max(1, PixelRect.nearest(rect.width))
    let height = max(1, PixelRect.nearest(rect.height))
    return Rect(0, 0, Double(width), Double(height))
  }

  private static func box(of contours: [[Point]]) -> Rect {
    guard let first = contours.first?.first else { return .zero }
    var box = Rect(first.x, first.y, 0, 0)
    for point in contours.joined() {
      let left = min(box.minX, point.x)
      let top = min(box.minY, point.y)
      box = Rect(left, top, max(box.maxX, point.x) - left, max(box.maxY, point.y) - top)
    }
    return box
  }
}
