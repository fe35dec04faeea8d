/// Frame times of an animated WebP; a still one has one frame that lasts no time.
enum WebPTimes {
  static func read(_ file: [UInt8]) throws(FileDamage) -> StoredTimes {
    var reader = ByteReader(file[...])
    try reader.expect("RIFF", "it is no WebP")
    let length = try reader.little(4)
    var body = ByteReader(try reader.take(length))
    try body.expect("WEBP", "it is no WebP")
    var durations: [Double] = []
    while !body.isAtEnd {
      let tag = try body.tag()
      let length = try body.little(4)
      var chunk = ByteReader(try body.take(length))
      if length % 2 == 1 { _ = try body.byte() }
      guard tag == "ANMF" else { continue }
      _ = try chunk.take(12)
      durations.append(Double(try chunk.little(3)) / 1000)
    }
    return StoredTimes(durations: durations.isEmpty ? [0] : durations)
  }
}
