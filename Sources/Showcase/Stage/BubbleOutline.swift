import Canvas
import PresentationCore

/// A rounded body with an arrow as one outline, so that one shadow follows both (look 14, 16).
struct BubbleOutline {
  /// Size of the body in pt; its origin is 0,0.
  var size: Size
  var radius: Double
  /// Where the body stands: the arrow is on the facing edge.
  var side: AnchorSide
  /// The arrow's tip in the body's points.
  var tip: Point

  private static let foot = 13.0
  private static let reach = 11.0

  var path: Path {
    let width = size.width
    let height = size.height
    let curve = radius * 0.5523
    var steps: [Path.Element] = [.move(Point(radius, 0))]
    if side == .below { steps += arrow(along: Point(1, 0), out: Point(0, -1), edge: 0) }
    steps += [
      .line(Point(width - radius, 0)),
      .cubic(
        Point(width - radius + curve, 0), Point(width, radius - curve), Point(width, radius)),
    ]
    if side == .leading { steps += arrow(along: Point(0, 1), out: Point(1, 0), edge: width) }
    steps += [
      .line(Point(width, height - radius)),
      .cubic(
        Point(width, height - radius + curve), Point(width - radius + curve, height),
        Point(width - radius, height)),
    ]
    if side == .above { steps += arrow(along: Point(-1, 0), out: Point(0, 1), edge: height) }
    steps += [
      .line(Point(radius, height)),
      .cubic(
        Point(radius - curve, height), Point(0, height - radius + curve),
        Point(0, height - radius)),
    ]
    if side == .trailing { steps += arrow(along: Point(0, -1), out: Point(-1, 0), edge: 0) }
    steps += [
      .line(Point(0, radius)),
      .cubic(Point(0, radius - curve), Point(radius - curve, 0), Point(radius, 0)), .close,
    ]
    return Path(steps)
  }

  /// A flared foot and a soft tip; `along` is the direction of travel, `out` away from the body.
  private func arrow(along: Point, out: Point, edge: Double) -> [Path.Element] {
    let base = along.x != 0 ? Point(tip.x, edge) : Point(edge, tip.y)
    func at(_ way: Double, _ height: Double) -> Point {
      Point(
        base.x + along.x * way + out.x * height, base.y + along.y * way + out.y * height)
    }
    let foot = Self.foot
    let reach = Self.reach
    return [
      .line(at(-foot, 0)),
      .cubic(at(-9.5, 0), at(-7.2, 1.2), at(-5.4, 3.4)),
      .line(at(-1.4, reach)),
      .cubic(at(-0.6, reach + 1.3), at(0.6, reach + 1.3), at(1.4, reach)),
      .line(at(5.4, 3.4)),
      .cubic(at(7.2, 1.2), at(9.5, 0), at(foot, 0)),
    ]
  }
}
