import Raster

extension Bitmap {
  /// The picture in another size, each pixel the average of the area it covers.
  package func boxScaled(width newWidth: Int, height newHeight: Int) -> Bitmap {
    guard width > 0, height > 0, newWidth > 0, newHeight > 0 else {
      return Bitmap(width: newWidth, height: newHeight)
    }
    let columns = Self.spans(from: width, to: newWidth)
    let rows = Self.spans(from: height, to: newHeight)
    var scaled: [UInt32] = []
    scaled.reserveCapacity(newWidth * newHeight)
    let source = pixels
    for row in rows {
      for column in columns {
        scaled.append(average(source, rows: row, columns: column))
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: scaled)
  }

  /// The source pixels under a target pixel; shares are whole numbers, so every machine agrees.
  private struct Span {
    var first: Int
    /// Each pixel's share, in units of 1 / target size.
    var shares: [UInt64]
  }

  private static func spans(from old: Int, to new: Int) -> [Span] {
    (0..<new).map { index in
      let start = index * old
      let end = start + old
      let first = start / new
      let last = (end - 1) / new
      let shares = (first...last).map { pixel in
        UInt64(min(end, (pixel + 1) * new) - max(start, pixel * new))
      }
      return Span(first: first, shares: shares)
    }
  }

  private func average(_ source: [UInt32], rows: Span, columns: Span) -> UInt32 {
    var alpha: UInt64 = 0
    var red: UInt64 = 0
    var green: UInt64 = 0
    var blue: UInt64 = 0
    for (y, rowShare) in rows.shares.enumerated() {
      let line = (rows.first + y) * width + columns.first
      for (x, columnShare) in columns.shares.enumerated() {
        let pixel = source[line + x]
        let share = rowShare * columnShare
        alpha += UInt64(pixel.level(.alpha)) * share
        red += UInt64(pixel.level(.red)) * share
        green += UInt64(pixel.level(.green)) * share
        blue += UInt64(pixel.level(.blue)) * share
      }
    }
    let area = UInt64(width) * UInt64(height)
    func channel(_ sum: UInt64) -> UInt32 { UInt32((sum + area / 2) / area) }
    return channel(alpha) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}
