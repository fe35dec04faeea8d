import Canvas

/// A rectangle in device pixels with a quarter ellipse at each corner.
struct Corners {
  private let rect: Rect
  private let radii: [Size]

  /// A rectangle with square corners.
  init(rect: Rect) {
    self.init(rect: rect, radii: .zero)
  }

  /// A rectangle with circular corners, each at most half the shorter side.
  init(rect: Rect, radii: CornerRadii) {
    let limit = min(rect.width, rect.height) / 2
    self.rect = rect
    self.radii = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map {
      let radius = $0 > 0 ? min($0, limit) : 0
      return Size(radius, radius)
    }
  }

  /// The ellipse that fills a rectangle.
  init(ellipseIn rect: Rect) {
    self.rect = rect
    radii = Array(repeating: Size(rect.width / 2, rect.height / 2), count: 4)
  }

  private init(rect: Rect, sizes: [Size]) {
    self.rect = rect
    radii = sizes
  }

  /// The outline a distance further in, or out when negative; square corners stay square.
  func inset(by distance: Double) -> Corners {
    Corners(
      rect: Rect(
        rect.minX + distance, rect.minY + distance, rect.width - 2 * distance,
        rect.height - 2 * distance),
      sizes: radii.map {
        $0.width > 0 ? Size(max(0, $0.width - distance), max(0, $0.height - distance)) : $0
      })
  }

  /// The contour, clockwise from the left end of the top left corner; empty without any area.
  var points: [Point] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    var points: [Point] = []
    let left = rect.minX
    let top = rect.minY
    let right = rect.maxX
    let bottom = rect.maxY
    let sizes = radii
    Self.arc(&points, Point(left + sizes[0].width, top + sizes[0].height), sizes[0], -1, 0, 0, -1)
    Self.arc(&points, Point(right - sizes[1].width, top + sizes[1].height), sizes[1], 0, -1, 1, 0)
    Self.arc(
      &points, Point(right - sizes[2].width, bottom - sizes[2].height), sizes[2], 1, 0, 0, 1)
    Self.arc(
      &points, Point(left + sizes[3].width, bottom - sizes[3].height), sizes[3], 0, 1, -1, 0)
    return points
  }

  /// A quarter ellipse from one unit direction to the next, by the rational form of the circle.
  private static func arc(
    _ points: inout [Point], _ center: Point, _ size: Size,
    _ fromX: Double, _ fromY: Double, _ toX: Double, _ toY: Double
  ) {
    let radius = max(size.width, size.height)
    guard radius > 0 else {
      points.append(center)
      return
    }
    let steps = Int(min(5 * radius.squareRoot() + 2, 1024))
    for step in 0...steps {
      let t = Double(step) / Double(steps)
      let share = 1 + t * t
      let along = (1 - t * t) / share
      let across = 2 * t / share
      points.append(
        Point(
          center.x + size.width * (fromX * along + toX * across),
          center.y + size.height * (fromY * along + toY * across)))
    }
  }
}
