import Glibc

/// Reads whole files that a person named.
package enum InputFile {
  /// The bytes at a path; folders and files beyond `limit` bytes are refused.
  package static func bytes(
    at path: String, limit: Int = 256 << 20
  ) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.read, path, number: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, path, number: errno) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw FileError(.read, path, reason: "it is too large") }
    }
  }

  /// The text at a path, which must be UTF-8.
  package static func text(at path: String) throws(FileError) -> String {
    let bytes = try bytes(at: path, limit: 4 << 20)
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw FileError(.read, path, reason: "line \(Self.strangeLine(of: bytes)) is not UTF-8 text")
    }
    return text
  }

  /// The number of the first line that is not text.
  private static func strangeLine(of bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.firstIndex {
      $0.contains(0) || String(validating: $0, as: UTF8.self) == nil
    }
    return (line ?? 0) + 1
  }

  /// What a reader makes of the text at a path; a mistake in it is told with its place.
  package static func parsed<Value>(
    _ path: String, as reader: (String) throws(PlacedError) -> Value
  ) throws(CommandError) -> Value {
    let text = try telling { try Self.text(at: path) }
    do throws(PlacedError) {
      return try reader(text)
    } catch {
      throw CommandError(.usage, error.line(in: path))
    }
  }
}
