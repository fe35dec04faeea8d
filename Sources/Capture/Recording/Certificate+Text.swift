extension Recording.Certificate {
  /// One line for people.
  package func line(of path: String) -> String {
    let count = plan.frames.count == 1 ? "1 frame" : "\(plan.frames.count) frames"
    let length = TimeText.label(nanoseconds: Int64(plan.seconds(plan.total) * 1e9))
    let words = [
      "\(path): \(count) of \(width)x\(height) px", "\(plan.rate) a second, \(length)",
      "\(bytes) bytes",
    ]
    let check = stored == nil ? "" : "; frame times read back as asked"
    return words.joined(separator: ", ") + check
  }

  /// The same for scripts, with the time of every frame as asked and as stored, in seconds.
  package func json(of path: String) -> JSON {
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
    ])
  }
}
