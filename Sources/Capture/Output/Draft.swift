import Glibc

/// A file or a folder that grows beside its target, and takes its place when it is whole (SPEC X8).
package struct Draft {
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
    path = OutputFile.draft(beside: self.target)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputFile.refusal(of: target, errno) }
    close(descriptor)
  }

  /// Begins an empty folder for a target, which must not be there yet, be empty, or hold `mark`: then
  /// the same program made it.
  package init(folder target: String, mark: String) throws(FileError) {
    let trimmed = target.hasSuffix("/") ? String(target.dropLast()) : target
    guard !trimmed.isEmpty else {
      throw FileError(.write, "'\(target)'", reason: "it is no folder")
    }
    switch try OutputFile.kind(of: trimmed) {
    case .nothing: break
    case .folder where Folder.isEmpty(trimmed) || Folder.holds("\(trimmed)/\(mark)"): break
    case .folder: throw FileError(.write, target, reason: "the folder holds other things")
    case .file, .device: throw FileError(.write, target, reason: "it is no folder")
    }
    self.target = trimmed
    shown = target
    path = OutputFile.draft(beside: trimmed)
    guard mkdir(path, 0o777) == 0 else { throw OutputFile.refusal(of: target, errno) }
  }

  /// Puts the file in its place.
  package func commit() throws(FileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor >= 0 {
      fsync(descriptor)
      close(descriptor)
    }
    guard rename(path, target) == 0 else { throw FileError(.write, shown, number: errno) }
  }

  /// Puts the folder in its place; what was there before is gone only when the new one stands.
  package func commitFolder() throws(FileError) {
    let old = path + ".old"
    let hadOld = rename(target, old) == 0
    guard rename(path, target) == 0 else {
      let number = errno
      if hadOld { rename(old, target) }
      throw FileError(.write, shown, number: number)
    }
    if hadOld { Folder.remove(old) }
  }

  /// Takes away what was begun; does nothing after a commit.
  package func discard() {
    if unlink(path) != 0 { Folder.remove(path) }
  }
}
