import Raster

/// Draws the frames of a plan, has them written, and reads the file's times back (SPEC X3).
package struct Recording {
  /// What came of it.
  package struct Certificate: Hashable, Sendable {
    /// The plan it was written by.
    package var plan: RecordingPlan
    /// Columns and rows in px.
    package var width, height: Int
    /// Bytes of the file, or of all pictures of a folder.
    package var bytes: Int
    /// When frames are shown as the file says, in seconds; nil for a folder.
    package var stored: StoredTimes?
  }

  private let plan: RecordingPlan
  private let command: String
  private let workers: Int
  private let colors: Int
  private let step: (String) -> Void
  private let complaint: () -> CommandError?
  private let camera: () -> Camera

  /// What became of a file that must not be too large.
  enum Fit {
    /// It is written.
    case written(Certificate)
    /// It would have so many bytes, and is not there.
    case tooLarge(Int)
  }

  /// A recording; `camera` gives a new camera at the take's time zero each time.
  ///
  /// `command` is kept where the format can hold it; `workers` threads encode pictures, whose bytes
  /// stay the same; a GIF has so many `colors`; `step` hears the moment of every frame drawn; `complaint` tells what the fonts could not draw.
  package init(
    _ plan: RecordingPlan, command: String, workers: Int = 1, colors: Int = 256,
    step: @escaping (String) -> Void = { _ in },
    complaint: @escaping () -> CommandError? = { nil }, camera: @escaping () -> Camera
  ) {
    self.step = step
    self.complaint = complaint
    self.workers = workers
    self.colors = colors
    self.plan = plan
    self.command = command
    self.camera = camera
  }

  /// How often `step` is called: a GIF's frames are drawn once more, for their colours.
  package static func steps(of plan: RecordingPlan) -> Int {
    plan.frames.count * (plan.format.writer == .encoderWithPalette ? 2 : 1)
  }

  /// Writes a file or a folder, whole or not at all.
  package func write(to path: String) throws(CommandError) -> Certificate {
    try telling {
      guard plan.format.writer != .folder else { return try writeFolder(path) }
      switch try writeFile(path, within: .max) {
      case .written(let certificate): return certificate
      case .tooLarge(let bytes): throw CommandError(.encoder, "\(path) has \(bytes) bytes")
      }
    }
  }

  /// Writes a file when it has no more than so many bytes.
  func write(to path: String, within limit: Int) throws(CommandError) -> Fit {
    try telling { try writeFile(path, within: limit) }
  }

  /// The bytes of the file, which is written where nobody keeps it.
  func bytes() throws(CommandError) -> [UInt8] {
    try telling {
      let folder = try Folder.temporary()
      defer { Folder.remove(folder) }
      let path = "\(folder)/film.\(plan.format.rawValue)"
      _ = try write(to: path)
      return try InputFile.bytes(at: path, limit: 2 << 30)
    }
  }

  private func writeFolder(_ path: String) throws -> Certificate {
    let draft = try Draft(folder: path, isOwn: PictureFolderSink.isOwn)
    defer { draft.discard() }
    let film = try film { _, _ in
      PictureFolderSink(plan, into: draft, command: command, workers: workers)
    }
    if let error = complaint() { throw error }
    let bytes = try Folder.files(under: draft.path, ending: ".png")
      .reduce(0) { $0 + (try Folder.size(of: "\(draft.path)/\($1)")) }
    try draft.commitFolder()
    return Certificate(plan: plan, width: film.width, height: film.height, bytes: bytes)
  }

  private func writeFile(_ path: String, within limit: Int) throws -> Fit {
    let draft = try Draft(file: path)
    defer { draft.discard() }
    let film: Film
    do {
      film = try self.film(into: draft)
    } catch {
      // Encoders name the file they were told to write: people know only the one they asked for.
      throw CommandError(error.code, error.line.replacing(draft.path, with: path))
    }
    if let error = complaint() { throw error }
    let file = try InputFile.bytes(at: draft.path, limit: 2 << 30)
    let stored: StoredTimes
    do throws(FileDamage) {
      stored = try StoredTimes.read(file, as: plan.format)
    } catch {
      throw CommandError(
        .encoder, "\(path) as written cannot be read: \(error.message); is the disk full?")
    }
    if let objection = stored.objection(to: plan, changed: film.changed) {
      throw CommandError(.encoder, "the frame times are not as asked: \(objection)")
    }
    guard file.count <= limit else { return .tooLarge(file.count) }
    try draft.commit()
    return .written(
      Certificate(
        plan: plan, width: film.width, height: film.height, bytes: file.count, stored: stored))
  }

  private func film(into draft: Draft) throws(CommandError) -> Film {
    switch plan.format.writer {
    case .webp:
      return try film { width, height throws(CommandError) in
        try WebPSink(plan, width: width, height: height, into: draft)
      }
    case .encoderWithPalette:
      let palette = draft.helper("palette")
      defer { Folder.removeFile(palette) }
      _ = try film { width, height throws(CommandError) in
        try EncoderSink(.palette(colors), plan, width: width, height: height, path: palette)
      }
      return try film { width, height throws(CommandError) in
        try EncoderSink(.paletted(palette), plan, width: width, height: height, path: draft.path)
      }
    case .encoder, .folder:
      return try film { width, height throws(CommandError) in
        try EncoderSink(.file, plan, width: width, height: height, path: draft.path)
      }
    }
  }
}

extension Recording {
  /// What is known of the frames that were drawn.
  private struct Film {
    var width, height: Int
    /// Whether each frame looks unlike the one before.
    var changed: [Bool] = []
  }

  /// Draws all frames into a sink, one at a time.
  private func film<Sink: FrameSink>(
    _ open: (_ width: Int, _ height: Int) throws(CommandError) -> Sink
  ) throws(CommandError) -> Film {
    var camera = camera()
    let first = try telling { try camera.picture(at: plan.frames[0].moment) }
    var film = Film(width: first.width, height: first.height)
    var sink = try open(first.width, first.height)
    defer { sink.stop() }
    var last: [UInt32] = []
    var drawn = (moment: plan.frames[0].moment, picture: first)
    for frame in plan.frames {
      if frame.moment != drawn.moment {
        let whole = try telling { try camera.picture(at: frame.moment) }
        drawn = (frame.moment, whole.fitted(width: film.width, height: film.height))
      }
      film.changed.append(drawn.picture.pixels != last)
      last = drawn.picture.pixels
      try sink.add(drawn.picture)
      step(TimeText.label(nanoseconds: frame.moment))
    }
    try sink.finish()
    return film
  }
}

extension Bitmap {
  /// The picture in the middle of a canvas, made smaller where it would not fit: a film keeps its size
  /// when the screen is turned.
  package func fitted(width newWidth: Int, height newHeight: Int) -> Bitmap {
    guard width != newWidth || height != newHeight, width > 0, height > 0 else { return self }
    let isWide = width * newHeight > height * newWidth
    let small = boxScaled(
      width: isWide ? newWidth : max(1, width * newHeight / height),
      height: isWide ? max(1, height * newWidth / width) : newHeight)
    var canvas = Bitmap(
      width: newWidth, height: newHeight,
      pixels: [UInt32](repeating: 0xFF00_0000, count: newWidth * newHeight))
    canvas.lay(small, x: (newWidth - small.width) / 2, y: (newHeight - small.height) / 2)
    return canvas
  }
}
