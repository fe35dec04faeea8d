import Canvas

/// Blurred coverage, row by row.
final class ShadowMask {
  /// Columns.
  let width: Int
  /// Rows.
  let height: Int
  /// An empty row, then the mask's.
  private let bytes: Buffer<UInt8>

  /// The blurred corner of an endless shape: a quarter circle of a radius in 1/256 device pixels.
  ///
  /// Column and row 0 lie `blur.extent` outside the edges; the last ones are far inside.
  convenience init(corner radius: Int32, blur: BoxBlur) {
    let side = Self.side(ofCorner: radius, blur)
    let length = Double(side)
    var outline = Outline()
    outline.add(
      Corners(
        rect: Rect(0, 0, 4 * length, 4 * length), radii: CornerRadii(Double(radius) / 256)))
    self.init(outline, width: side, height: side, blur: blur, beyond: .last)
  }

  /// A whole outline, whose own origin lies `blur.extent` from the mask's top left.
  convenience init(whole outline: Outline, width: Int, height: Int, blur: BoxBlur) {
    self.init(
      outline, width: width + 2 * blur.extent, height: height + 2 * blur.extent, blur: blur,
      beyond: .nothing)
  }

  private init(
    _ outline: Outline, width: Int, height: Int, blur: BoxBlur, beyond: BoxBlur.Beyond
  ) {
    self.width = width
    self.height = height
    let plane = Buffer<Int32>(blank: 0, capacity: max(1, width * height))
    let base = plane.base
    let extent = blur.extent
    let clip = PixelRect(
      minX: -extent, minY: -extent, maxX: width - extent, maxY: height - extent)
    Scanner().scan(outline, clip: clip) { row in
      let line = base + (row.y + extent) * width + extent
      for span in row.spans {
        let bytes = row.bytes(from: span.start)
        for x in span.start..<span.end {
          line[x] = Int32(span.even ?? bytes[x - span.start]) << 8
        }
      }
    }
    blur.apply(to: base, width: width, height: height, beyond: beyond)
    bytes = Buffer(blank: 0, capacity: width * (height + 1))
    let rows = bytes.base + width
    for index in 0..<(width * height) {
      rows[index] = UInt8(truncatingIfNeeded: min((base[index] &+ 128) >> 8, 255))
    }
  }

  /// Columns and rows of a corner's mask.
  static func side(ofCorner radius: Int32, _ blur: BoxBlur) -> Int {
    Int((radius + 255) >> 8) + 2 * blur.extent + 1
  }

  /// Bytes held.
  var byteCount: Int { width * (height + 1) }

  /// Mixes two neighbouring rows: `share` 0…256 of the upper, the rest of the lower, times 256.
  func mix(
    _ upper: Int?, _ lower: Int?, share: Int32, into line: UnsafeMutablePointer<Int32>
  ) {
    let above = bytes.base + (upper.map { ($0 + 1) * width } ?? 0)
    let below = bytes.base + (lower.map { ($0 + 1) * width } ?? 0)
    if share == 0 {
      for x in 0..<width { line[x] = Int32(below[x]) &<< 8 }
    } else {
      let rest = 256 &- share
      for x in 0..<width {
        line[x] = Int32(above[x]) &* share &+ Int32(below[x]) &* rest
      }
    }
  }
}
