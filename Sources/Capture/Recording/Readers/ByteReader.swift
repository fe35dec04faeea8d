/// Walks through a file's bytes without ever leaving them.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private(set) var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  var isAtEnd: Bool { index >= bytes.endIndex }

  /// How many bytes are left.
  var left: Int { bytes.endIndex - index }

  /// The next bytes.
  mutating func take(_ count: Int) throws(FileDamage) -> ArraySlice<UInt8> {
    guard count >= 0, count <= left else { throw FileDamage("it ends in the middle") }
    defer { index += count }
    return bytes[index..<(index + count)]
  }

  mutating func byte() throws(FileDamage) -> UInt8 {
    guard let byte = try take(1).first else { throw FileDamage("it ends in the middle") }
    return byte
  }

  /// A whole number, the lowest byte first.
  mutating func little(_ count: Int) throws(FileDamage) -> Int {
    try take(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// A whole number, the highest byte first.
  mutating func big(_ count: Int) throws(FileDamage) -> Int {
    try take(count).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Goes on when the next bytes are these.
  mutating func expect(_ text: String, _ message: String) throws(FileDamage) {
    guard try take(text.utf8.count).elementsEqual(text.utf8) else { throw FileDamage(message) }
  }

  /// Four letters.
  mutating func tag() throws(FileDamage) -> String {
    String(decoding: try take(4), as: UTF8.self)
  }
}
