import Glibc

/// Writes whole files or nothing: beside the target first, then renamed over it (SPEC X8).
package enum OutputFile {
  /// Puts the bytes at a path; after an error the path holds what it held before.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard !path.isEmpty else { throw empty }
    switch try kind(of: path) {
    case .folder: throw FileError(.write, path, reason: "it is a folder")
    case .device: try writeDirectly(bytes, to: path)
    case .file(let mode): try replace(realPath(path), path, with: bytes, mode: mode)
    case .nothing: try replace(path, path, with: bytes, mode: nil)
    }
  }

  /// An error when nothing could be written at a path: asked before the work, not after it (SPEC X8).
  package static func check(_ path: String) throws(FileError) {
    guard !path.isEmpty else { throw empty }
    switch try kind(of: path) {
    case .folder: throw FileError(.write, path, reason: "it is a folder")
    case .device: break
    case .file: try checkFolder(of: realPath(path), for: path)
    case .nothing: try checkFolder(of: path, for: path)
    }
  }

  /// A new file is made beside the old one, so the folder decides.
  private static func checkFolder(of target: String, for path: String) throws(FileError) {
    let folder = Folder.above(target)
    var info = stat()
    guard stat(folder, &info) == 0 else { throw refusal(of: path, errno) }
    guard info.st_mode & S_IFMT == S_IFDIR else { throw refusal(of: path, ENOTDIR) }
    guard access(folder, W_OK | X_OK) == 0 else { throw refusal(of: path, errno) }
  }

  private static var empty: FileError { FileError(.write, "''", reason: "the path is empty") }

  /// What lies at a path.
  enum Kind {
    case nothing
    case file(mode: mode_t)
    case folder
    /// A pipe, terminal or device: renaming over it would destroy it.
    case device
  }

  static func kind(of path: String) throws(FileError) -> Kind {
    var info = stat()
    guard stat(path, &info) == 0 else {
      let number = errno
      guard number == ENOENT else { throw FileError(.write, path, number: number) }
      if path.hasSuffix("/") { throw FileError(.write, path, reason: "it names a folder") }
      if lstat(path, &info) == 0 {
        throw FileError(.write, path, reason: "it is a link to nothing")
      }
      return .nothing
    }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG:
      guard access(path, W_OK) == 0 else { throw FileError(.write, path, number: errno) }
      return .file(mode: info.st_mode & 0o777)
    default: return .device
    }
  }

  static func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.write, path, number: errno) }
    let failure = fill(descriptor, with: bytes)
    let closing = close(descriptor) == 0 ? 0 : errno
    let number = failure ?? closing
    guard number == 0 else { throw FileError(.write, path, number: number) }
  }

  private static func replace(
    _ target: String, _ path: String, with bytes: [UInt8], mode: mode_t?
  ) throws(FileError) {
    let (draft, descriptor) = try begin(beside: target, shownAs: path)
    var number = fill(descriptor, with: bytes) ?? 0
    if number == 0, let mode, fchmod(descriptor, mode) != 0 { number = errno }
    if number == 0, fsync(descriptor) != 0 { number = errno }
    if close(descriptor) != 0, number == 0 { number = errno }
    if number == 0, rename(draft, target) != 0 { number = errno }
    guard number == 0 else {
      unlink(draft)
      throw FileError(.write, path, number: number)
    }
  }

  /// Opens a new file beside a target, under a name that nobody else has.
  static func begin(
    beside target: String, shownAs path: String
  ) throws(FileError) -> (path: String, descriptor: Int32) {
    for number in 0..<DraftName.most {
      let draft = DraftName(beside: target, number: number).path
      let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (draft, descriptor) }
      guard errno == EEXIST else { throw refusal(of: path, errno) }
    }
    throw FileError(.write, path, number: EEXIST)
  }

  /// Why nothing new can be written at a path.
  static func refusal(of path: String, _ number: Int32) -> FileError {
    guard number != ENOENT else {
      return FileError(.write, path, reason: "its folder does not exist; make it with mkdir -p")
    }
    return FileError(.write, path, number: number)
  }

  /// Writes all bytes; the error number when that is impossible.
  static func fill(_ descriptor: Int32, with bytes: [UInt8]) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count == 0 ? ENOSPC : errno }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }
}
