import Proof
import Raster

/// What came of a whole run over a folder of goldens.
package struct VerifyResult: Sendable {
  /// All verdicts in the gallery's order.
  package var verdicts: [Verdict]
  /// Files that no picture of the gallery has; empty unless all of it was looked at.
  package var orphans: [String] = []
  /// Pictures without a golden whose pixels an orphan holds.
  package var renames: [Rename] = []
  /// Goldens that were taken away because no picture has them.
  package var removed: [String] = []
  /// Why the goldens' environment is another than this one; nil when it is the same.
  package var otherEnvironment: String?

  /// A golden found under another name.
  package struct Rename: Hashable, Sendable {
    /// The path it had.
    package var from: String
    /// The path it should have.
    package var to: String

    /// A golden that was `from` and should be `to`.
    package init(from: String, to: String) {
      self.from = from
      self.to = to
    }
  }

  /// A result of verdicts alone.
  package init(_ verdicts: [Verdict]) {
    self.verdicts = verdicts
  }

  /// True when a scene could not be played or a file not be written.
  package var hasFailures: Bool {
    verdicts.contains { if case .failed = $0.outcome { true } else { false } }
  }

  /// For standard error: how many pictures could not be made or written, and why the first; nil when
  /// all could.
  package var failure: CommandError? {
    let failed = verdicts.filter { if case .failed = $0.outcome { true } else { false } }
    guard let first = failed.first, case .failed(let error) = first.outcome else { return nil }
    let count = failed.count == 1 ? "1 picture" : "\(failed.count) pictures"
    return CommandError(code, "\(count) failed: \(first.picture.path): \(error.line)")
  }

  /// For standard error: that differences may come from another environment; nil when none matters.
  package var mismatch: CommandError? {
    guard code == .environment, let otherEnvironment else { return nil }
    return CommandError(.environment, otherEnvironment)
  }

  /// What a script is answered: the environment before missing goldens before differences (QA b).
  package var code: ExitCode {
    let codes = Set(verdicts.map(\.code))
    let bad = codes.contains(.difference) || codes.contains(.missingBaseline)
    if bad, otherEnvironment != nil { return .environment }
    let order: [ExitCode] = [
      .encoder, .usage, .environment, .missingBaseline, .difference,
    ]
    return order.first { codes.contains($0) } ?? .ok
  }

  /// Counts in one line, such as `330 pictures: 328 equal, 2 differ`.
  package var summary: String {
    let counts = Verdict.Word.allCases.map { word in
      (word: word, number: verdicts.count { $0.word == word })
    }
    let parts = counts.filter { $0.number > 0 }
      .map { "\($0.number) \($0.word == .differs ? "differ" : $0.word.rawValue)" }
      .joined(separator: ", ")
    return
      "\(verdicts.count == 1 ? "1 picture" : "\(verdicts.count) pictures"): \(parts.isEmpty ? "nothing to do" : parts)"
  }

  /// The lines for people: what did not pass, then orphans and renames.
  package var lines: [String] {
    verdicts.compactMap(\.line)
      + renames.map { "renamed  \($0.from) is now \($0.to)" }
      + orphans.map { "orphan   \($0): no picture has this name" }
      + removed.map { "removed  \($0)" }
  }

  /// The whole result for a script.
  package func json(report: String) -> JSON {
    .members([
      "code": .int(Int(code.rawValue)), "pictures": .int(verdicts.count),
      "report": .string(report),
      "results": .array(verdicts.filter { !$0.isPassed }.map(\.json)),
      "orphans": .array(orphans.map { .string($0) }),
      "renames": .array(
        renames.map { .members(["from": .string($0.from), "to": .string($0.to)]) }),
      "environment": otherEnvironment.map { .string($0) } ?? .null,
    ])
  }
}

extension Verdict {
  var json: JSON {
    var members: [JSON.Member] = [
      JSON.Member(key: "path", value: .string(picture.path)),
      JSON.Member(key: "outcome", value: .string(word.rawValue)),
      JSON.Member(key: "command", value: .string(picture.command)),
    ]
    if case .differs(let difference, let part, let layout) = outcome {
      members.append(JSON.Member(key: "part", value: part.map { .string($0) } ?? .null))
      members.append(JSON.Member(key: "difference", value: difference.json))
      members.append(
        JSON.Member(key: "layout", value: .array(layout.map { .string($0.words) })))
    } else if let line {
      members.append(JSON.Member(key: "message", value: .string(line)))
    }
    return .object(members)
  }
}

extension PictureDifference {
  /// All measures for a script.
  var json: JSON {
    .members([
      "kind": .string(kind.words), "changed": .int(changed), "greatest": .int(greatest),
      "color": .members(["count": .int(color.count), "densest": .int(color.densest)]),
      "shift": .members(["count": .int(shift.count), "densest": .int(shift.densest)]),
      "tint": .members([
        "lightness": .number(tint.lightness), "a": .number(tint.a), "b": .number(tint.b),
        "block": .number(tint.block), "fullBlock": .number(tint.fullBlock),
      ]),
      "areas": .array(
        areas.map { area in
          .array([area.minX, area.minY, area.width, area.height].map { .int($0) })
        }),
      "sweep": .array(
        zip(Self.thresholds, sweep).map { .array([.number($0), .int($1)]) }),
    ])
  }
}
