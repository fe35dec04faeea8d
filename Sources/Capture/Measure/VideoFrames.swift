import Raster

/// A video's frames, decoded by ffmpeg.
struct VideoFrames {
  private let path: String
  private let decoder: SystemProgram
  private let width: Int
  private let height: Int
  private let times: [Double]

  /// Asks ffprobe for size and times.
  init(_ path: String) throws(CommandError) {
    let way = "get it with 'apt-get install ffmpeg', or give a folder of PNG frames"
    let prober = try SystemProgram(named: "ffprobe", orElse: way, code: .environment)
    decoder = try SystemProgram(named: "ffmpeg", orElse: way, code: .environment)
    self.path = "file:\(path)"
    var answer: [UInt8] = []
    let entries = "stream=width,height:frame=best_effort_timestamp_time"
    try prober.read(
      path,
      [
        "-v", "error", "-select_streams", "v:0", "-show_entries", entries, "-of",
        "default=noprint_wrappers=1", self.path,
      ]
    ) { answer += $0 }
    var width = 0
    var height = 0
    var times: [Double] = []
    for line in String(decoding: answer, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let sides = line.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else { continue }
      switch sides[0] {
      case "width": width = Int(sides[1]) ?? 0
      case "height": height = Int(sides[1]) ?? 0
      case "best_effort_timestamp_time": times.append(Double(sides[1]) ?? .nan)
      default: break
      }
    }
    guard (1...16_384).contains(width), (1...16_384).contains(height), !times.isEmpty else {
      throw .usage(
        "\(path) holds no video that ffmpeg can read",
        suggestion: "MP4, GIF and APNG can be measured, and folders of PNG; animated WebP cannot")
    }
    guard times.count <= FrameSource.most, times.allSatisfy(\.isFinite) else {
      throw CommandError(
        .usage, "\(path) has more than \(FrameSource.most) frames, or frames without times")
    }
    self.width = width
    self.height = height
    self.times = times
  }

  /// How many frames it has.
  var count: Int { times.count }

  /// Decodes frame by frame; only one is held at a time.
  func visit(_ body: (Double, Bitmap) -> Void) throws(CommandError) {
    let size = width * height * 4
    var pending: [UInt8] = []
    var index = 0
    try decoder.read(
      String(path.dropFirst(5)),
      [
        "-v", "error", "-nostdin", "-noautorotate", "-i", path, "-map", "0:v:0", "-fps_mode",
        "passthrough", "-f", "rawvideo", "-pix_fmt", "bgra", "-",
      ]
    ) { bytes in
      pending += bytes
      while pending.count >= size {
        if index < times.count { body(times[index], picture(pending[..<size])) }
        index += 1
        pending.removeFirst(size)
      }
    }
  }

  private func picture(_ bytes: ArraySlice<UInt8>) -> Bitmap {
    let pixels = bytes.withUnsafeBytes { raw in
      (0..<width * height).map { raw.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
