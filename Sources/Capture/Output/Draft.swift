import Glibc

/// A file or a folder that grows beside its target, and takes its place when it is whole (SPEC X8).
package struct Draft: Sendable {
  /// Where to write.
  package let path: String
  private let target: String
  private let shown: String

  /// Begins an empty file for a target, so that a folder that cannot be written is told at once.
  package init(file target: String) throws(FileError) {
    switch try OutputFile.kind(of: target) {
    case .folder: throw FileError(.write, target, reason: "it is a folder")
    case .device: throw FileError(.write, target, reason: "a file of frames needs a real file")
    case .file: self.target = OutputFile.realPath(target)
    case .nothing: self.target = target
    }
    shown = target
    Self.clear(beside: self.target)
    let descriptor: Int32
    (path, descriptor) = try OutputFile.begin(beside: self.target, shownAs: target)
    close(descriptor)
  }

  /// Begins an empty folder for a target, which must not be there yet, or hold nothing but files whose
  /// names `isOwn`: then the same program made it.
  package init(folder target: String, isOwn: (String) -> Bool) throws(FileError) {
    let trimmed = target.hasSuffix("/") ? String(target.dropLast()) : target
    guard !trimmed.isEmpty else {
      throw FileError(.write, "'\(target)'", reason: "it is no folder")
    }
    switch try OutputFile.kind(of: trimmed) {
    case .nothing: break
    case .folder where Folder.holdsOnly(trimmed, isOwn): break
    case .folder: throw FileError(.write, target, reason: "the folder holds other things")
    case .file, .device: throw FileError(.write, target, reason: "it is no folder")
    }
    self.target = trimmed
    shown = target
    Self.clear(beside: trimmed)
    var number = 0
    while mkdir(DraftName(beside: trimmed, number: number).path, 0o777) != 0 {
      guard errno == EEXIST, number < DraftName.most else {
        throw OutputFile.refusal(of: target, errno)
      }
      number += 1
    }
    path = DraftName(beside: trimmed, number: number).path
  }

  private static func clear(beside target: String) {
    Folder.clearDrafts(in: Folder.above(target))
  }

  /// A file for something needed on the way, whose name tells like the draft's who made it.
  func helper(_ word: String) -> String { DraftName(beside: target, number: 0, word).path }

  /// Fills the file.
  func fill(with bytes: [UInt8]) throws(FileError) { try write(bytes, to: path, shownAs: shown) }

  /// Puts a new file into the folder; from any thread.
  func add(_ bytes: [UInt8], as name: String) throws(FileError) {
    try write(bytes, to: "\(path)/\(name)", shownAs: "\(target)/\(name)")
  }

  /// Nobody sees it before the commit, so that no second name is needed.
  private func write(
    _ bytes: [UInt8], to path: String, shownAs shown: String
  ) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, shown, number: errno) }
    let failure = OutputFile.fill(descriptor, with: bytes)
    let closing = close(descriptor) == 0 ? 0 : errno
    let number = failure ?? closing
    guard number == 0 else { throw FileError(.write, shown, number: number) }
  }

  /// Puts the file in its place.
  package func commit() throws(FileError) {
    keep(path)
    guard rename(path, target) == 0 else { throw FileError(.write, shown, number: errno) }
  }

  /// Puts the folder in its place.
  ///
  /// What was there before is gone only when the new one stands, and comes back with the next run
  /// should this one be killed in between.
  package func commitFolder() throws(FileError) {
    for name in Folder.files(under: path, ending: "") { keep("\(path)/\(name)") }
    let old = path + DraftName.replacedEnding
    let hadOld = rename(target, old) == 0
    guard rename(path, target) == 0 else {
      let number = errno
      if hadOld { rename(old, target) }
      throw FileError(.write, shown, number: number)
    }
    if hadOld, unlink(old) != 0 { Folder.remove(old) }
  }

  /// Waits until a file is on the disk.
  private func keep(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Takes away what was begun; does nothing after a commit.
  package func discard() {
    if unlink(path) != 0 { Folder.remove(path) }
  }
}
