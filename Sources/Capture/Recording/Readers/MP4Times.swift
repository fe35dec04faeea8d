/// Frame times of the first track of an MP4 (ISO 14496-12).
enum MP4Times {
  /// What the boxes of a track tell.
  private struct Track {
    var scale = 0
    /// How many frames last how long.
    var steps: [(count: Int, value: Int)] = []
    /// How much later than decoded frames are shown.
    var shifts: [(count: Int, value: Int)] = []
    /// Where in the track's own time the film begins.
    var begin = 0
  }

  static func read(_ file: [UInt8]) throws(FileDamage) -> StoredTimes {
    var track = Track()
    try walk(file[...], into: &track, depth: 0)
    guard track.scale > 0, !track.steps.isEmpty else { throw FileDamage("it has no film in it") }
    let count = track.steps.reduce(0) { $0 + $1.count }
    // A frame takes a byte at least: a few bytes must not become a long list.
    guard count <= min(1_000_000, file.count) else {
      throw FileDamage("it says it has \(count) frames")
    }
    var decoded = 0
    var starts: [Int] = []
    for step in track.steps {
      for _ in 0..<step.count {
        starts.append(decoded)
        decoded += step.value
      }
    }
    var index = 0
    for shift in track.shifts {
      for _ in 0..<min(shift.count, starts.count - index) {
        starts[index] += shift.value
        index += 1
      }
    }
    let scale = Double(track.scale)
    return StoredTimes(
      starts: starts.sorted().map { (Double($0) - Double(track.begin)) / scale },
      total: Double(decoded) / scale)
  }

  private static func walk(
    _ bytes: ArraySlice<UInt8>, into track: inout Track, depth: Int
  ) throws(FileDamage) {
    var reader = ByteReader(bytes)
    while reader.left >= 8 {
      var length = try reader.big(4)
      let tag = try reader.tag()
      if length == 1 {
        let whole = try reader.big(8)
        guard whole >= 16 else { throw FileDamage("a box of the MP4 is too short") }
        length = whole - 8
      } else if length == 0 {
        length = reader.left + 8
      }
      let body = try reader.take(length - 8)
      switch tag {
      case "moov", "trak", "mdia", "minf", "stbl", "edts":
        guard depth < 8 else { throw FileDamage("its boxes stand too deep in one another") }
        try walk(body, into: &track, depth: depth + 1)
      default: try note(tag, ByteReader(body), in: &track)
      }
    }
  }

  private static func note(
    _ tag: String, _ body: ByteReader, in track: inout Track
  ) throws(FileDamage) {
    var body = body
    switch tag {
    case "mdhd":
      let isLong = try body.big(4) >> 24 == 1
      _ = try body.take(isLong ? 16 : 8)
      track.scale = try body.big(4)
    case "stts": track.steps = try pairs(&body)
    case "ctts": track.shifts = try pairs(&body)
    case "elst":
      let isLong = try body.big(4) >> 24 == 1
      guard try body.big(4) > 0 else { return }
      _ = try body.take(isLong ? 8 : 4)
      track.begin = isLong ? try body.big(8) : try signed(&body)
    default: break
    }
  }

  private static func pairs(
    _ body: inout ByteReader
  ) throws(FileDamage) -> [(count: Int, value: Int)] {
    _ = try body.take(4)
    let count = try body.big(4)
    guard count <= body.left / 8 else { throw FileDamage("a table of the MP4 is cut off") }
    var pairs: [(count: Int, value: Int)] = []
    for _ in 0..<count { pairs.append((try body.big(4), try signed(&body))) }
    return pairs
  }

  private static func signed(_ body: inout ByteReader) throws(FileDamage) -> Int {
    Int(Int32(truncatingIfNeeded: try body.big(4)))
  }
}
