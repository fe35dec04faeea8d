import Proof
import Raster

/// What a script is told of a picture that was written.
package struct PictureReceipt: Hashable, Sendable {
  /// Where it lies.
  package var path: String
  /// Columns and rows in px.
  package var width, height: Int
  /// What it shows, in nanoseconds after the take's time zero.
  package var moments: [Int64]
  /// The hash of size and pixels, as in a manifest of goldens.
  package var pixels: String

  /// The receipt of a picture of moments in nanoseconds.
  package init(path: String, picture: Bitmap, moments: [Int64]) {
    self.path = path
    width = picture.width
    height = picture.height
    self.moments = moments
    pixels = picture.digest
  }

  /// On one line; the moments in seconds.
  package var json: JSON {
    .members([
      "file": .string(path), "width": .int(width), "height": .int(height),
      "moments": .array(moments.map { .number(Double($0) / 1e9) }), "pixels": .string(pixels),
    ])
  }
}
