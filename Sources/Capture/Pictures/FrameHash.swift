import Proof
import Raster
import Showcase

/// One frame of a replay: its time and its pixels' hash.
package struct FrameHash: Hashable, Sendable {
  /// Nanoseconds after the take's time zero.
  package var time: Int64
  /// SHA-256 of size and pixels, as in a manifest of goldens.
  package var pixels: String

  /// The line of a picture; `time` in nanoseconds.
  package init(time: Int64, picture: Bitmap) {
    self.time = time
    pixels = picture.digest
  }

  /// The line of a picture whose hash is known.
  package init(time: Int64, pixels: String) {
    self.time = time
    self.pixels = pixels
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
