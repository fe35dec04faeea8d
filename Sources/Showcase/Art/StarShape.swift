import Canvas

/// A star of five points as an outline.
enum StarShape {
  /// The corners on a circle of radius 1, from the top clockwise: tip, notch, tip and so on.
  private static let corners = [
    Point(0, -1), Point(0.2645, -0.364), Point(0.9511, -0.309), Point(0.428, 0.1391),
    Point(0.5878, 0.809), Point(0, 0.45), Point(-0.5878, 0.809), Point(-0.428, 0.1391),
    Point(-0.9511, -0.309), Point(-0.2645, -0.364),
  ]

  /// The star whose tips lie `radius` pt from `center`.
  static func path(around center: Point, radius: Double) -> Path {
    let unit = Path(
      [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
    return unit.placed(Placement(scale: radius, offset: center))
  }
}
