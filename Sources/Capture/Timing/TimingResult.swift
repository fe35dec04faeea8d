import Motion
import Proof
import Showcase

/// One movement of one probe: its three tracks and what follows from them (SPEC X4, QA f1, f3).
package struct TimingResult: Sendable {
  /// One frame.
  package struct Row: Hashable, Sendable {
    /// Seconds after the take's time zero.
    package var time: Double
    /// The value by the closed form, in the probe's unit.
    package var specified: Double
    /// The value that was drawn.
    package var used: Double
    /// The value as the pixels show it; nil where they do not.
    package var measured: Double?
  }

  /// A curve found again from a track.
  package enum Fit: Sendable {
    /// For what a spring moved.
    case spring(SpringFit)
    /// For what a timing curve moved.
    case bezier(BezierFit)
  }

  /// What is followed.
  package let probe: TimingProbe
  /// Which of the probe's movements, from 1, and how many there are.
  package let number, count: Int
  /// The motion behind it.
  package let form: ClosedForm
  /// Where it sets off and where it goes, in the probe's unit.
  package let from, to: Double
  /// Frames a second.
  package let rate: Double
  /// Its frames.
  package let rows: [Row]
  /// How far the values used are from the closed form.
  package let usedErrors: TimingErrors
  /// How far the pixels are from the closed form; nil when nothing can be read.
  package let measuredErrors: TimingErrors?
  /// Times from the start on, of the closed form and of what was used.
  package let specifiedMarks, usedMarks: Milestones?
  /// The curve found again in the values used and in the pixels; nil where the motion is no plain curve.
  package let usedFit, measuredFit: Fit?
  /// The closed form over the movement, for plots.
  package let curve: Track
  /// How far pixels may be off besides, in the probe's unit: half of one, of a scrolled list one and more.
  let pixelSlack: Double
  /// Frames in a row on which nothing changed though the closed form did.
  package let repeated: Int

  init(
    _ probe: TimingProbe, _ movement: TimingMovement, number: Int, of count: Int,
    survey: TimingSurvey, rate: Double, scale: Double, measured: (Int) -> Double?
  ) {
    // Words stand on whole pixels at both ends of a scrolled way.
    // A scrolled list is read against a picture that is replaced as it goes by: each time may add half
    // a pixel, once in 500 pt or so.
    let way = abs(movement.to - movement.from)
    let reading = probe.quantity.reading == .strip ? 1 + way / 1000 : 0.5
    pixelSlack = probe.unit == .share ? 0 : reading / scale
    self.probe = probe
    self.number = number
    self.count = count
    self.rate = rate
    form = movement.form
    from = movement.from
    to = movement.to
    rows = movement.frames.compactMap { index in
      let frame = survey.frames[index]
      guard let used = probe.value(in: frame.used),
        let specified = probe.value(in: frame.specified)
      else { return nil }
      return Row(
        time: frame.seconds, specified: specified, used: used, measured: measured(index))
    }
    let formula = movement.curve(of: probe, in: survey)
    let usedTrack = Track(rows.map { Track.Sample($0.time, $0.used) })
    let seen = Track(rows.compactMap { row in row.measured.map { Track.Sample(row.time, $0) } })
    usedErrors = TimingErrors(usedTrack, against: formula)
    measuredErrors = seen.samples.isEmpty ? nil : TimingErrors(seen, against: formula)
    let end = rows.last?.time ?? form.start
    curve = Track(at: Self.even(from: form.start, to: max(form.start, end)), formula)
    let marks = { (track: Track) in
      Self.marks(track, movement.from, movement.to, since: movement.form.start, of: probe)
    }
    specifiedMarks = marks(curve)
    usedMarks = marks(usedTrack)
    let isPlain = Self.isPlain(rows, form, from, to, grain: probe.grain)
    usedFit = isPlain ? Self.fit(usedTrack, form) : nil
    measuredFit = isPlain && seen.samples.count >= 8 ? Self.fit(seen, form) : nil
    let grain = probe.grain
    repeated = zip(rows, rows.dropFirst()).count {
      $0.used == $1.used && abs($0.specified - $1.specified) > grain
    }
  }

  private static func even(from start: Double, to end: Double) -> [Double] {
    let count = max(1, Int(((end - start) / 0.001).rounded()))
    return (0...count).map { start + (end - start) * Double($0) / Double(count) }
  }

  private static func marks(
    _ track: Track, _ from: Double, _ to: Double, since start: Double, of probe: TimingProbe
  ) -> Milestones? {
    let own = Track(track.samples.map { Track.Sample($0.time - start, $0.value) })
    return Milestones(own, from: from, to: to, within: probe.restDistance)
  }

  /// True when the probe follows its one motion in proportion: no limit cuts it, no other joins in.
  private static func isPlain(
    _ rows: [Row], _ form: ClosedForm, _ from: Double, _ to: Double, grain: Double
  ) -> Bool {
    guard form.to != form.from else { return false }
    switch form.law {
    case .spring(_, let velocity): guard velocity == 0 else { return false }
    case .eased: break
    case .immediate, .scroll: return false
    }
    return rows.allSatisfy { row in
      let share = (form.value(at: row.time) - form.from) / (form.to - form.from)
      return abs(from + (to - from) * share - row.specified) <= grain
    }
  }

  private static func fit(_ track: Track, _ form: ClosedForm) -> Fit? {
    // The leap at the arrival (SPEC T7) is no part of the curve.
    let moving = Track(track.samples.filter { $0.time < form.arrival ?? .infinity })
    switch form.law {
    case .spring: return SpringFit(moving).map { .spring($0) }
    case .eased: return BezierFit(track).map { .bezier($0) }
    case .immediate, .scroll: return nil
    }
  }

  /// What is said of a movement.
  package enum Verdict: String, Sendable {
    /// Both what was used and what the pixels show is near the closed form, or one is not.
    case pass, fail
    /// What was used is near it; the pixels show less than a quarter of the frames.
    case unread = "not measured"
  }

  /// What is said of it, with the probe's usual tolerance.
  package var verdict: Verdict {
    if !isWithinTolerance { return .fail }
    return rows.count { $0.measured != nil } * 4 < rows.count ? .unread : .pass
  }

  /// True when neither what was used nor what the pixels show is too far from the closed form.
  package var isWithinTolerance: Bool {
    usedErrors.greatest <= probe.usualTolerance
      && measuredErrors?.greatest ?? 0 <= max(probe.usualTolerance, pixelSlack)
  }
}
