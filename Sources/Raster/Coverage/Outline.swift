import Canvas

/// A point in 1/256 device pixels.
struct FixedPoint: Hashable {
  /// Distances in 1/256 device pixels.
  var x, y: Int32

  /// The nearest place on the grid, kept within reach; nil for what is no number.
  init?(_ point: Point) {
    guard !point.x.isNaN, !point.y.isNaN else { return nil }
    x = Self.fixed(point.x)
    y = Self.fixed(point.y)
  }

  /// A coordinate in 1/256 device pixels, halves upward; must be a number.
  static func fixed(_ value: Double) -> Int32 {
    let limit = Double(PixelRect.farthest)
    return Int32((min(max(value, -limit), limit) * 256 + 0.5).rounded(.down))
  }
}

/// A straight piece of an outline, going down.
struct Edge: Equatable {
  /// The upper end, in 1/256 device pixels.
  let x0, y0: Int32
  /// The lower end, in 1/256 device pixels.
  let x1, y1: Int32
  /// +1 when the outline runs down here, -1 when it runs up.
  let winding: Int32
}

/// Closed contours on the grid of 1/256 device pixels, filled even-odd.
struct Outline {
  /// All pieces that are not level.
  private(set) var edges: [Edge] = []
  /// Extremes in 1/256 device pixels.
  private(set) var minX = Int32.max
  private(set) var minY = Int32.max
  private(set) var maxX = Int32.min
  private(set) var maxY = Int32.min

  /// Nothing.
  init() {}

  /// The outline of a shape on the screen; nothing when a number is not one.
  init(_ shape: Shape, _ map: PixelMap) {
    guard map.isUsable else { return }
    switch shape {
    case .rect(let rect): add(Corners(rect: map.apply(to: rect)))
    case .rounded(let rect, let radii):
      add(Corners(rect: map.apply(to: rect), radii: radii.scaled(by: map.scale)))
    case .ellipse(let rect): add(Corners(ellipseIn: map.apply(to: rect)))
    case .path(let path):
      for contour in Flattener.contours(of: path, map) { add(contour.points) }
    }
  }

  /// True when it covers nothing.
  var isEmpty: Bool { edges.isEmpty }

  /// The pixels it may touch.
  var bounds: PixelRect {
    guard !isEmpty else { return .empty }
    return PixelRect(
      minX: Int(minX >> 8), minY: Int(minY >> 8), maxX: Int((maxX + 255) >> 8),
      maxY: Int((maxY + 255) >> 8))
  }

  /// Adds a rounded rectangle.
  mutating func add(_ corners: Corners) { add(corners.points) }

  /// Adds a closed contour in device pixels; dropped when a number is not one.
  mutating func add(_ points: [Point]) {
    guard points.count > 2, let last = points.last, var previous = FixedPoint(last) else { return }
    let kept = self
    edges.reserveCapacity(edges.count + points.count)
    for point in points {
      guard let current = FixedPoint(point) else {
        self = kept
        return
      }
      add(from: previous, to: current)
      previous = current
    }
  }

  private mutating func add(from start: FixedPoint, to end: FixedPoint) {
    minX = min(minX, end.x)
    maxX = max(maxX, end.x)
    minY = min(minY, end.y)
    maxY = max(maxY, end.y)
    if start.y < end.y {
      edges.append(Edge(x0: start.x, y0: start.y, x1: end.x, y1: end.y, winding: 1))
    } else if start.y > end.y {
      edges.append(Edge(x0: end.x, y0: end.y, x1: start.x, y1: start.y, winding: -1))
    }
  }
}

extension Outline {
  /// The whole pixels it fills exactly, when it is a rectangle on the pixel grid.
  var wholePixels: PixelRect? {
    guard edges.count == 2, (minX | minY | maxX | maxY) & 255 == 0,
      edges.allSatisfy({ $0.x0 == $0.x1 && $0.y0 == minY && $0.y1 == maxY })
    else { return nil }
    return bounds
  }
}
