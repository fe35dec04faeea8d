/// Frame times of a GIF (GIF89a).
enum GIFTimes {
  static func read(_ file: [UInt8]) throws(FileDamage) -> StoredTimes {
    var reader = ByteReader(file[...])
    try reader.expect("GIF89a", "it is no GIF with times")
    _ = try reader.take(4)
    try skipColors(try reader.byte(), &reader, after: 2)
    var delays: [Double] = []
    var delay = 0
    while true {
      switch try reader.byte() {
      case 0x21: delay = try control(&reader) ?? delay
      case 0x2C:
        _ = try reader.take(8)
        try skipColors(try reader.byte(), &reader, after: 0)
        _ = try reader.byte()
        try skipBlocks(&reader)
        delays.append(Double(delay) / 100)
      case 0x3B: return StoredTimes(durations: delays)
      default: throw FileDamage("a block of the GIF is not known")
      }
    }
  }

  private static func skipColors(
    _ flags: UInt8, _ reader: inout ByteReader, after gap: Int
  ) throws(FileDamage) {
    _ = try reader.take(gap)
    if flags & 0x80 != 0 { _ = try reader.take(3 << (Int(flags & 7) + 1)) }
  }

  /// The delay in a control block; nil for other extensions.
  private static func control(_ reader: inout ByteReader) throws(FileDamage) -> Int? {
    let kind = try reader.byte()
    guard kind == 0xF9 else {
      try skipBlocks(&reader)
      return nil
    }
    guard try reader.byte() == 4 else { throw FileDamage("a delay of the GIF is damaged") }
    _ = try reader.byte()
    let delay = try reader.little(2)
    _ = try reader.byte()
    try skipBlocks(&reader)
    return delay
  }

  private static func skipBlocks(_ reader: inout ByteReader) throws(FileDamage) {
    while true {
      let length = Int(try reader.byte())
      if length == 0 { return }
      _ = try reader.take(length)
    }
  }
}
