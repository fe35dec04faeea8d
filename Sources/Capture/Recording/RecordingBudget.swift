/// A recording that must not be too large: what is given up, step by step, until it fits (QA 39).
///
/// That only the part that changes is written is the encoders' work already, in every try.
package struct RecordingBudget {
  /// One way to write it.
  package struct Try: Hashable, Sendable {
    /// Frames a second.
    package var rate: Int
    /// Colours of a GIF; nil for formats that keep all.
    package var colors: Int?

    /// Such as `64 colours at 25 a second`.
    package var words: String {
      "\(colors.map { "\($0) colours at " } ?? "")\(rate) a second"
    }
  }

  /// What was written, and the sizes of what would have been too large, in order.
  package struct Result {
    /// The recording that fits.
    package var certificate: Recording.Certificate
    /// How it was written.
    package var kept: Try
    /// What was tried before, with its bytes.
    package var refused: [(way: Try, bytes: Int)]
  }

  /// Bytes that the file may have.
  private let limit: Int
  private let wish: RecordingPlan.Wish
  private let format: RecordingFormat

  /// A budget for a wish; a folder of pictures has none.
  package init(
    _ limit: Int, for wish: RecordingPlan.Wish, as format: RecordingFormat
  ) throws(CommandError) {
    guard format.writer != .folder else {
      throw .usage("--max-bytes: a folder of pictures is as large as it is")
    }
    self.limit = limit
    self.wish = wish
    self.format = format
  }

  /// Everything that is tried, the best first: fewer colours before fewer frames.
  package var tries: [Try] {
    let rate = wish.rate ?? format.usualRate
    let rates = [rate, rate / 2, rate / 4].filter { $0 >= 5 || $0 == rate }
    guard format.writer == .encoderWithPalette else { return rates.map { Try(rate: $0) } }
    let colors = [[256, 128, 64], [64, 32], [32, 16]]
    return zip(rates, colors).flatMap { rate, colors in
      colors.map { Try(rate: rate, colors: $0) }
    }
  }

  /// Writes the first that fits; `recording` makes one of a plan with so many colours.
  package func write(
    to path: String, recording: (RecordingPlan, _ colors: Int) -> Recording
  ) throws(CommandError) -> Result {
    var refused: [(way: Try, bytes: Int)] = []
    for one in tries {
      var wish = wish
      wish.rate = one.rate
      let plan = try RecordingPlan(wish, as: format)
      switch try recording(plan, one.colors ?? 256).write(to: path, within: limit) {
      case .written(let certificate):
        return Result(certificate: certificate, kept: one, refused: refused)
      case .tooLarge(let bytes): refused.append((one, bytes))
      }
    }
    let table = refused.map { "\($0.way.words): \($0.bytes)" }.joined(separator: "; ")
    throw CommandError(
      .encoder,
      "no way to write \(path) has at most \(limit) bytes: \(table); "
        + "end earlier, or choose a smaller --scale or another --format")
  }
}

extension RecordingBudget.Result {
  /// For people, after the certificate's words; empty when nothing was given up.
  package var words: String {
    refused.isEmpty ? "" : "; \(kept.words), as \(refused.count) larger tries were too large"
  }

  /// For scripts: every try with its bytes, the last one is the file.
  package var json: JSON {
    let all = refused + [(kept, certificate.bytes)]
    return .array(
      all.map { way, bytes in
        .members([
          "rate": .int(way.rate), "colors": way.colors.map { .int($0) } ?? .null,
          "bytes": .int(bytes),
        ])
      })
  }
}
