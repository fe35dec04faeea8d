import Canvas

extension Path {
  /// An arc of a circle; `start` and `turns` count whole turns clockwise from the top.
  public static func arc(in rect: Rect, from start: Double, turns: Double) -> Path {
    let pieces = max(1, Int((turns * 8).rounded(.up)))
    let step = turns / Double(pieces)
    var path = Path([.move(point(in: rect, at: start))])
    for piece in 0..<pieces {
      let from = start + Double(piece) * step
      path.append([curve(in: rect, from: from, step: step)])
    }
    return path
  }

  /// A point of the circle; a quarter turn is on the right.
  private static func point(in rect: Rect, at turns: Double) -> Point {
    let direction = UnitCircle.direction(turns)
    return Point(
      rect.midX + rect.width / 2 * direction.x, rect.midY + rect.height / 2 * direction.y)
  }

  private static func curve(in rect: Rect, from start: Double, step: Double) -> Element {
    let reach = UnitCircle.handle(step)
    let first = UnitCircle.direction(start)
    let last = UnitCircle.direction(start + step)
    let radius = Point(rect.width / 2, rect.height / 2)
    return .cubic(
      Point(
        rect.midX + radius.x * (first.x - reach * first.y),
        rect.midY + radius.y * (first.y + reach * first.x)),
      Point(
        rect.midX + radius.x * (last.x + reach * last.y),
        rect.midY + radius.y * (last.y - reach * last.x)),
      Point(rect.midX + radius.x * last.x, rect.midY + radius.y * last.y))
  }
}

/// Directions on a circle without the C library: the same bits on every machine.
enum UnitCircle {
  /// The unit vector `turns` clockwise from straight up; y grows downward.
  static func direction(_ turns: Double) -> Point {
    let turn = turns - turns.rounded(.down)
    let quarter = (turn * 4).rounded(.down)
    let rest = (turn * 4 - quarter) * .pi / 2
    let (s, c) = (sine(rest), sine(.pi / 2 - rest))
    return switch quarter {
    case 0: Point(s, -c)
    case 1: Point(c, s)
    case 2: Point(-s, c)
    default: Point(-c, -s)
    }
  }

  /// Length of a cubic's handle for an arc of `turns`, in radii.
  static func handle(_ turns: Double) -> Double {
    let quarterAngle = turns * .pi / 2
    return 4 / 3 * sine(quarterAngle) / sine(.pi / 2 - quarterAngle)
  }

  /// Sine on 0…π/2 by its series: exact to 1e-12.
  private static func sine(_ angle: Double) -> Double {
    let square = angle * angle
    var term = angle
    var sum = angle
    for step in 1...9 {
      term *= -square / Double(2 * step * (2 * step + 1))
      sum += term
    }
    return sum
  }
}
