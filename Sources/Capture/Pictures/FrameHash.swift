import Raster
import Showcase

/// One frame of a replay: its time and its pixels' hash.
package struct FrameHash: Hashable, Sendable {
  /// Nanoseconds after the take's time zero.
  package var time: Int64
  /// 16 hexadecimal digits over size and pixels, as in a manifest of goldens.
  package var pixels: String

  /// The line of a picture; `time` in nanoseconds.
  package init(time: Int64, picture: Bitmap) {
    self.time = time
    pixels = Manifest.Entry.digits(picture.hash)
  }

  /// Time and hash for people, in columns.
  package var line: String {
    let label = "\(NumberText.fixed(Double(time) / 1e6, decimals: 3)) ms"
    return label.padded(.before, to: 14) + "  " + pixels
  }

  /// The same for scripts; the time in seconds.
  package var json: JSON {
    .members(["t": .number(Double(time) / 1e9), "pixels": .string(pixels)])
  }
}
