internal import CText

/// The bytes of a font file, mapped into memory while this lives.
final class FontBytes {
  /// HarfBuzz's handle on the mapping.
  let blob: OpaquePointer
  /// The mapped bytes.
  let bytes: UnsafeRawBufferPointer

  /// Maps a file and checks that its tables lie inside it.
  init(path: String) throws(FontError) {
    guard let status = FileStatus(path: path) else {
      throw FontError(file: path, problem: .missing)
    }
    guard status.isFile else { throw FontError(file: path, problem: .damaged("not a file")) }
    guard status.size > 0 else { throw FontError(file: path, problem: .empty) }
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw FontError(file: path, problem: .unreadable)
    }
    var count: UInt32 = 0
    let start = hb_blob_get_data(blob, &count)
    self.blob = blob
    bytes = UnsafeRawBufferPointer(start: start, count: Int(count))
    if let why = Self.fault(in: bytes) { throw FontError(file: path, problem: .damaged(why)) }
  }

  deinit {
    hb_blob_destroy(blob)
  }

  /// The first fault of the table directory or of a small table's checksum; nil when sound.
  private static func fault(in bytes: UnsafeRawBufferPointer) -> String? {
    guard bytes.count >= 12 else { return "too short" }
    guard [0x4F54_544F, 0x0001_0000].contains(word(bytes, at: 0)) else { return "not a font" }
    let tables = Int(word(bytes, at: 4) >> 16)
    guard bytes.count >= 12 + 16 * tables else { return "cut off" }
    var missing: Set<UInt32> = [0x636D_6170, 0x6865_6164, 0x6D61_7870, 0x686D_7478]
    for entry in stride(from: 12, to: 12 + 16 * tables, by: 16) {
      let tag = word(bytes, at: entry)
      let offset = Int(word(bytes, at: entry + 8))
      let length = Int(word(bytes, at: entry + 12))
      guard offset + length <= bytes.count else { return "cut off" }
      if missing.remove(tag) != nil, tag != 0x6865_6164 {
        let sum = checksum(UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + length)]))
        guard sum == word(bytes, at: entry + 4) else { return "bytes changed" }
      }
    }
    return missing.isEmpty ? nil : "tables missing"
  }

  /// The sum of a table's big-endian words, the last one padded with zeros.
  private static func checksum(_ table: UnsafeRawBufferPointer) -> UInt32 {
    var sum: UInt32 = 0
    var index = 0
    while index + 4 <= table.count {
      sum &+= word(table, at: index)
      index += 4
    }
    var shift: UInt32 = 24
    for byte in table[index...] {
      sum &+= UInt32(byte) << shift
      shift -= 8
    }
    return sum
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
