import Glibc

/// Standard output or error with every byte accounted for: a full disk does not go unnoticed.
package struct OutputStream: Sendable {
  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []

  /// The program's standard output.
  package static let standardOutput = OutputStream(descriptor: 1, name: "standard output")
  /// The program's standard error.
  package static let standardError = OutputStream(descriptor: 2, name: "standard error")

  private init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Adds a line; it is written at the latest by `flush()`.
  package mutating func print(_ line: String) throws(FileError) {
    buffer += line.utf8
    buffer.append(10)
    if buffer.count > 65536 { try flush() }
  }

  /// Writes what is left.
  package mutating func flush() throws(FileError) {
    let bytes = buffer
    buffer = []
    if let number = OutputFile.fill(descriptor, with: bytes) {
      throw FileError(.write, name, number: number)
    }
  }
}
