import Blocks
import Canvas
import PresentationCore

extension Workbench {
  /// How many seconds of a curve are shown.
  private static let window = 2.0

  /// How long the end of a movement stays in sight while nothing else moves, in s.
  private static let rest = 0.5

  /// Notes how everything moved in the seconds that are shown, where no frame was drawn of them, and
  /// when nothing did, how it moved after what was done last before them.
  mutating func completeMotion() {
    guard layout.inspector == .shown else { return }
    var start = stage.now.advanced(by: -Self.window)
    completeMotion(from: start, to: stage.now)
    guard motion.mover(at: stage.now) == nil else { return }
    let done = tape.deeds.map(\.time) + tape.events.map(\.time)
    for time in done.sorted().reversed() where time < start {
      guard motion.mover(at: stage.now) == nil, time >= tape.range.lowerBound else { return }
      let end = start
      start = time.advanced(by: -Self.window / 2)
      completeMotion(from: start, to: min(end, time.advanced(by: Self.window)))
    }
  }

  /// The tape plays a span once more, unseen, where no frame was drawn of it.
  private mutating func completeMotion(from first: Instant, to end: Instant) {
    let start = max(tape.range.lowerBound, first)
    guard start < end, motion.hasGap(in: start...end) else { return }
    var past = tape
    var copy = past.seek(to: start)
    var time = start
    while time < end {
      motion.note(copy.snapshot(at: max(time, copy.now)), on: copy.size)
      time = time.advanced(by: 1.0 / 60)
      past.play(&copy, to: min(time, end))
    }
  }

  /// What is shown of which movement: the last seconds and what came after, or where nothing moved in
  /// them the end of the movement before, else the start of the next.
  private var shownMotion: (name: String, span: ClosedRange<Instant>)? {
    let ahead = min(max(tape.head.seconds(since: stage.now), 0), Self.window * 0.4)
    let limit = stage.now.advanced(by: ahead)
    guard let last = motion.mover(at: limit) ?? motion.mover(at: tape.head) else { return nil }
    let rest = last.time.advanced(by: Self.rest)
    let end = last.time > limit ? rest : last.time > stage.now ? limit : min(limit, rest)
    let start = max(SceneCatalogue.epoch, end.advanced(by: -Self.window))
    let before = motion.mover(at: stage.now)
    let name = before.map { $0.time >= start ? $0.name : last.name } ?? last.name
    return (name, start...max(start, end))
  }

  /// Whether the tape knows all since the scene was opened, or only its last minute.
  private var stillness: String {
    let words = Words(settings.locale)
    return tape.range.lowerBound > SceneCatalogue.epoch
      ? words("Nothing moved in the last minute", "最近一分钟没有移动")
      : words("Nothing has moved yet", "还没有移动")
  }

  /// Value and velocity of what moved last, over the last seconds, and what came after (look 22).
  func curveItems(_ theme: Theme) -> [DisplayItem] {
    let area = inspectorLayout.curves
    guard let (name, span) = shownMotion else {
      return [
        pen.line(stillness, .footnote, .labelSecondary, at: Point(16, area.minY + 11))
      ]
    }
    let curve = motion.curve(
      name, in: span, at: stage.now, since: SceneCatalogue.epoch)
    return curveHead(curve, top: area.minY + 11)
      + plots(curve, from: span.lowerBound, to: span.upperBound, theme, top: area.minY + 40)
  }

  private func curveHead(
    _ curve: MotionHistory.Curve, top: Double
  ) -> [DisplayItem] {
    var items = [pen.line(curve.name, .footnoteStrong, at: Point(16, top))]
    guard let now = curve.now else { return items }
    let (value, speed) = now.words
    items.append(pen.line(speed, .footnoteStrong, .plotVelocity, at: Point(344, top), .right))
    items.append(
      pen.line(
        value, .footnoteStrong, .accent,
        at: Point(332 - pen.width(of: speed, .footnoteStrong), top), .right))
    return items
  }

  private func plots(
    _ curve: MotionHistory.Curve, from start: Instant, to end: Instant, _ theme: Theme, top: Double
  ) -> [DisplayItem] {
    let span = start.seconds(since: SceneCatalogue.epoch)...end.seconds(since: SceneCatalogue.epoch)
    let now = elapsed
    let isTop = curve.name.hasSuffix(".top")
    let seen = curve.points.filter { span.contains($0.x) && $0.x <= now && $0.y.isFinite }
    let dots = seen.count > 70 ? [] : seen
    let value = Plot(
      [Plot.Series(curve.points), Plot.Series(dots, mark: .dots, dot: 5)],
      in: Rect(56, top, 288, 92), isFlipped: isTop, along: span, rows: 4, numbers: .beside,
      theme: theme, text: text)
    let speed = Plot(
      [Plot.Series(curve.velocity, color: .plotVelocity)], in: Rect(56, top + 100, 288, 56),
      along: span, upTo: PlotScale.usual(curve.velocity.map(\.y)), rows: 2, theme: theme, text: text
    )
    let x = value.across.place(now)
    var items: [DisplayItem] = value.items + speed.items
    // At rest the movement that is shown may have ended long ago.
    guard span.contains(now) else { return items }
    items.append(.hairline(Rect(x, top - 4, 0, 164), theme[.label]))
    if let reading = curve.now {
      items.append(dot(Point(x, value.up.place(reading.value)), theme[.accent]))
      items.append(dot(Point(x, speed.up.place(reading.velocity ?? 0)), theme[.plotVelocity]))
    }
    return items
  }

  private func dot(_ center: Point, _ color: Color) -> DisplayItem {
    .fill(.ellipse(Rect(center.x - 4, center.y - 4, 8, 8)), .solid(color))
  }
}
