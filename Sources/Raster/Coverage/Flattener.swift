import Canvas

/// Cuts paths into straight pieces that stay within 1/32 device pixel of the curve.
enum Flattener {
  /// A contour in device pixels.
  struct Contour {
    /// Its corners.
    var points: [Point] = []
    /// True when the end is joined to the start.
    var isClosed = false
  }

  /// The contours of a path on the screen; empty when a number is not one.
  static func contours(of path: Path, _ map: PixelMap) -> [Contour] {
    guard map.isUsable else { return [] }
    var contours: [Contour] = []
    var current = Contour()
    for element in path.elements {
      switch element {
      case .move(let point):
        finish(&current, &contours)
        current.points = [map.apply(to: point)]
      case .line(let point): current.points.append(map.apply(to: point))
      case .quad(let control, let end):
        let middle = map.apply(to: control)
        let last = map.apply(to: end)
        let start = current.points.last ?? middle
        cubic(&current, start, third(start, middle), third(last, middle), last)
      case .cubic(let first, let second, let end):
        let one = map.apply(to: first)
        cubic(
          &current, current.points.last ?? one, one, map.apply(to: second), map.apply(to: end))
      case .close:
        current.isClosed = true
        let start = current.points.first
        finish(&current, &contours)
        if let start { current.points = [start] }
      }
    }
    finish(&current, &contours)
    let isUsable = contours.allSatisfy { contour in
      contour.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
    return isUsable ? contours : []
  }

  private static func finish(_ current: inout Contour, _ contours: inout [Contour]) {
    if current.points.count > 1 { contours.append(current) }
    current = Contour()
  }

  private static func third(_ end: Point, _ control: Point) -> Point {
    Point(end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3)
  }

  private static func cubic(
    _ contour: inout Contour, _ start: Point, _ first: Point, _ second: Point, _ end: Point
  ) {
    let bend = max(bend(start, first, second), bend(first, second, end))
    let wanted = (24 * bend).squareRoot().rounded(.up)
    let steps = wanted.isNaN ? 1 : Int(min(max(wanted, 1), 512))
    for step in 1...steps {
      let s = Double(step) / Double(steps)
      let r = 1 - s
      let a = r * r * r
      let b = 3 * r * r * s
      let c = 3 * r * s * s
      let d = s * s * s
      contour.points.append(
        Point(
          a * start.x + b * first.x + c * second.x + d * end.x,
          a * start.y + b * first.y + c * second.y + d * end.y))
    }
  }

  private static func bend(_ start: Point, _ middle: Point, _ end: Point) -> Double {
    let x = start.x - 2 * middle.x + end.x
    let y = start.y - 2 * middle.y + end.y
    return (x * x + y * y).squareRoot()
  }
}
