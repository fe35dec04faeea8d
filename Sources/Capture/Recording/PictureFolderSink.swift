import Raster

/// Writes numbered PNG files and `frames.json`, which tells each one's time and hash.
struct PictureFolderSink: FrameSink {
  /// The list's name inside the folder.
  static let list = "frames.json"

  private let plan: RecordingPlan
  private let folder: String
  private let command: String
  private var entries: [JSON] = []

  init(_ plan: RecordingPlan, folder: String, command: String) {
    self.plan = plan
    self.folder = folder
    self.command = command
  }

  mutating func add(_ picture: Bitmap) throws(CommandError) {
    let index = entries.count
    let digits = String(index)
    let name = "frame-\(String(repeating: "0", count: max(0, 5 - digits.count)))\(digits).png"
    let file: [UInt8]
    do {
      file = try PNGEncoder.encode(picture, command: command)
    } catch {
      throw CommandError(error)
    }
    try write(file, as: name)
    let frame = plan.frames[index]
    entries.append(
      .members([
        "file": .string(name), "moment": .number(Double(frame.moment) / 1e9),
        "shown": .number(plan.seconds(frame.start)),
        "pixels": .string(Manifest.Entry.digits(picture.hash)),
      ]))
  }

  mutating func finish() throws(CommandError) {
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
    try write(Array(text.utf8), as: Self.list)
  }

  mutating func stop() {}

  private func write(_ bytes: [UInt8], as name: String) throws(CommandError) {
    do {
      try OutputFile.write(bytes, to: "\(folder)/\(name)")
    } catch {
      throw CommandError(error)
    }
  }
}
