extension Shape {
  /// True when a touch at the point is inside; cut-off corners are outside (SPEC M2).
  public func contains(_ point: Point) -> Bool {
    switch self {
    case .rect(let rect): rect.contains(point)
    case .rounded(let rect, let radii):
      rect.contains(point) && !Self.isCutOff(point, in: rect, radii: radii)
    case .ellipse(let rect): Self.ellipse(rect, contains: point)
    case .path(let path): path.contains(point)
    }
  }

  private static func ellipse(_ rect: Rect, contains point: Point) -> Bool {
    guard !rect.isEmpty else { return false }
    let x = (point.x - rect.midX) / (rect.width / 2)
    let y = (point.y - rect.midY) / (rect.height / 2)
    return x * x + y * y <= 1
  }

  private static func isCutOff(_ point: Point, in rect: Rect, radii: CornerRadii) -> Bool {
    let limit = min(rect.width, rect.height) / 2
    let left = point.x < rect.midX
    let top = point.y < rect.midY
    let radius = min(
      limit,
      top
        ? (left ? radii.topLeft : radii.topRight) : (left ? radii.bottomLeft : radii.bottomRight))
    let x = left ? rect.minX + radius - point.x : point.x - (rect.maxX - radius)
    let y = top ? rect.minY + radius - point.y : point.y - (rect.maxY - radius)
    return x > 0 && y > 0 && x * x + y * y > radius * radius
  }
}

extension Path {
  /// Even-odd test against the outline, curves cut into 16 chords each.
  public func contains(_ point: Point) -> Bool {
    var inside = false
    for contour in flattened(chords: 16) {
      var previous = contour[contour.count - 1]
      for current in contour {
        if (current.y > point.y) != (previous.y > point.y) {
          let share = (point.y - current.y) / (previous.y - current.y)
          if point.x < current.x + share * (previous.x - current.x) { inside.toggle() }
        }
        previous = current
      }
    }
    return inside
  }

  /// The contours as corner lists; a curve becomes `chords` straight pieces.
  public func flattened(chords: Int) -> [[Point]] {
    var contours: [[Point]] = []
    var contour: [Point] = []
    func finish() {
      if contour.count > 1 { contours.append(contour) }
      contour = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        contour = [point]
      case .line(let point): contour.append(point)
      case .quad(let control, let end):
        let start = contour.last ?? control
        contour += Self.chords(chords, from: start, control, end)
      case .cubic(let first, let second, let end):
        let start = contour.last ?? first
        contour += Self.chords(chords, from: start, first, second, end)
      case .close: finish()
      }
    }
    finish()
    return contours
  }

  private static func chords(
    _ count: Int, from start: Point, _ control: Point, _ end: Point
  ) -> [Point] {
    let first = Point(
      start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3)
    let second = Point(end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3)
    return chords(count, from: start, first, second, end)
  }

  private static func chords(
    _ count: Int, from start: Point, _ first: Point, _ second: Point, _ end: Point
  ) -> [Point] {
    (1...count).map { index in
      let s = Double(index) / Double(count)
      let r = 1 - s
      let a = r * r * r
      let b = 3 * r * r * s
      let c = 3 * r * s * s
      let d = s * s * s
      return Point(
        a * start.x + b * first.x + c * second.x + d * end.x,
        a * start.y + b * first.y + c * second.y + d * end.y)
    }
  }
}
