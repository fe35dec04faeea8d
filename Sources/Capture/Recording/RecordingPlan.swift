/// Which moments of a take stand at which times of a file (SPEC X3, QA e).
///
/// The file's own grid comes first: a frame is drawn for exactly the time at which it is shown.
package struct RecordingPlan: Hashable, Sendable {
  /// Whether the moment at the end is shown.
  package enum End: String, CaseIterable, Sendable {
    /// The last frame is the first one at or after the end.
    case inclusive
    /// The last frame is the last one before the end.
    case exclusive
  }

  /// What is asked for; times in nanoseconds.
  package struct Wish: Hashable, Sendable {
    /// The first moment of the take.
    package var from: Int64 = 0
    /// The end.
    package var until: Int64
    /// Frames a second; nil for the format's usual ones.
    package var rate: Int?
    /// How much longer the last frame is shown.
    package var holdLast: Int64 = 0
    /// Whether the moment at the end is shown.
    package var end = End.inclusive
    /// How many times slower than the take the file plays.
    package var slowdown: Int64 = 1

    /// A recording up to a time.
    package init(until: Int64) {
      self.until = until
    }
  }

  /// One frame of the file.
  package struct Frame: Hashable, Sendable {
    /// The moment of the take, in nanoseconds.
    package var moment: Int64
    /// When it is shown, in ticks of the file.
    package var start: Int64
  }

  /// No recording has more frames: ten minutes at 60 a second.
  package static let most = 36_000

  /// What it is written as.
  package let format: RecordingFormat
  /// Frames a second.
  package let rate: Int
  /// Ticks of the file a second.
  package let ticks: Int64
  /// All frames in order, at least one.
  package let frames: [Frame]
  /// When the last frame ends, in ticks.
  package let total: Int64

  /// The frames of a wish, or why there can be none.
  package init(_ wish: Wish, as format: RecordingFormat) throws(CommandError) {
    rate = wish.rate ?? format.usualRate
    self.format = format
    ticks = format.ticks(atRate: rate)
    try Self.check(wish, rate, format)
    let ticks = ticks
    let rate = Int64(rate)
    let span = (wish.until - wish.from) * wish.slowdown
    let steps = (span * rate + 999_999_999) / 1_000_000_000
    let shown = max(1, wish.end == .inclusive ? steps + 1 : steps)
    guard shown <= Self.most else {
      throw .usage(
        "\(shown) frames are too many for one recording",
        suggestion: "end earlier or show fewer a second: \(Self.most) are the most")
    }
    let held = (wish.holdLast * ticks + 500_000_000) / 1_000_000_000
    let last = shown - 1
    let extra = format.hold == .repetition ? held : 0
    frames = (0..<(shown + extra)).map { index in
      let start = Self.round(index * ticks, by: rate)
      let own = Self.round(min(index, last) * ticks, by: rate)
      let time = Self.round(own * 1_000_000_000, by: ticks * wish.slowdown)
      return Frame(moment: wish.from + time, start: start)
    }
    let close = Self.round(shown * ticks, by: rate)
    total = close + held
  }

  private static func check(
    _ wish: Wish, _ rate: Int, _ format: RecordingFormat
  ) throws(CommandError) {
    guard wish.until >= wish.from else {
      throw .usage("--until lies before --from", suggestion: "put the end after the start")
    }
    guard rate <= format.fastest else {
      let other = format == .gif ? "; other formats can: --format webp" : ""
      throw .usage(
        "--rate: a \(format.rawValue) file shows at most \(format.fastest) frames a second",
        suggestion: "write --rate \(format.fastest)\(other)")
    }
    guard wish.holdLast == 0 || format.hold != .impossible else {
      throw .usage("--hold-last: a folder of pictures does not play")
    }
    guard wish.holdLast <= 600_000_000_000 else {
      throw .usage("the last frame can be held for ten minutes at most")
    }
  }

  /// The nearest whole number, halves upwards.
  private static func round(_ value: Int64, by divisor: Int64) -> Int64 {
    (2 * value + divisor) / (2 * divisor)
  }

  /// A frame's start in seconds.
  package func seconds(_ ticks: Int64) -> Double { Double(ticks) / Double(self.ticks) }

  /// When the frame after an index begins, in ticks.
  func end(ofFrame index: Int) -> Int64 {
    index + 1 < frames.count ? frames[index + 1].start : total
  }
}
