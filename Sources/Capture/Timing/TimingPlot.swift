import Blocks
import Canvas
import Motion
import Proof
import Showcase

/// The picture of a timing run, one page a movement: curve, frames, errors, numbers (look 24).
package struct TimingPlot {
  private let run: TimingRun
  private let outcomes: [TimingOutcome]
  private let theme: Theme
  private let text: any TextMeasuring

  /// Size of one page in pt.
  private static let page = Size(1120, 720)
  /// Movements beyond these are left to the table.
  private static let most = 8

  /// A picture of a run and of what was expected of it.
  package init(
    _ run: TimingRun, _ outcomes: [TimingOutcome], theme: Theme, text: any TextMeasuring
  ) {
    self.run = run
    self.outcomes = outcomes
    self.theme = theme
    self.text = text
  }

  /// All pages, one below the other.
  package var frame: Frame {
    let shown = run.results.prefix(Self.most)
    let pages = shown.enumerated().flatMap { index, result in
      page(result, top: Double(index) * Self.page.height)
    }
    let height = Double(max(1, shown.count)) * Self.page.height
    let words =
      shown.isEmpty ? [pen.line("Nothing moves in this take", .title3, at: Point(24, 24))] : []
    return Frame(
      size: Size(Self.page.width, height), backdrop: theme[.grouped],
      layers: [Layer(name: "timing", content: words + pages)])
  }

  /// What was expected of this movement: others are on pages of their own.
  private func outcomes(of result: TimingResult) -> [TimingOutcome] {
    outcomes.filter { $0.probe == result.probe && $0.movement == result.number }
  }

  /// The expectation a page shows: one that was not met, else the first with a curve.
  private func shown(for result: TimingResult) -> TimingOutcome? {
    let all = outcomes(of: result).filter { $0.formula != nil }
    return all.first { !$0.failures.isEmpty } ?? all.first
  }

  private var pen: TextPen { TextPen(theme: theme, text: text) }

  private func page(_ result: TimingResult, top: Double) -> [DisplayItem] {
    let device = run.request.settings.screen
    let size = [device.width, device.height].map(NumberText.text).joined(separator: " × ")
    let take = run.request.take.name.split(separator: "/").last.map(String.init) ?? "none"
    let setting =
      "scene \(run.request.scene.info.name), take \(take), \(size) at "
      + "\(NumberText.text(run.request.scale))×"
    let isMet = outcomes(of: result).allSatisfy(\.failures.isEmpty)
    return [
      pen.line("Timing report", .title2, at: Point(24, top + 20)),
      pen.line(setting, .footnote, .labelSecondary, at: Point(24, top + 52)),
    ] + pen.verdict(isMet ? result.verdict : .fail, right: 1096, top: top + 24)
      + curve(result, in: Rect(88, top + 118, 656, 362))
      + errors(result, in: Rect(88, top + 540, 656, 112))
      + summary(result, in: Rect(784, top + 96, 312, 0))
  }

  private func curve(_ result: TimingResult, in area: Rect) -> [DisplayItem] {
    let isFlipped = result.probe.quantity.reading == .edge(.top)
    let seen = result.rows.compactMap { row in row.measured.map { (x: row.time, y: $0) } }
    let used = result.rows.map { (x: $0.time, y: $0.used) }
    var series = [
      Plot.Series(result.curve.samples.map { (x: $0.time, y: $0.value) }),
      Plot.Series(seen.isEmpty ? used : seen, color: .plotVelocity, mark: .dots),
    ]
    let expected = shown(for: result)?.formula
    if let expected {
      let points = result.curve.samples.map { (x: $0.time, y: expected.value(at: $0.time)) }
      series.insert(Plot.Series(points, color: .danger), at: 0)
    }
    let plot = Plot(series, in: area, isFlipped: isFlipped, theme: theme, text: text)
    let right = area.maxX
    let legend = expected.map { _ in
      pen.line(
        "line: expected", .footnote, .danger, at: Point(right - 300, area.minY - 24), .right)
    }
    return [legend].compactMap(\.self) + [
      pen.line(
        result.probe.titled(result.probe.name), .footnote, .labelSecondary,
        at: Point(area.minX, area.minY - 24)),
      pen.line(
        seen.isEmpty ? "rings: used" : "rings: measured from pixels", .footnote, .plotVelocity,
        at: Point(right, area.minY - 24), .right),
      pen.line(
        "line: specified", .footnote, .accent, at: Point(right - 190, area.minY - 24), .right),
    ] + plot.items
  }

  private func errors(_ result: TimingResult, in area: Rect) -> [DisplayItem] {
    let wish = shown(for: result)
    let bars = result.rows.map { row in
      let aim = wish?.formula?.value(at: row.time) ?? row.specified
      return (row.time, (row.measured ?? row.used) - aim)
    }
    let limit = wish?.tolerance ?? result.probe.usualTolerance
    let most = max(1.5 * limit, 1.1 * (bars.map { abs($0.1) }.max() ?? 0))
    let up = PlotScale([-most, most], from: area.maxY, to: area.minY)
    let ends = result.curve.samples.map(\.time) + result.rows.map(\.time)
    let across = PlotScale(ends, from: area.minX, to: area.maxX)
    let band = Rect(area.minX, up.place(limit), area.width, up.place(-limit) - up.place(limit))
    var items: [DisplayItem] = [
      .fill(.rounded(area, 4), .solid(theme[.card])),
      .fill(.rect(band), .solid(theme[.successSoft])),
      .stroke(.rounded(area, 4), Stroke(width: 1, alignment: .inside), theme[.separator]),
      .hairline(Rect(area.minX, up.place(0), area.width, 0), theme[.labelSecondary]),
    ]
    for (time, error) in bars {
      let x = across.place(time)
      let ends = [up.place(0), up.place(error)].sorted()
      let bar = Rect(x - 1.5, ends[0], 3, max(0.5, ends[1] - ends[0]))
      items.append(.fill(.rect(bar), .solid(theme[.plotVelocity])))
    }
    items += marks(limit, most, on: up, left: area.minX, result.probe)
    let name = result.measuredErrors == nil ? "used" : "measured"
    items += [
      pen.line(
        result.probe.titled("\(name) minus \(wish == nil ? "specified" : "expected")"), .footnote,
        .labelSecondary,
        at: Point(area.minX, area.minY - 20)),
      pen.line(
        "tolerance ±\(result.probe.label(limit))", .footnote, .success,
        at: Point(area.maxX, area.minY - 20), .right),
      pen.line(
        "seconds since the take's time zero", .footnote, .labelSecondary,
        at: Point(area.midX, area.maxY + 12), .center),
    ]
    return items
  }
}

extension TimingPlot {
  /// The numbers beside the errors: the tolerance, or the greatest error where that is far more.
  private func marks(
    _ limit: Double, _ most: Double, on up: PlotScale, left: Double, _ probe: TimingProbe
  ) -> [DisplayItem] {
    let hasRoom = up.place(0) - up.place(limit) >= 16
    let words =
      hasRoom ? NumberText.text(limit) : probe.text(most / 1.1)
    let place = hasRoom ? limit : most / 1.1
    return [(place, "+\(words)"), (0, "0"), (-place, "-\(words)")].map { place, words in
      pen.line(words, .caption1, .labelSecondary, at: Point(left - 8, up.place(place) - 8), .right)
    }
  }

  private func summary(_ result: TimingResult, in area: Rect) -> [DisplayItem] {
    table(rows(of: result), in: area)
      + reasons(result).enumerated().map { index, line in
        pen.line(
          line, .caption1, .labelSecondary,
          at: Point(area.minX, area.minY + 512 + Double(index) * 15))
      }
  }

  /// What came of the expectations, in as many lines as there is room for.
  private func reasons(_ result: TimingResult) -> [String] {
    let lines = outcomes(of: result).flatMap(\.lines).flatMap {
      pen.wrapped($0, .caption1, room: 312)
    }
    return lines.count > 7 ? lines.prefix(6) + ["…"] : lines
  }

  private func rows(of result: TimingResult) -> [(String, String)] {
    let probe = result.probe
    let errors = result.measuredErrors ?? result.usedErrors
    func time(_ seconds: Double?) -> String {
      seconds.map(TimingText.milliseconds) ?? "never"
    }
    var rows = [
      ("Probe", probe.name),
      ("Curve", result.form.words),
      ("From, to", "\(probe.text(result.from)) → \(probe.label(result.to))"),
      ("Samples", "\(result.rows.count) at \(NumberText.text(result.rate)) Hz"),
      ("Largest error", "\(probe.label(errors.greatest)) at \(time(errors.at))"),
      ("In time", time(errors.greatestLag)),
      ("RMS error", "\(probe.label(errors.rms)), \(time(errors.rmsLag))"),
      ("Delay", TimingText.delay(errors, rate: result.rate)),
    ]
    if let marks = result.specifiedMarks {
      let beyond = abs(marks.overshoot * (result.to - result.from))
      let shares = [marks.half, marks.ninety, marks.ninetyNine].map(time)
      let share = NumberText.fixed(marks.overshoot * 100, decimals: 2)
      rows += [
        ("50, 90, 99 %", shares.joined(separator: ", ")),
        ("Settled, specified", time(marks.settled)),
        ("Settled, used", time(result.usedMarks?.settled)),
        ("Overshoot", "\(probe.label(beyond)) (\(share) %)"),
      ]
    }
    switch result.measuredFit ?? result.usedFit {
    case .spring(let spring):
      rows += [
        ("Fitted response", TimingText.estimate(spring.response) + " s"),
        ("Fitted damping", TimingText.estimate(spring.dampingRatio)),
      ]
    case .bezier(let bezier): rows.append(("Best fit", TimingText.fit(.bezier(bezier))))
    case nil: break
    }
    rows.append(("Repeated frames", "\(result.repeated)"))
    return rows
  }

  /// Names on the left, values on the right, or below the name where they are long.
  private func table(_ rows: [(String, String)], in area: Rect) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var y = area.minY + 8
    for (index, (name, value)) in rows.enumerated() {
      let isLong = value.count > 26
      if index > 0 {
        items.append(.hairline(Rect(area.minX + 16, y, area.width - 32, 0), theme[.separator]))
      }
      items.append(pen.line(name, .caption1, .labelSecondary, at: Point(area.minX + 16, y + 7)))
      items.append(
        isLong
          ? pen.line(
            pen.fitting(value, .caption1, room: 280), .caption1, at: Point(area.minX + 16, y + 23))
          : pen.line(value, .footnoteStrong, at: Point(area.maxX - 16, y + 5), .right))
      y += isLong ? 44 : 29
    }
    let card = Rect(area.minX, area.minY, area.width, y + 8 - area.minY)
    return [
      .fill(.rounded(card, 8), .solid(theme[.card])),
      .stroke(.rounded(card, 8), Stroke(width: 1, alignment: .inside), theme[.separator]),
    ] + items
  }
}
