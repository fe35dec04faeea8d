import Glibc
import Raster

/// The frames of somebody's recording in order of their times: PNG files in a folder, or a video.
package enum FrameSource: Sendable {
  /// PNG files with their times in seconds.
  case folder([(path: String, time: Double)])
  /// A video that ffmpeg reads.
  case video(String)

  /// Frames at most.
  static let most = 20_000

  /// What lies at a path; `rate`, in frames a second, counts files without a time in their names.
  package init(path: String, rate: Double?) throws(CommandError) {
    var info = stat()
    guard stat(path, &info) == 0 else {
      throw FileError(.read, path, number: errno).told
    }
    guard info.st_mode & S_IFMT == S_IFDIR else {
      self = .video(path)
      return
    }
    let names = Folder.files(under: path, ending: ".png").filter { !$0.contains("/") }
    guard !names.isEmpty else { throw CommandError(.usage, "\(path) holds no PNG file") }
    guard names.count <= Self.most else {
      throw CommandError(.usage, "\(path) holds more than \(Self.most) PNG files")
    }
    var frames: [(path: String, time: Double)] = []
    let listed = rate == nil ? try Self.listed(in: path) : [:]
    for (index, name) in names.enumerated() {
      let named = rate == nil ? listed[name] ?? Self.time(in: name) : nil
      guard let time = named ?? rate.map({ Double(index) / $0 }) else {
        throw .usage(
          "\(path)/\(name) has no time in its name",
          suggestion: "call it name@t0154ms.png, or add --rate 60")
      }
      frames.append(("\(path)/\(name)", time))
    }
    self = .folder(frames.sorted { ($0.time, $0.path) < ($1.time, $1.path) })
  }

  /// The moments in seconds that `record` wrote beside its pictures; none where there is no list.
  private static func listed(in folder: String) throws(CommandError) -> [String: Double] {
    let path = "\(folder)/\(PictureFolderSink.list)"
    guard Folder.holds(path) else { return [:] }
    return try InputFile.parsed(path, as: times)
  }

  /// Seconds of each file in the text of a recorded folder's list.
  package static func times(inList text: String) throws(PlacedError) -> [String: Double] {
    let list = try JSONParser.parse(text)
    let frames = try list.object(keys: ["command", "rate", "frames"])["frames"]?.array() ?? []
    var times: [String: Double] = [:]
    for frame in frames {
      let members = try frame.object(keys: ["file", "moment", "shown", "sha256", "pixels"])
      guard let file = members["file"], let moment = members["moment"] else {
        throw frame.error("'file' or 'moment' is missing")
      }
      times[try file.string()] = try moment.number(in: 0...1e6)
    }
    return times
  }

  /// Seconds out of a name such as `sheet@t0154ms.png` or `sheet@t0016_666667ms.png`.
  package static func time(in name: String) -> Double? {
    guard let mark = name.lastIndex(of: "@"), name[mark...].hasPrefix("@t"),
      name.hasSuffix("ms.png")
    else { return nil }
    let digits = name[name.index(mark, offsetBy: 2)...].dropLast(6)
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "_") })
    else { return nil }
    return NumberText.double(String(digits).replacing("_", with: ".")).map { $0 / 1000 }
  }

  /// Pixels by which a sharp edge may be smeared: a compressed video's is softer.
  package var reach: Int {
    switch self {
    case .folder: 2
    case .video: 5
    }
  }

  /// Hands over every frame with its time in seconds, one at a time; `progress` counts them.
  package func visit(
    _ progress: Progress? = nil, _ body: (Double, Bitmap) -> Void
  ) throws(CommandError) {
    func take(_ time: Double, _ picture: Bitmap) {
      body(time, picture)
      progress?.step("frame at \(TimeText.label(nanoseconds: Int64(time * 1e9)))")
    }
    switch self {
    case .folder(let frames):
      progress?.begin(frames.count)
      for (path, time) in frames {
        let file = try telling { try InputFile.bytes(at: path) }
        do {
          take(time, try PNGDecoder.decode(file).bitmap)
        } catch {
          throw CommandError(.usage, "\(path): \(error.line)")
        }
      }
    case .video(let path):
      let video = try VideoFrames(path)
      progress?.begin(video.count)
      try video.visit(take)
    }
  }
}
