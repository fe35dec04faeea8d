/// A recording as the command line asks for it.
package enum RecordingRequest {
  /// The options of `record` beside those of every scene.
  package static let options: [CommandOption] = [
    .value("--format", "png|webp|gif|apng|mp4", "what to write; else as the file's ending says"),
    .value("--from", "TIME", "the first moment; 0 unless given"),
    .value("--until", "TIME", "the last moment; when all is at rest unless given"),
    .value("--rate", "N", "frames a second; 60 unless given, 50 for GIF"),
    .value("--hold-last", "TIME", "shows the last frame so much longer"),
    .value("--end", "inclusive|exclusive", "whether the moment at the end is shown; it is"),
    .value(
      "--max-bytes", "N", "gives up colours of a GIF, then frames, until the file is so small"),
    .value("--slow", "1|2|5|10|20", "plays so many times slower; the moments stay exact"),
    .value("--output", "PATH", "the file, or the folder of a PNG sequence", short: "-o"),
    .json("every frame's time as asked and as stored"),
  ]

  /// What is written: `--format`, or the file's ending.
  package static func format(
    _ arguments: Arguments, path: String
  ) throws(CommandError) -> RecordingFormat {
    let ending = RecordingFormat(ending: path)
    if let format = try arguments.choice("--format", of: RecordingFormat.self) {
      let isAnimatedPNG = ending == .png && format == .apng
      guard let ending, ending != format, !isAnimatedPNG else { return format }
      throw .usage(
        "--format: \(path) would be \(format.rawValue), not \(ending.rawValue)",
        suggestion: "end it in .\(format.rawValue), or leave --format out")
    }
    if let ending { return ending }
    throw .usage(
      "'\(path)' does not say what to write", suggestion: "add --format webp, or end it in .webp")
  }

  /// The wish; `rest` tells when all is at rest, asked only when needed.
  package static func wish(
    _ arguments: Arguments, untilRest rest: () throws(CommandError) -> Int64
  ) throws(CommandError) -> RecordingPlan.Wish {
    let until = try arguments.time("--until")
    let end = if let until { until } else { try rest() }
    var wish = RecordingPlan.Wish(until: end)
    wish.from = try arguments.time("--from") ?? 0
    if until == nil { wish.until = max(wish.until, wish.from) }
    wish.holdLast = try arguments.time("--hold-last") ?? 0
    wish.end = try arguments.choice("--end", of: RecordingPlan.End.self) ?? .inclusive
    wish.slowdown = try arguments.value("--slow", slowdown) ?? 1
    wish.rate = try arguments.value("--rate", rate)
    return wish
  }

  /// How large the file may be, in bytes; nil for any size.
  package static func limit(_ arguments: Arguments) throws(CommandError) -> Int? {
    try arguments.value("--max-bytes") { text throws(TextError) in
      guard let limit = Int(text), (1...(1 << 40)).contains(limit) else {
        throw TextError("'\(text)' is not a whole number of bytes", suggestion: "write 500000")
      }
      return limit
    }
  }

  private static func rate(_ text: String) throws(TextError) -> Int {
    guard let rate = Int(text), (1...1000).contains(rate) else {
      throw TextError("'\(text)' is not a whole number of frames a second from 1 to 1000")
    }
    return rate
  }

  private static func slowdown(_ text: String) throws(TextError) -> Int64 {
    guard let factor = Int64(text), [1, 2, 5, 10, 20].contains(factor) else {
      throw TextError("'\(text)' is none of 1, 2, 5, 10, 20")
    }
    return factor
  }
}
