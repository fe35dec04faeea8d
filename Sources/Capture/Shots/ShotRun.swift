import Canvas
import Raster

/// Makes or checks the pictures of a list on several threads.
package struct ShotRun: Sendable {
  /// What is done with the pictures.
  package enum Mode: Hashable, Sendable {
    /// They are written where they are not as they should be.
    case write
    /// They are only compared.
    case check
  }

  /// What came of one picture.
  package struct Result: Sendable {
    /// How it ended.
    package enum State: Sendable {
      /// The file is as it should be.
      case current
      /// It is written anew.
      case written
      /// It is not as it should be; why.
      case stale(String)
      /// It cannot be made; why.
      case failed(CommandError)
    }

    /// The picture.
    package var shot: Shot
    /// How it ended.
    package var state: State
  }

  private let list: ShotList
  private let mode: Mode

  /// A run over a list.
  package init(_ list: ShotList, mode: Mode) {
    self.list = list
    self.mode = mode
  }

  /// Tells what would stop the run before anything is drawn or written (SPEC X8).
  ///
  /// Takes that cannot be played, elements that are not there, files that cannot be written.
  /// `progress` counts the pictures.
  package func check<Fonts: TextMeasuring & TextRasterizing & SendableMetatype>(
    workers: Int, progress: Progress? = nil, fonts: @escaping @Sendable () -> Fonts?
  ) throws(CommandError) {
    let list = list
    let mode = mode
    progress?.begin(list.shots.count)
    let errors = Workers.map(
      list.shots, workers: workers, begin: { fonts().map { ShotStudio(text: $0, glyphs: $0) } },
      { shot, studio -> CommandError? in
        defer { progress?.step("looked at \(shot.output)") }
        guard let studio else { return nil }
        do throws(CommandError) {
          try studio.check(shot, in: list)
          if mode == .write { try Self.checkRoom(for: shot, in: list) }
          return nil
        } catch {
          return error
        }
      })
    if let error = errors.lazy.compactMap(\.self).first { throw error }
  }

  /// Folders that are not there yet are made, so the first one that is there decides.
  private static func checkRoom(for shot: Shot, in list: ShotList) throws(CommandError) {
    var path = Folder.path(shot.output, in: list.folder)
    while let slash = path.lastIndex(of: "/"), slash > path.startIndex,
      !Folder.holds(String(path[..<slash]))
    { path = String(path[..<slash]) }
    do {
      try OutputFile.check(path)
    } catch {
      throw list.placed(CommandError(telling: error), at: shot.place)
    }
  }

  /// The results in the list's order; `fonts` opens what one thread needs, and `complaint` tells what
  /// they could not draw so far.
  ///
  /// `progress` counts the pictures.
  package func results<Fonts: TextMeasuring & TextRasterizing & SendableMetatype>(
    workers: Int, progress: Progress? = nil, fonts: @escaping @Sendable () -> Fonts?,
    complaint: @escaping @Sendable (Fonts) -> CommandError?
  ) -> [Result] {
    let list = list
    let mode = mode
    progress?.begin(list.shots.count)
    if mode == .write { clearDrafts() }
    return Workers.map(
      list.shots, workers: workers,
      begin: { fonts().map { ($0, ShotStudio(text: $0, glyphs: $0)) } },
      { shot, tools -> Result in
        defer { progress?.step("drawn \(shot.output)") }
        guard let (fonts, studio) = tools else {
          return Result(
            shot: shot, state: .failed(CommandError(.environment, "the fonts cannot be read")))
        }
        do throws(CommandError) {
          let file = try studio.file(of: shot, in: list)
          if let error = complaint(fonts) { throw error }
          return Result(shot: shot, state: try Self.settle(shot, file, list, mode))
        } catch {
          return Result(shot: shot, state: .failed(error))
        }
      })
  }

  /// Takes away what killed runs left beside the pictures.
  private func clearDrafts() {
    let folders = list.shots.map { Folder.above(Folder.path($0.output, in: list.folder)) }
    for folder in folders.withoutRepeats { Folder.clearDrafts(in: folder) }
  }

  private static func settle(
    _ shot: Shot, _ file: [UInt8], _ list: ShotList, _ mode: Mode
  ) throws(CommandError) -> Result.State {
    let path = Folder.path(shot.output, in: list.folder)
    let old = try? InputFile.bytes(at: path)
    if old == file { return .current }
    guard mode == .write else { return .stale(old.map { reason($0, file) } ?? "it is not there") }
    try telling {
      try Folder.make(above: path)
      try OutputFile.write(file, to: path)
    }
    return .written
  }

  /// What is not as it should be, in few words.
  private static func reason(_ old: [UInt8], _ new: [UInt8]) -> String {
    guard let new = try? PNGDecoder.decode(new) else { return "its frames differ" }
    guard let old = try? PNGDecoder.decode(old) else { return "it is no picture" }
    guard old.bitmap.bounds == new.bitmap.bounds else {
      return "it has \(old.bitmap.width)x\(old.bitmap.height) px instead of "
        + "\(new.bitmap.width)x\(new.bitmap.height)"
    }
    let count = zip(old.bitmap.pixels, new.bitmap.pixels).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
    return count == 0 ? "its command or its words differ" : "\(count) px differ"
  }
}

extension ShotRun.Result {
  /// One line for people.
  package var line: String {
    switch state {
    case .current: "current  \(shot.output)"
    case .written: "written  \(shot.output)"
    case .stale(let why): "stale    \(shot.output): \(why)"
    case .failed(let error): "failed   \(shot.output): \(error.line)"
    }
  }

  /// What a script is answered for it.
  package var code: ExitCode {
    switch state {
    case .current, .written: .ok
    case .stale: .difference
    case .failed(let error): error.code
    }
  }

  /// Why the picture could not be made or written; nil when it could.
  package var failure: CommandError? {
    guard case .failed(let error) = state else { return nil }
    return CommandError(error.code, "\(shot.output): \(error.line)")
  }

  /// The same for scripts.
  package func json(_ list: ShotList) -> JSON {
    let (word, why): (String, String?) =
      switch state {
      case .current: ("current", nil)
      case .written: ("written", nil)
      case .stale(let why): ("stale", why)
      case .failed(let error): ("failed", error.line)
      }
    return .members([
      "file": .string(shot.output), "state": .string(word),
      "reason": why.map { .string($0) } ?? .null,
      "command": .string(shot.command(list: list.name)),
      "alt": .string(shot.shownWords),
    ])
  }
}
