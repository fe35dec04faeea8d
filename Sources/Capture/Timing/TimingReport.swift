import Motion
import Proof
import Showcase

/// The results of a timing run as a table, as CSV and as JSON (SPEC X4).
package struct TimingReport {
  private let run: TimingRun

  /// A report of a run.
  package init(_ run: TimingRun) {
    self.run = run
  }

  /// Whether the frames are listed one by one.
  package enum Frames: Hashable, Sendable { case listed, omitted }

  /// For each movement a heading, its frames in columns and what follows from them.
  package func lines(_ frames: Frames) -> [String] {
    guard !run.results.isEmpty else {
      return run.moving.isEmpty ? Self.nothing : ["nothing that was asked for moves in this take"]
    }
    return run.results.flatMap { result in
      [TimingText.heading(result)] + (frames == .listed ? TimingText.table(result) : [])
        + TimingText.summary(result) + [""]
    }
  }

  private static let nothing = [
    "nothing that can be followed moves in this take",
    "  drawings that move by themselves belong to the scene: their motions are not told",
  ]

  /// One line a frame and probe under a heading.
  package var csv: [String] {
    ["probe,movement,seconds,specified,used,measured"]
      + run.results.flatMap { result in
        result.rows.map { row in
          [
            result.probe.name, "\(result.number)", NumberText.text(row.time),
            NumberText.text(row.specified), NumberText.text(row.used),
            row.measured.map(NumberText.text) ?? "",
          ].joined(separator: ",")
        }
      }
  }

  /// Everything, with the digits that read back equal.
  package func json(_ outcomes: [TimingOutcome]) -> JSON {
    .members([
      "scene": .string(run.request.scene.info.name), "take": .string(run.request.take.name),
      "rate": .number(run.rate), "scale": .number(run.request.scale),
      "movements": .array(run.results.map(Self.json)),
      "expectations": .array(outcomes.map(\.json)),
    ])
  }

  private static func json(_ result: TimingResult) -> JSON {
    .members([
      "probe": .string(result.probe.name), "movement": .int(result.number),
      "curve": .string(result.form.words), "start": .number(result.form.start),
      "from": .number(result.from), "to": .number(result.to),
      "frames": .array(
        result.rows.map { row in
          .members([
            "t": .number(row.time), "specified": .number(row.specified),
            "used": .number(row.used), "measured": row.measured.map { .number($0) } ?? .null,
          ])
        }),
      "used": json(result.usedErrors, result.rate),
      "measured": result.measuredErrors.map { json($0, result.rate) } ?? .null,
      "marks": .members([
        "specified": result.specifiedMarks.map(json) ?? .null,
        "used": result.usedMarks.map(json) ?? .null,
      ]),
      "fit": .members([
        "used": result.usedFit.map(json) ?? .null,
        "measured": result.measuredFit.map(json) ?? .null,
      ]),
      "snap": .number(result.snap), "repeated": .int(result.repeated),
      "verdict": .string(result.verdict.rawValue), "pass": .bool(result.verdict == .pass),
    ])
  }

  private static func json(_ errors: TimingErrors, _ rate: Double) -> JSON {
    .members([
      "max": .number(errors.greatest), "at": .number(errors.at), "rms": .number(errors.rms),
      "maxSeconds": .number(errors.greatestLag), "rmsSeconds": .number(errors.rmsLag),
      "shiftSeconds": .number(errors.shift),
      "shiftFrames": .int(errors.frames(at: rate) ?? 0),
      "rmsWithoutShift": .number(errors.rmsWithoutShift),
    ])
  }

  private static func json(_ marks: Milestones) -> JSON {
    func time(_ value: Double?) -> JSON { value.map { .number($0) } ?? .null }
    return .members([
      "t50": time(marks.half), "t90": time(marks.ninety), "t99": time(marks.ninetyNine),
      "settled": .number(marks.settled), "overshoot": .number(marks.overshoot),
    ])
  }

  private static func json(_ fit: TimingResult.Fit) -> JSON {
    func estimate(_ value: Estimate) -> JSON {
      .members(["value": .number(value.value), "error": .number(value.error)])
    }
    switch fit {
    case .spring(let spring):
      return .members([
        "response": estimate(spring.response), "damping": estimate(spring.dampingRatio),
        "start": estimate(spring.start), "rms": .number(spring.rms),
      ])
    case .bezier(let bezier):
      let curve = bezier.curve
      return .members([
        "bezier": .array([curve.x1, curve.y1, curve.x2, curve.y2].map { .number($0) }),
        "duration": estimate(bezier.duration), "start": estimate(bezier.start),
        "rms": .number(bezier.rms),
      ])
    }
  }
}
