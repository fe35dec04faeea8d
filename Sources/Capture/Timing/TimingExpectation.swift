import Motion
import Proof
import Showcase

/// What somebody wants of one movement: the curve it should follow and how far it may stray (SPEC X4).
package struct TimingExpectation: Hashable, Sendable {
  /// How far the movement may be from the curve; nil is not looked at.
  package struct Tolerance: Hashable, Sendable {
    /// Distance in the probe's unit.
    package var value: Double
    /// Distance in time where the curve moves fast enough to tell, in seconds.
    package var lag: Double?
    /// Delay of the whole, in seconds.
    package var shift: Double?
    /// Difference of the times of settling, in seconds.
    package var settle: Double?
    /// Difference of the overshoots, in the probe's unit.
    package var overshoot: Double?
  }

  /// What is followed.
  package var probe: TimingProbe
  /// Which of its movements, from 1.
  package var movement: Int
  /// The curve.
  package var law: ClosedForm.Law
  /// The curve as it was written.
  package var words: String
  /// Ends in the probe's unit and the start in seconds; nil takes the movement's own.
  package var from, to, start: Double?
  /// How far off it may be.
  package var tolerance: Tolerance
  /// Where it stands in its file.
  package var place: TextPlace

  /// A name for reports.
  package var name: String {
    movement == 1 ? "\(probe.name) \(words)" : "\(probe.name) #\(movement) \(words)"
  }

  /// Compares a run with it.
  package func outcome(in run: TimingRun) -> TimingOutcome {
    let found = run.results.first { $0.probe == probe && $0.number == movement }
    guard let found else {
      let count = run.results.count { $0.probe == probe }
      let what = count == 0 ? "does not move" : "has only \(count) movements"
      let hint = count == 0 ? Wording.hint(for: probe.name, in: run.moving.map(\.name)) : nil
      return outcome(
        failures: ["\(probe.name) \(what) in this take"], notes: [hint].compactMap(\.self))
    }
    let formula = formula(for: found)
    let used = Track(found.rows.map { .init($0.time, $0.used) })
    let seen = Track(found.rows.compactMap { row in row.measured.map { .init(row.time, $0) } })
    var failures = self.failures(of: used, .used, formula, found)
    if !seen.samples.isEmpty {
      failures += self.failures(of: seen, .measured, formula, found)
    }
    failures += milestoneFailures(of: used, formula, found)
    var notes = failures.isEmpty ? [] : startNotes(found, formula)
    if !failures.isEmpty, let fit = found.usedFit ?? found.measuredFit {
      notes.append("best fit: \(TimingText.fit(fit))")
    }
    return outcome(failures: failures, notes: notes, formula: formula)
  }

  private func outcome(
    failures: [String], notes: [String] = [], formula: ClosedForm? = nil
  ) -> TimingOutcome {
    TimingOutcome(
      name: name, probe: probe, movement: movement, failures: failures, notes: notes,
      formula: formula, tolerance: tolerance.value)
  }

  /// Where the movement began otherwise than expected: all that follows is off by that.
  private func startNotes(_ found: TimingResult, _ formula: ClosedForm) -> [String] {
    var notes: [String] = []
    func note(_ verb: String, _ have: Double, _ want: Double) {
      guard abs(have - want) > tolerance.value else { return }
      notes.append("\(verb) \(probe.label(have)), expected \(probe.label(want))")
    }
    note("begins at", found.from, formula.from)
    note("ends at", found.to, formula.to)
    if case .spring(_, let have) = found.form.law, case .spring(_, let want) = law,
      abs(have - want) > 1
    {
      let words = [have, want].map { NumberText.fixed($0, decimals: 4) }
      notes.append("sets off with velocity \(words[0])/s, expected \(words[1])/s")
    }
    return notes
  }

  private func formula(for result: TimingResult) -> ClosedForm {
    let from = from ?? result.from
    let to = to ?? result.to
    let start = start ?? result.form.start
    guard case .spring(let spring, let velocity) = law else {
      return ClosedForm(law, from: from, to: to, start: start)
    }
    let moving = MovingValue(
      from: from, velocity: velocity, to: to, curve: .spring(spring),
      arrivalThreshold: probe.unit == .share ? .fraction : .points)
    return ClosedForm(
      law, from: from, to: to, start: start, arrival: moving.arrival.map { start + $0 })
  }

  /// Which numbers of a movement are compared.
  private enum Series: String { case used, measured }

  private func failures(
    of track: Track, _ series: Series, _ formula: ClosedForm, _ result: TimingResult
  ) -> [String] {
    let errors = TimingErrors(track, against: formula.value)
    var failures: [String] = []
    func check(
      _ off: Double, _ limit: Double?, _ words: (String) -> String, _ show: (Double) -> String
    ) {
      guard let limit, off > limit else { return }
      failures.append("\(series.rawValue): \(words(show(off))), allowed \(show(limit))")
    }
    let slack = series == .measured ? result.pixelSlack : 0
    let moment = TimingText.milliseconds(errors.at)
    let delay = TimingText.delay(errors, rate: result.rate)
    check(errors.greatest, max(tolerance.value, slack), { "\($0) off at \(moment)" }, probe.label)
    check(
      errors.greatestLag, tolerance.lag, { "somewhere \($0) too early or late" },
      TimingText.milliseconds)
    check(
      abs(errors.shift), tolerance.shift, { _ in "the whole way is \(delay)" },
      TimingText.milliseconds)
    // What sets off at another time is off everywhere: that says more than one place.
    if !failures.isEmpty, tolerance.shift == nil, abs(errors.shift) >= 0.0005 {
      failures[0] += "; the whole way is \(delay)"
    }
    return failures
  }

  private func milestoneFailures(
    of track: Track, _ formula: ClosedForm, _ result: TimingResult
  ) -> [String] {
    let expected = Track(at: track.samples.map(\.time), formula.value)
    guard
      let want = Milestones(
        expected, from: formula.from, to: formula.to, within: probe.restDistance),
      let have = Milestones(track, from: formula.from, to: formula.to, within: probe.restDistance)
    else { return [] }
    var failures: [String] = []
    let late = have.settled - want.settled
    if let limit = tolerance.settle, abs(late) > limit {
      failures.append(
        "settles \(TimingText.milliseconds(abs(late))) too \(late > 0 ? "late" : "early"), "
          + "allowed \(TimingText.milliseconds(limit))")
    }
    let way = abs(formula.to - formula.from)
    let beyond = (have.overshoot - want.overshoot) * way
    if let limit = tolerance.overshoot, abs(beyond) > limit {
      failures.append(
        "overshoots by \(probe.label(abs(beyond))) too \(beyond > 0 ? "much" : "little"), "
          + "allowed \(probe.label(limit))")
    }
    return failures
  }
}

/// Whether an expectation was met, and why not.
package struct TimingOutcome: Hashable, Sendable {
  /// The expectation's name.
  package var name: String
  /// What was followed.
  package var probe: TimingProbe
  /// Which of its movements, from 1.
  package var movement: Int
  /// What is off; empty when all is as expected.
  package var failures: [String]
  /// What may help whoever reads the failures.
  package var notes: [String]
  /// The curve that was expected; nil where nothing moved.
  var formula: ClosedForm?
  /// How far it may be off, in the probe's unit.
  var tolerance: Double

  /// Lines for people.
  package var lines: [String] {
    guard !failures.isEmpty else { return ["pass  \(name)"] }
    return ["FAIL  \(name)"] + (failures + notes).map { "      \($0)" }
  }

  var json: JSON {
    .members([
      "name": .string(name), "pass": .bool(failures.isEmpty),
      "failures": .array(failures.map { .string($0) }),
      "notes": .array(notes.map { .string($0) }),
    ])
  }

  /// A report for build servers.
  package static func junit(_ outcomes: [TimingOutcome], scene: String) -> JUnit {
    JUnit(
      name: "timing",
      cases: outcomes.map { outcome in
        let words = (outcome.failures + outcome.notes).joined(separator: "; ")
        return JUnit.Case(
          group: scene, name: outcome.name, failure: outcome.failures.isEmpty ? nil : words)
      })
  }
}
