import Blocks
import Canvas
import PresentationCore

extension Workbench {
  /// How many seconds of a curve are shown.
  private static let window = 2.0

  /// Notes how everything moved in the seconds that are shown, where no frame was drawn of them: the
  /// tape plays them once more, unseen.
  mutating func completeMotion() {
    let start = max(tape.range.lowerBound, stage.now.advanced(by: -Self.window))
    guard layout.inspector == .shown, start < stage.now, motion.hasGap(in: start...stage.now)
    else { return }
    var past = tape
    var copy = past.seek(to: start)
    var time = start
    while time < stage.now {
      motion.note(copy.snapshot(at: max(time, copy.now)), on: copy.size)
      time = time.advanced(by: 1.0 / 60)
      past.play(&copy, to: min(time, stage.now))
    }
  }

  /// Value and velocity of what moved last, over the last seconds, and what came after (look 22).
  func curveItems(_ theme: Theme) -> [DisplayItem] {
    let area = inspectorLayout.curves
    let words = Words(settings.locale)
    guard let name = motion.mover(at: stage.now) ?? motion.mover(at: tape.head) else {
      return [
        pen.line(
          words("Nothing has moved yet", "还没有移动"), .footnote, .labelSecondary,
          at: Point(16, area.minY + 11))
      ]
    }
    let ahead = min(max(tape.head.seconds(since: stage.now), 0), Self.window * 0.4)
    let end = stage.now.advanced(by: ahead)
    let start = max(SceneCatalogue.epoch, end.advanced(by: -Self.window))
    let curve = motion.curve(
      name, in: start...end, at: stage.now, since: SceneCatalogue.epoch)
    return curveHead(curve, top: area.minY + 11)
      + plots(curve, from: start, to: end, theme, top: area.minY + 40)
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
      along: span, rows: 2, theme: theme, text: text)
    let x = value.across.place(now)
    var items: [DisplayItem] = value.items + speed.items
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
