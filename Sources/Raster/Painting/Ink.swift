/// What covers pixels.
enum Ink {
  /// One premultiplied pixel everywhere.
  case solid(UInt32)
  /// Pixels that differ from place to place, at an opacity 0…255.
  case rows(any RowInk, level: UInt32)
}

/// An ink that hands out its pixels row by row.
protocol RowInk {
  /// The columns of a row where there may be something.
  func columns(_ y: Int) -> Range<Int>
  /// True when all pixels are opaque.
  var isOpaque: Bool { get }
  /// Premultiplied pixels from a column on, inside `columns`; valid until the next call.
  func row(_ x: Int, _ y: Int, _ count: Int) -> UnsafePointer<UInt32>
}

/// A bitmap laid down pixel for pixel.
struct BitmapInk: RowInk {
  /// The sealed bitmap, in the same coordinates as the target.
  let source: Offscreen

  var isOpaque: Bool { source.isOpaque }

  func columns(_ y: Int) -> Range<Int> {
    let region = source.pixels.region
    guard y >= region.minY, y < region.maxY else { return 0..<0 }
    let extent = source.extents[y - region.minY]
    return Int(extent.lowerBound)..<Int(extent.upperBound)
  }

  func row(_ x: Int, _ y: Int, _ count: Int) -> UnsafePointer<UInt32> {
    UnsafePointer(source.pixels.at(x, y))
  }
}
