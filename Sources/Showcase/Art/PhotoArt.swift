import Canvas

/// Small landscapes for photo strips: a sky, something in it, two hills (look 11).
enum PhotoArt {
  /// The size they were drawn in, in pt.
  static let size = Size(156, 104)

  /// Picture number `index`, so large that it covers `rect`.
  static func items(_ index: Int, covering rect: Rect) -> [DisplayItem] {
    let scale = max(rect.width / size.width, rect.height / size.height)
    let offset = Point(rect.midX - size.width * scale / 2, rect.midY - size.height * scale / 2)
    let tone = tones[index % tones.count]
    let items = [sky(tone), mark(index, tone)] + hills(index, tone)
    return [.group(DisplayGroup(items, placement: Placement(scale: scale, offset: offset)))]
  }

  private struct Tone {
    let high, low, far, near, light: Color
  }

  private static let tones: [Tone] = [
    Tone(
      high: Color(0xF2C49C), low: Color(0xD08259), far: Color(0xA65A3C), near: Color(0x7C3E2A),
      light: Color(0xFFF1D6)),
    Tone(
      high: Color(0xBBDDE8), low: Color(0x4E9CAD), far: Color(0x3B7280), near: Color(0x0C4656),
      light: Color(0xFFF6E6)),
    Tone(
      high: Color(0xE4DBB6), low: Color(0x9FA45C), far: Color(0x6F7A3A), near: Color(0x4A5626),
      light: Color(0xFDF8E2)),
    Tone(
      high: Color(0xDEE1F5), low: Color(0x7580C4), far: Color(0x4B5BA8), near: Color(0x2C3870),
      light: Color(0xFFFFFF)),
  ]

  private static func sky(_ tone: Tone) -> DisplayItem {
    .fill(
      .rect(Rect(origin: .zero, size: size)),
      .linear(
        from: .zero, to: Point(0, size.height),
        [GradientStop(0, tone.high), GradientStop(1, tone.low)]))
  }

  private static func mark(_ index: Int, _ tone: Tone) -> DisplayItem {
    switch index % 3 {
    case 0: .fill(.ellipse(Rect(99, 21, 26, 26)), .solid(tone.light))
    case 1:
      .fill(
        .path(Path([.move(Point(72, 30)), .line(Point(60, 56)), .line(Point(84, 56)), .close])),
        .solid(tone.light))
    default:
      .fill(
        .path(Path([.move(Point(38, 46)), .line(Point(-4, 84)), .line(Point(84, 84)), .close])),
        .solid(tone.near))
    }
  }

  private static func hills(_ index: Int, _ tone: Tone) -> [DisplayItem] {
    let lift = Double(index % 2) * 8
    return [
      hill(
        tone.far, from: 66 - lift,
        [
          .cubic(Point(30, 54 - lift), Point(56, 74 - lift), Point(90, 62 - lift)),
          .cubic(Point(116, 52 - lift), Point(138, 54 - lift), Point(156, 60 - lift)),
        ]),
      hill(
        tone.near, from: 82 - lift,
        [
          .cubic(Point(40, 72 - lift), Point(86, 88 - lift), Point(156, 70 - lift))
        ]),
    ]
  }

  private static func hill(_ color: Color, from y: Double, _ ridge: [Path.Element]) -> DisplayItem {
    let end: [Path.Element] = [
      .line(Point(size.width, size.height)), .line(Point(0, size.height)), .close,
    ]
    return .fill(.path(Path([.move(Point(0, y))] + ridge + end)), .solid(color))
  }
}
