/// Frame times of an animated PNG.
enum APNGTimes {
  static func read(_ file: [UInt8]) throws(FileDamage) -> StoredTimes {
    var reader = ByteReader(file[...])
    guard try reader.take(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw FileDamage("it is no PNG")
    }
    var durations: [Double] = []
    var promised: Int?
    while !reader.isAtEnd {
      let length = try reader.big(4)
      let tag = try reader.tag()
      var body = ByteReader(try reader.take(length))
      _ = try reader.take(4)
      switch tag {
      case "acTL": promised = try body.big(4)
      case "fcTL":
        _ = try body.take(20)
        let numerator = try body.big(2)
        let denominator = try body.big(2)
        durations.append(Double(numerator) / Double(denominator == 0 ? 100 : denominator))
      default: break
      }
    }
    guard promised == durations.count else {
      throw FileDamage("it has another number of frames than it says")
    }
    return StoredTimes(durations: durations)
  }
}
