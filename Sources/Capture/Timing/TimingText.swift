import Glibc
import Motion
import Proof
import Showcase

/// Words and columns about a movement, for people.
enum TimingText {
  /// What moves, along what, from where to where.
  static func heading(_ result: TimingResult) -> String {
    let which = result.count > 1 ? ", movement \(result.number) of \(result.count)" : ""
    let start = milliseconds(result.form.start)
    return "\(result.probe.name)\(which): \(result.form.words), "
      + "\(result.probe.text(result.from)) → \(result.probe.label(result.to)) from \(start) on, "
      + "\(result.rows.count) frames at \(NumberText.text(result.rate)) Hz"
  }

  /// The frames in right-aligned columns.
  static func table(_ result: TimingResult) -> [String] {
    let probe = result.probe
    let rows = result.rows.map { row in
      [
        NumberText.fixed(row.time * 1000, decimals: 3), probe.text(row.specified),
        probe.text(row.used), row.measured.map(probe.text) ?? "-",
        probe.text(row.used - row.specified),
        row.measured.map { probe.text($0 - row.specified) } ?? "-",
      ]
    }
    return columns(
      [["ms", "specified", "used", "measured", "used-spec", "meas-spec"]] + rows)
  }

  /// What follows from the frames, a line each.
  static func summary(_ result: TimingResult) -> [String] {
    var lines = [("used", errors(result.usedErrors, result))]
    let seen = result.rows.count { $0.measured != nil }
    if let measured = result.measuredErrors {
      lines.append(
        ("measured", errors(measured, result) + "; \(seen) of \(result.rows.count) frames"))
    } else {
      lines.append(("measured", "not measurable from the pixels of this take"))
    }
    lines.append(("specified", result.specifiedMarks.map { marks($0, result) } ?? "does not move"))
    lines.append(("as used", result.usedMarks.map { marks($0, result) } ?? "does not move"))
    if let fit = result.usedFit { lines.append(("fit of used", self.fit(fit))) }
    if let fit = result.measuredFit { lines.append(("fit of pixels", self.fit(fit))) }
    if result.snap > 0 {
      lines.append(("arrival", "snaps by \(result.probe.label(result.snap)) (SPEC T7)"))
    }
    lines.append(("own curve", verdict(result)))
    return lines.map { "  \($0.0.padded(.after, to: 14))\($0.1)" }
  }

  private static func verdict(_ result: TimingResult) -> String {
    let limit = "within \(result.probe.label(result.probe.usualTolerance))"
    return switch result.verdict {
    case .pass: "pass, \(limit)"
    case .fail: "fail, not \(limit)"
    case .unread: "not measured: what was used is \(limit), the pixels tell too little"
    }
  }

  /// Greatest and mean error, and the delay in words.
  static func errors(_ errors: TimingErrors, _ result: TimingResult) -> String {
    let probe = result.probe
    return "max \(probe.label(errors.greatest)) at \(milliseconds(errors.at))"
      + " (\(milliseconds(errors.greatestLag))), rms \(probe.label(errors.rms)) "
      + "(\(milliseconds(errors.rmsLag))), "
      + delay(errors, rate: result.rate)
  }

  /// `in time`, `3.2 ms late`, `16.667 ms late: one 60 Hz frame` or `26 ms late: 1.6 60 Hz frames`.
  static func delay(_ errors: TimingErrors, rate: Double) -> String {
    guard abs(errors.shift) >= 0.0005 else { return "in time" }
    let side = errors.shift > 0 ? "late" : "early"
    let words = "\(milliseconds(abs(errors.shift))) \(side)"
    guard errors.frames(at: rate) != nil else { return words }
    let frames = (abs(errors.shift) * rate * 10).rounded() / 10
    let count = frames == 1 ? "one" : NumberText.text(frames)
    return "\(words): \(count) \(NumberText.text(rate)) Hz frame\(frames == 1 ? "" : "s")"
  }

  private static func marks(_ marks: Milestones, _ result: TimingResult) -> String {
    func time(_ value: Double?) -> String { value.map(milliseconds) ?? "never" }
    let beyond = abs(marks.overshoot * (marks.end - marks.start))
    return "50 % \(time(marks.half)), 90 % \(time(marks.ninety)), 99 % \(time(marks.ninetyNine)), "
      + "settled \(time(marks.settled)), overshoot \(result.probe.label(beyond))"
      + " (\(NumberText.fixed(marks.overshoot * 100, decimals: 2)) %)"
  }

  /// The parameters found with one standard error.
  static func fit(_ fit: TimingResult.Fit) -> String {
    switch fit {
    case .spring(let spring):
      return "response \(estimate(spring.response)) s, damping \(estimate(spring.dampingRatio))"
    case .bezier(let bezier):
      let curve = bezier.curve
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map {
        NumberText.fixed($0, decimals: 3)
      }
      return "bezier \(points.joined(separator: ",")), duration \(estimate(bezier.duration)) s"
    }
  }

  /// A number with as many digits as its error leaves.
  static func estimate(_ estimate: Estimate) -> String {
    guard estimate.error.isFinite else {
      return "\(NumberText.fixed(estimate.value, decimals: 4)) ± ?"
    }
    let digits = estimate.error > 0 ? Int((-log10(estimate.error)).rounded(.up)) + 1 : 6
    let decimals = min(6, max(2, digits))
    return "\(NumberText.fixed(estimate.value, decimals: decimals)) ± "
      + NumberText.fixed(estimate.error, decimals: decimals)
  }

  /// A time in seconds for people, in ms with up to three decimals.
  static func milliseconds(_ seconds: Double) -> String {
    TimeText.label(nanoseconds: Int64((min(max(seconds, -1e6), 1e6) * 1e9).rounded()))
  }

  /// Right-aligned columns with two blanks between.
  static func columns(_ rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      "  "
        + zip(row, widths).map { $0.padded(.before, to: $1) }
        .joined(separator: "  ")
    }
  }
}

extension TimingResult {
  /// The distance the arrival leaps over, in the probe's unit.
  var snap: Double {
    guard form.to != form.from else { return 0 }
    return form.snap * abs((to - from) / (form.to - form.from))
  }
}
