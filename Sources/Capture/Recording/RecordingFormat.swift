/// What a recording is written as, and what that file can say about time (QA e).
package enum RecordingFormat: String, CaseIterable, Sendable {
  /// A folder of PNG files with `frames.json`.
  case png
  /// Lossless WebP: whole milliseconds.
  case webp
  /// GIF with one palette for all frames: whole hundredths of a second.
  case gif
  /// Animated PNG: fractions of a second.
  case apng
  /// H.264 in MP4: a fixed rate.
  case mp4

  /// The format a file's ending speaks of; nil when it is none of them.
  package init?(ending path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// Frames a second unless asked otherwise.
  package var usualRate: Int { self == .gif ? 50 : 60 }

  /// No more frames a second: viewers slow GIF frames of less than 20 ms down to a tenth.
  package var fastest: Int { self == .gif ? 50 : 240 }

  /// What writes a recording.
  enum Writer: Hashable {
    /// A picture after the other, here.
    case folder
    /// libwebp.
    case webp
    /// ffmpeg.
    case encoder
    /// ffmpeg, which first sees all frames once to choose the colours.
    case encoderWithPalette
  }

  var writer: Writer {
    switch self {
    case .png: .folder
    case .webp: .webp
    case .gif: .encoderWithPalette
    case .apng, .mp4: .encoder
    }
  }

  /// What a second is divided into at a rate.
  func ticks(atRate rate: Int) -> Int64 {
    switch self {
    case .gif: 100
    case .webp: 1000
    case .png, .apng, .mp4: Int64(rate)
    }
  }

  /// What becomes of a last frame that is shown longer.
  enum Hold {
    /// It gets a longer delay.
    case delay
    /// It is written again and again.
    case repetition
    /// There is nothing to play.
    case impossible
  }

  var hold: Hold {
    switch self {
    case .png: .impossible
    case .mp4: .repetition
    case .webp, .gif, .apng: .delay
    }
  }
}
