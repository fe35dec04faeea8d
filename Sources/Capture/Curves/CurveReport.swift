import Motion
import Showcase

/// The numbers of a curve as a table or as JSON (DESIGN "curve").
package struct CurveReport: Sendable {
  private let request: CurveRequest
  private let samples: [CurveQuery.Sample]

  /// The curve at the given places.
  package init(_ request: CurveRequest, at places: [Double]) {
    self.request = request
    samples = places.map { request.query.sample(at: $0) }
  }

  /// Bare numbers with commas between; seconds may not be negative, progress is 0…1.
  package static func places(
    _ text: String, for kind: CurveRequest.Kind
  ) throws(TextError) -> [Double] {
    var places: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = Wording.trim(part)
      guard let number = NumberText.double(word) else {
        let hint = word.hasSuffix("s") ? "write bare seconds, such as 0.25" : nil
        throw TextError("'\(word)' is not a number of \(kind.axis)", suggestion: hint)
      }
      switch kind {
      case .spring, .deceleration:
        guard number >= 0 else { throw TextError("'\(word)' is negative") }
        guard number <= 86_400 else { throw TextError("'\(word)' is more than a day in seconds") }
      case .bezier:
        guard (0...1).contains(number) else { throw TextError("'\(word)' is not from 0 to 1") }
      case .rubberband:
        guard abs(number) <= 1e9 else { throw TextError("'\(word)' is not from -1e9 to 1e9") }
      }
      places.append(number)
    }
    return places
  }

  /// `{"samples":[…],"settling":…}` with 17 significant digits.
  package var json: JSON {
    .members([
      "samples": .array(
        samples.map { sample in
          .members([
            "at": .precise(sample.at), "value": .precise(sample.value),
            "velocity": sample.velocity.map { .precise($0) } ?? .null,
          ])
        }),
      "settling": settling,
    ])
  }

  private var settling: JSON {
    guard let settling = request.query.settling else { return .null }
    return .members([
      "envelope": settling.envelope.map { .precise($0) } ?? .null,
      "lastCrossing": settling.lastCrossing.map { .precise($0) } ?? .null,
    ])
  }

  /// Right-aligned columns under a heading, then the settling times.
  package var table: [String] {
    let heading = [request.kind.axis, "value", request.kind.slopeName]
    let rows = samples.map { sample in
      [
        NumberText.text((sample.at * 1e6).rounded() / 1e6),
        NumberText.fixed(sample.value, decimals: 6),
        sample.velocity.map { NumberText.fixed($0, decimals: 6) } ?? "infinite",
      ]
    }
    let widths = heading.indices.map { column in
      ([heading] + rows).map { $0[column].count }.max() ?? 0
    }
    var lines = ([heading] + rows).map { row in
      zip(row, widths).map { $0.padded(.before, to: $1) }
        .joined(separator: "  ")
    }
    if let settling = request.query.settling {
      lines.append("settles within 0.001 of the way:")
      lines.append("  envelope       \(Self.seconds(settling.envelope))")
      lines.append("  last crossing  \(Self.seconds(settling.lastCrossing))")
    }
    return lines
  }

  private static func seconds(_ time: Double?) -> String {
    time.map { "\(NumberText.fixed($0, decimals: 6)) s" } ?? "never"
  }
}
