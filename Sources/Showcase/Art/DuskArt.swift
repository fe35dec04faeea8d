import Canvas

/// A dusk over three hills under a moon: the header of the image card (look 05).
enum DuskArt {
  /// The size it was drawn in, in pt.
  static let size = Size(326, 168)

  /// The picture so large that it covers `rect`; what stands over is for the clip to cut.
  ///
  /// The moon is never cut: it keeps its place between the rectangle's edges, and a size between.
  static func items(covering rect: Rect) -> [DisplayItem] {
    let (across, down) = (rect.width / size.width, rect.height / size.height)
    let scale = max(across, down)
    let offset = Point(
      rect.midX - size.width * scale / 2, rect.midY - size.height * scale / 2)
    let place = Placement(scale: scale, offset: offset)
    let share = (max(across, 0) * max(down, 0)).squareRoot()
    let moonPlace = Placement(
      scale: share,
      offset: Point(
        rect.minX + moonCenter.x * across - moonCenter.x * share,
        rect.minY + moonCenter.y * down - moonCenter.y * share))
    return [
      .group(DisplayGroup(sky + stars, placement: place)),
      .group(DisplayGroup(moon, placement: moonPlace)),
      .group(DisplayGroup(hills, placement: place)),
    ]
  }

  private static let moonCenter = Point(236, 62)

  private static let sky: [DisplayItem] = [
    .fill(
      .rect(Rect(origin: .zero, size: size)),
      .linear(
        from: .zero, to: Point(0, size.height),
        [
          GradientStop(0, Color(0x0B3A4C)), GradientStop(0.36, Color(0x226C7E)),
          GradientStop(0.58, Color(0x7FA9A3)), GradientStop(0.78, Color(0xF3C59B)),
        ]))
  ]

  private static let stars: [DisplayItem] = [
    star(38, 30, 1.2), star(84, 52, 1, 0.8), star(126, 22, 1.4), star(166, 42, 1, 0.7),
    star(286, 24, 1.2), star(304, 58, 1, 0.7), star(58, 72, 0.9, 0.6), star(196, 16, 0.9, 0.8),
  ]

  private static func star(
    _ x: Double, _ y: Double, _ radius: Double, _ opacity: Double = 1
  ) -> DisplayItem {
    .fill(disc(Point(x, y), radius), .solid(Color(0xFFF6E6, opacity: opacity)))
  }

  /// The glow falls off in three steps: a straight one would show a disc.
  private static let moon: [DisplayItem] = {
    let center = moonCenter
    let light = Color(0xFFF1D6)
    let glow = Paint.radial(
      center: center, inner: 0, outer: 66,
      [
        GradientStop(0, light.opacity(0.5)), GradientStop(0.38, light.opacity(0.26)),
        GradientStop(0.7, light.opacity(0.08)), GradientStop(1, light.opacity(0)),
      ])
    return [.fill(disc(center, 66), glow), .fill(disc(center, 22), .solid(light))]
  }()

  private static let hills: [DisplayItem] = [
    hill(
      Color(0x1F6473), from: 118,
      [
        .cubic(Point(44, 92), Point(88, 96), Point(132, 112)),
        .cubic(Point(176, 128), Point(226, 124), Point(326, 92)),
      ]),
    hill(
      Color(0x134957), from: 138,
      [
        .cubic(Point(60, 120), Point(110, 130), Point(166, 136)),
        .cubic(Point(222, 142), Point(270, 128), Point(326, 122)),
      ]),
    hill(
      Color(0x0A2E3A), from: 156,
      [
        .cubic(Point(70, 142), Point(128, 152), Point(190, 152)),
        .cubic(Point(248, 152), Point(286, 146), Point(326, 148)),
      ]),
  ]

  private static func hill(
    _ color: Color, from y: Double, _ ridge: [Path.Element]
  ) -> DisplayItem {
    let path = Path(
      [.move(Point(0, y))] + ridge + [
        .line(Point(size.width, size.height)), .line(Point(0, size.height)), .close,
      ])
    return .fill(.path(path), .solid(color))
  }

  private static func disc(_ center: Point, _ radius: Double) -> Shape {
    .ellipse(Rect(center.x, center.y, 0, 0).grown(by: radius))
  }
}
