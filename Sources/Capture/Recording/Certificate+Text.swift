extension Recording.Certificate {
  /// One line for people, with what was given up for it.
  package func line(of path: String, giving losses: String = "") -> String {
    let count = plan.frames.count == 1 ? "1 frame" : "\(plan.frames.count) frames"
    let length = TimeText.label(nanoseconds: Int64(plan.seconds(plan.total) * 1e9))
    let words = [
      "\(path): \(count) of \(width)x\(height) px", "\(plan.rate) a second, \(length)",
      "\(bytes) bytes",
    ]
    let check = stored == nil ? "" : "; frame times read back as asked"
    return words.joined(separator: ", ") + check + losses
  }

  /// The same for scripts, with the time of every frame as asked and as stored, in seconds, and what
  /// was tried for the size.
  package func json(of path: String, tries: JSON = .null) -> JSON {
    .members([
      "file": .string(path), "format": .string(plan.format.rawValue), "width": .int(width),
      "height": .int(height), "rate": .int(plan.rate), "bytes": .int(bytes),
      "duration": .number(plan.seconds(plan.total)),
      "frames": .array(
        plan.frames.map { frame in
          .members([
            "moment": .number(Double(frame.moment) / 1e9),
            "shown": .number(plan.seconds(frame.start)),
          ])
        }),
      "stored": stored.map { .array($0.starts.map { .number($0) }) } ?? .null,
      "tries": tries,
    ])
  }
}
