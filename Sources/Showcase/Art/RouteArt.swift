import Canvas

/// A sketch of a way along a shore, with a dotted line from start to end (look 10).
enum RouteArt {
  /// The size it was drawn in, in pt.
  static let size = Size(358, 168)

  /// The picture so large that it covers `rect`; what stands over is for the clip to cut.
  static func items(covering rect: Rect) -> [DisplayItem] {
    let scale = max(rect.width / size.width, rect.height / size.height)
    let offset = Point(
      rect.midX - size.width * scale / 2, rect.midY - size.height * scale / 2)
    return [.group(DisplayGroup(sketch, placement: Placement(scale: scale, offset: offset)))]
  }

  private static let ink = Color(0x00708A)

  private static let sketch: [DisplayItem] =
    [.fill(.rect(Rect(origin: .zero, size: size)), .solid(Color(0xEAF0E4)))]
    + trees + water + way

  private static let trees: [DisplayItem] = [
    disc(70, 32, 15), disc(94, 40, 20), disc(204, 20, 12), disc(284, 30, 17),
  ].map { .fill($0, .solid(Color(0xCBDFBF))) }

  private static let shore: [Path.Element] = [
    .move(Point(-10, 106)), .cubic(Point(50, 124), Point(96, 98), Point(158, 112)),
    .cubic(Point(228, 128), Point(284, 76), Point(368, 92)),
  ]

  private static let water: [DisplayItem] = [
    .fill(
      .path(Path(shore + [.line(Point(368, 178)), .line(Point(-10, 178)), .close])),
      .solid(Color(0xBFDFEA))),
    .stroke(.path(Path(shore)), Stroke(width: 2), Color(0x9BCAD8)),
    .fill(
      .path(
        Path([
          .move(Point(108, 126)), .line(Point(146, 126)), .line(Point(139, 136)),
          .line(Point(117, 136)), .close,
        ])), .solid(.white)),
    .fill(
      .path(
        Path([.move(Point(128, 122)), .line(Point(128, 102)), .line(Point(142, 122)), .close])),
      .solid(Color(0xF2C49C))),
  ]

  private static let way: [DisplayItem] = [
    .stroke(
      .path(
        Path([
          .move(Point(30, 78)), .cubic(Point(84, 96), Point(118, 58), Point(174, 74)),
          .cubic(Point(232, 90), Point(268, 42), Point(326, 54)),
        ])), Stroke(width: 3.5, dash: [0.1, 8]), ink),
    .fill(disc(30, 78, 9), .solid(ink)), .fill(disc(30, 78, 5), .solid(.white)),
    .fill(disc(326, 54, 8.5), .solid(.white)), .fill(disc(326, 54, 5.5), .solid(Color(0xC4243A))),
  ]

  private static func disc(_ x: Double, _ y: Double, _ radius: Double) -> Shape {
    .ellipse(Rect(x - radius, y - radius, 2 * radius, 2 * radius))
  }
}
