/// A picture: premultiplied `0xAARRGGBB` pixels, row by row from the top left.
package struct Bitmap: Sendable {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// All pixels, row by row, without padding.
  package private(set) var pixels: [UInt32]
  /// The drawing that left these pixels; nil once anything else has touched them.
  private(set) var drawing: Drawing?

  /// Names one drawing, so that the next one can trust what is already there.
  final class Drawing: Sendable {}

  /// A transparent picture; sizes below zero count as zero.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = [UInt32](repeating: 0, count: self.width * self.height)
  }

  /// A picture of given pixels, row by row; missing ones are transparent, extra ones dropped.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let missing = self.width * self.height - pixels.count
    self.pixels =
      missing >= 0
      ? pixels + [UInt32](repeating: 0, count: missing) : Array(pixels.dropLast(-missing))
  }

  /// The pixel in a column and a row; must be inside the picture.
  package subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel must be in the picture.")
      return pixels[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel must be in the picture.")
      drawing = nil
      pixels[y * width + x] = newValue
    }
  }
}

extension Bitmap {
  /// All of it, in device pixels.
  package var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// The part inside a rectangle, cut at the picture's own edges.
  package func cropped(to rect: PixelRect) -> Bitmap {
    let part = rect.intersection(bounds)
    var kept: [UInt32] = []
    kept.reserveCapacity(part.area)
    for y in part.minY..<part.maxY {
      kept += pixels[(y * width + part.minX)..<(y * width + part.maxX)]
    }
    return Bitmap(width: part.width, height: part.height, pixels: kept)
  }

  /// Overwrites pixels of a row from a column on; all of them must be in the picture.
  mutating func replace(from x: Int, inRow y: Int, with row: some Collection<UInt32>) {
    drawing = nil
    let start = y * width + x
    pixels.replaceSubrange(start..<(start + row.count), with: row)
  }

  /// Lends the pixels for drawing and notes whose work they are now.
  mutating func draw(as drawing: Drawing, _ body: (Pixels) -> Void) {
    self.drawing = nil
    let bounds = bounds
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, !bounds.isEmpty else { return }
      body(Pixels(base: base, region: bounds, stride: bounds.width))
    }
    self.drawing = drawing
  }
}

extension Bitmap: Equatable {
  /// True for the same size and the same pixels.
  package static func == (left: Bitmap, right: Bitmap) -> Bool {
    left.width == right.width && left.height == right.height && left.pixels == right.pixels
  }
}
