import Proof
import Raster
import Showcase

/// Writes numbered PNG files and `frames.json`, which tells each one's time and hash.
struct PictureFolderSink: FrameSink {
  /// The list's name inside the folder.
  static let list = "frames.json"

  private let plan: RecordingPlan
  private let draft: Draft
  private let command: String
  /// Threads that encode.
  private let workers: Int
  private var waiting: [Bitmap] = []
  private var entries: [JSON] = []

  init(_ plan: RecordingPlan, into draft: Draft, command: String, workers: Int) {
    self.plan = plan
    self.draft = draft
    self.command = command
    self.workers = workers
  }

  mutating func add(_ picture: Bitmap) throws(CommandError) {
    waiting.append(picture)
    if waiting.count == workers * Self.share { try write() }
  }

  /// Pictures each thread gets at a time: memory stays bounded however long the film is.
  private static let share = 4

  /// Encoding is four fifths of the work, and goes over the threads.
  private mutating func write() throws(CommandError) {
    let (draft, command, first) = (draft, command, entries.count)
    let write = { @Sendable (item: (offset: Int, element: Bitmap), _: inout Void) in
      Self.write(item.element, as: Self.name(first + item.offset), in: draft, command)
    }
    let written = Workers.map(Array(waiting.enumerated()), workers: workers, begin: {}, write)
    waiting = []
    for result in written {
      let frame = plan.frames[entries.count]
      entries.append(
        .members([
          "file": .string(Self.name(entries.count)), "moment": .number(Double(frame.moment) / 1e9),
          "shown": .number(plan.seconds(frame.start)),
          "sha256": .string(try result.get()),
        ]))
    }
  }

  /// True for the names of what a sink writes.
  static func isOwn(_ name: String) -> Bool {
    let digits = name.dropFirst(6).dropLast(4)
    return name == list
      || name == "frame-\(digits).png" && digits.count >= 5 && digits.allSatisfy(\.isNumber)
  }

  private static func name(_ index: Int) -> String {
    "frame-\(String(index).padded(.before, to: 5, with: "0")).png"
  }

  /// The hash of its file, or why it could not be written.
  ///
  /// That of all its pixels takes longer than drawing them.
  private static func write(
    _ picture: Bitmap, as name: String, in draft: Draft, _ command: String
  ) -> Result<String, CommandError> {
    Result { () throws(CommandError) in
      try telling {
        let file = try PNGEncoder.encode(picture, command: command)
        try draft.add(file, as: name)
        return SHA256.digits(of: file)
      }
    }
  }

  mutating func finish() throws(CommandError) {
    try write()
    let lines = entries.map { "    \($0.text)" }.joined(separator: ",\n")
    let text = """
      {
        "command": \(JSON.string(command).text),
        "rate": \(plan.rate),
        "frames": [
      \(lines)
        ]
      }

      """
    try telling { try draft.add(Array(text.utf8), as: Self.list) }
  }

  mutating func stop() {}
}
