/// Premultiplied blue, green, red, alpha bytes to be averaged down.
struct PixelSource {
  /// The first row.
  let pixels: UnsafePointer<UInt8>
  /// Size in pixels.
  let width, height: Int
  /// Bytes from row to row.
  let pitch: Int

  /// The picture at another size; each pixel is the mean of the area it covers.
  func averaged(width newWidth: Int, height newHeight: Int) -> [UInt32] {
    let columns = (0..<newWidth).map { Self.span($0, of: newWidth, in: width) }
    var result: [UInt32] = []
    result.reserveCapacity(newWidth * newHeight)
    for row in 0..<newHeight {
      let rows = Self.span(row, of: newHeight, in: height)
      for column in columns { result.append(mean(column, rows, area: width * height)) }
    }
    return result
  }

  /// Source pixels under one target pixel and the first and last one's share, in 1/count.
  private struct Span {
    var range: ClosedRange<Int>
    var first, inner, last: Int

    func weight(_ index: Int) -> Int {
      index == range.lowerBound ? first : index == range.upperBound ? last : inner
    }
  }

  private static func span(_ index: Int, of count: Int, in length: Int) -> Span {
    let start = index * length
    let end = start + length
    let low = start / count
    let high = (end - 1) / count
    let first = min(end, (low + 1) * count) - start
    return Span(range: low...high, first: first, inner: count, last: end - high * count)
  }

  private func mean(_ columns: Span, _ rows: Span, area: Int) -> UInt32 {
    var blue = 0
    var green = 0
    var red = 0
    var alpha = 0
    for row in rows.range {
      let line = pixels + row * pitch
      for column in columns.range {
        let weight = columns.weight(column) * rows.weight(row)
        let pixel = line + column * 4
        blue += Int(pixel[0]) * weight
        green += Int(pixel[1]) * weight
        red += Int(pixel[2]) * weight
        alpha += Int(pixel[3]) * weight
      }
    }
    let rounded = { (sum: Int) in UInt32((sum * 2 + area) / (area * 2)) }
    return rounded(alpha) << 24 | rounded(red) << 16 | rounded(green) << 8 | rounded(blue)
  }
}
