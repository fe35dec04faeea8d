/// An ink moved by whole pixels.
struct ShiftedInk: RowInk {
  let ink: BitmapInk
  let x: Int
  let y: Int

  /// An ink whose columns and rows grow by `x` and `y` device pixels.
  init(_ ink: BitmapInk, x: Int, y: Int) {
    self.ink = ink
    self.x = x
    self.y = y
  }

  var isOpaque: Bool { ink.isOpaque }

  func columns(_ y: Int) -> Range<Int> {
    let columns = ink.columns(y - self.y)
    return columns.lowerBound + x..<columns.upperBound + x
  }

  func row(_ x: Int, _ y: Int, _ count: Int) -> UnsafePointer<UInt32> {
    ink.row(x - self.x, y - self.y, count)
  }
}

extension Painter {
  /// Lays a sealed bitmap down, cut by an outline, its coordinates moved by whole pixels.
  func lay(_ sheet: Offscreen, cut outline: Outline, x: Int, y: Int) {
    let ink = Ink.rows(ShiftedInk(BitmapInk(source: sheet), x: x, y: y), level: 255)
    clipped(to: sheet.pixels.region.offset(x: x, y: y)).fill(outline, ink)
  }
}
