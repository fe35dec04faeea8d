import Motion
import PresentationCore
import Proof

/// One movement of a probe: from when its motion sets off until a little after it has arrived, or
/// another one takes over.
package struct TimingMovement {
  /// The motion that moves the probe most.
  package let form: ClosedForm
  /// Where the probe sets off and where it goes, in its unit.
  package let from, to: Double
  /// The frames, as indices of the survey.
  package let frames: Range<Int>

  /// Seconds of rest after an arrival that still belong to a movement.
  private static let rest = 0.1

  /// The movements of a probe in order.
  package static func all(of probe: TimingProbe, in survey: TimingSurvey) -> [TimingMovement] {
    var found: [TimingMovement] = []
    var open: (lead: Lead, first: Int)?
    for (index, frame) in survey.frames.enumerated() {
      let lead = Lead(of: probe, in: frame, since: survey)
      if let lead, let now = open, now.lead.isSame(as: lead) { continue }
      if let now = open, lead != nil || isOver(now.lead, frame, probe) {
        found.append(now.lead.movement(now.first..<index))
        open = nil
      }
      if let lead, open == nil { open = (lead, index) }
    }
    if let now = open { found.append(now.lead.movement(now.first..<survey.frames.count)) }
    return found.filter { $0.frames.count >= 2 }
  }

  private static func isOver(
    _ lead: Lead, _ frame: TimingSurvey.Frame, _ probe: TimingProbe
  ) -> Bool {
    guard let arrival = lead.form.arrival else { return false }
    return frame.seconds > arrival + rest || probe.value(in: frame.used) == nil
  }

  /// The motion that moves a probe most at a frame.
  private struct Lead {
    var report: MotionReport
    var form: ClosedForm
    var from: Double
    var to: Double

    init?(of probe: TimingProbe, in frame: TimingSurvey.Frame, since survey: TimingSurvey) {
      let ways = frame.moving.compactMap { one -> (TimingSurvey.Moving, Double, Double)? in
        guard let start = probe.value(in: one.atStart), let end = probe.value(in: one.atEnd)
        else { return nil }
        return (one, start, end)
      }
      guard let most = ways.max(by: { abs($0.2 - $0.1) < abs($1.2 - $1.1) }),
        abs(most.2 - most.1) > probe.grain
      else { return nil }
      report = most.0.report
      form = ClosedForm(report, since: survey.epoch)
      (from, to) = (most.1, most.2)
    }

    func isSame(as other: Lead) -> Bool {
      report.id == other.report.id && report.start == other.report.start
        && report.law == other.report.law
    }

    func movement(_ frames: Range<Int>) -> TimingMovement {
      TimingMovement(form: form, from: from, to: to, frames: frames)
    }
  }

  /// The probe's specified value over time: exact at the frames, on a fine grid between them.
  package func curve(of probe: TimingProbe, in survey: TimingSurvey) -> (Double) -> Double {
    let formula = survey.curve(of: probe, from: frames.lowerBound)
    let last = frames.last.map { survey.frames[$0].seconds } ?? form.start
    let end = max(form.start, min(last, (form.arrival ?? last) + 0.002))
    let step = 0.0005
    let count = max(1, Int(((end - form.start) / step).rounded(.up)))
    let fine = Track(
      (0...count).compactMap { index in
        let time = form.start + Double(index) * step
        return formula(time).map { Track.Sample(time, $0) }
      })
    let exact = Dictionary(
      frames.compactMap { index -> (Double, Double)? in
        let frame = survey.frames[index]
        return probe.value(in: frame.specified).map { (frame.seconds, $0) }
      }
    ) { first, _ in first }
    return { exact[$0] ?? fine.value(at: $0) ?? 0 }
  }
}
