import Canvas
import Motion

/// The way from one anchor to the next, as displacements that end at zero (SPEC K7).
///
/// Whatever the new anchor does meanwhile, such as scrolling, is followed without delay.
struct AnchorGlide: Hashable, Sendable {
  /// Displacement of the body from where it belongs, in pt.
  var x, y: TimedValue
  /// Displacement of the four edges of the thing it points at, in pt.
  private var left, top, right, bottom: TimedValue

  /// No displacement.
  init(at instant: Instant) {
    let rest = TimedValue(0, at: instant)
    (x, y, left, top, right, bottom) = (rest, rest, rest, rest, rest, rest)
  }

  /// Displacement of the body, in pt.
  func offset(at instant: Instant) -> Point {
    Point(x.value(at: instant), y.value(at: instant))
  }

  /// The thing's rectangle on the way to `target`, in pt.
  func rect(toward target: Rect, at instant: Instant) -> Rect {
    let minX = target.minX + left.value(at: instant)
    let minY = target.minY + top.value(at: instant)
    let maxX = target.maxX + right.value(at: instant)
    let maxY = target.maxY + bottom.value(at: instant)
    return Rect(minX, minY, max(0, maxX - minX), max(0, maxY - minY))
  }

  /// The moment from which nothing is displaced; nil when that never comes.
  var arrival: Instant? {
    var latest = Instant.zero
    for value in [x, y, left, top, right, bottom] {
      guard let arrival = value.arrival else { return nil }
      latest = max(latest, arrival)
    }
    return latest
  }

  /// Adds displacements, so that nothing jumps when the anchor does; speeds go on.
  mutating func start(
    body: Point, from old: Rect, to new: Rect, curve: MotionCurve, at instant: Instant
  ) {
    func push(_ value: inout TimedValue, _ distance: Double) {
      let now = value.state(at: instant)
      value.launch(
        from: now.value + distance, velocity: now.velocity, to: 0, curve: curve, at: instant,
        threshold: .points)
    }
    push(&x, body.x)
    push(&y, body.y)
    push(&left, old.minX - new.minX)
    push(&top, old.minY - new.minY)
    push(&right, old.maxX - new.maxX)
    push(&bottom, old.maxY - new.maxY)
  }
}
