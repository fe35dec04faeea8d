/// The cells of one row in which the exact area to the right of an outline adds up.
///
/// All sums are integers, so the order of pieces and the width of the row cannot change a result.
struct CellRow {
  /// Height of the outline in each cell and twice the area left of it, in 1/256 pixels.
  private let cells: UnsafeMutablePointer<SIMD2<Int32>>
  private let bytes: UnsafeMutablePointer<UInt8>
  private let touched: UnsafeMutablePointer<SIMD2<Int32>>
  private let spans: UnsafeMutablePointer<CoverageSpan>
  private let width: Int
  private let firstColumn: Int
  private var touchedCount = 0
  private var spanCount = 0

  /// Working memory for one row; `cells` must be zero.
  init(_ memory: CellMemory, clip: PixelRect, edgeCount: Int) {
    width = clip.width
    firstColumn = clip.minX
    cells = memory.cells.reserve(width)
    bytes = memory.bytes.reserve(width)
    touched = memory.touched.reserve(edgeCount)
    spans = memory.spans.reserve(2 * edgeCount + 1)
  }

  /// The spans found by the last `sweep`.
  func row(_ y: Int) -> CoverageRow {
    CoverageRow(
      y: y, spans: UnsafeBufferPointer(start: spans, count: spanCount), bytes: bytes,
      firstColumn: firstColumn)
  }

  /// Adds a straight piece inside the row: x absolute, y from the row's top, in 1/256 pixels.
  mutating func add(x0: Int, y0: Int, x1: Int, y1: Int, winding: Int32) {
    let origin = firstColumn &<< 8
    let left = min(x0, x1) &- origin
    let right = max(x0, x1) &- origin
    if left >= width &<< 8 { return }
    let first = max(0, left &>> 8)
    let last = max(0, min(width &- 1, right &>> 8))
    note(first, last &+ 1)
    if left &>> 8 == right &>> 8 || right < 0 {
      let height = Int32(truncatingIfNeeded: y1 &- y0) &* winding
      let area = right < 0 ? 0 : height &* Int32(truncatingIfNeeded: left &+ right &- first &<< 9)
      cells[first] = cells[first] &+ SIMD2(height, area)
    } else if x0 <= x1 {
      walk(x0 &- origin, y0, x1 &- origin, y1, winding, first, last)
    } else {
      walk(x1 &- origin, y1, x0 &- origin, y0, winding, first, last)
    }
  }

  /// From the left end to the right end, cell by cell; y may go either way.
  private func walk(
    _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ winding: Int32, _ first: Int, _ last: Int
  ) {
    let run = x1 &- x0
    let rise = y1 &- y0
    var x = x0
    var y = y0
    if x < 0 {
      let crossing = y0 &+ (0 &- x0) &* rise / run
      let height = Int32(truncatingIfNeeded: abs(crossing &- y0)) &* winding
      cells[0] = cells[0] &+ SIMD2(height, 0)
      x = 0
      y = crossing
    }
    var column = first
    while column <= last {
      let border = min((column &+ 1) &<< 8, x1)
      let crossing = border == x1 ? y1 : y0 &+ (border &- x0) &* rise / run
      let height = Int32(truncatingIfNeeded: abs(crossing &- y)) &* winding
      let middle = Int32(truncatingIfNeeded: x &+ border &- column &<< 9)
      cells[column] = cells[column] &+ SIMD2(height, height &* middle)
      x = border
      y = crossing
      column &+= 1
    }
  }

  private mutating func note(_ start: Int, _ end: Int) {
    var slot = touchedCount
    let entry = SIMD2(Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end))
    while slot > 0, touched[slot &- 1].x > entry.x {
      touched[slot] = touched[slot &- 1]
      slot &-= 1
    }
    touched[slot] = entry
    touchedCount &+= 1
  }

  /// Turns the sums into coverage and clears them.
  mutating func sweep() {
    spanCount = 0
    var sum: Int32 = 0
    var column = 0
    var index = 0
    while index < touchedCount {
      let start = Int(touched[index].x)
      var end = Int(touched[index].y)
      index &+= 1
      while index < touchedCount, Int(touched[index].x) <= end {
        end = max(end, Int(touched[index].y))
        index &+= 1
      }
      emit(column, start, even: Self.coverage(sum &* 512))
      for cell in start..<end {
        sum = sum &+ cells[cell].x
        bytes[cell] = Self.coverage(sum &* 512 &- cells[cell].y)
        cells[cell] = .zero
      }
      emit(start, end, even: nil)
      column = end
    }
    emit(column, width, even: Self.coverage(sum &* 512))
    touchedCount = 0
  }

  private mutating func emit(_ start: Int, _ end: Int, even: UInt8?) {
    guard start < end, even != 0 else { return }
    spans[spanCount] = CoverageSpan(
      start: start &+ firstColumn, end: end &+ firstColumn, even: even)
    spanCount &+= 1
  }

  /// Even-odd: the doubled area, 2^17 a full pixel, folded and rounded to 0…255.
  @inline(__always)
  private static func coverage(_ area: Int32) -> UInt8 {
    var folded = area & 0x3_FFFF
    if folded > 0x2_0000 { folded = 0x4_0000 &- folded }
    return UInt8(truncatingIfNeeded: (folded &* 255 &+ 0x1_0000) &>> 17)
  }
}

/// Memory that `CellRow` works in.
final class CellMemory {
  /// Sums, always left zero.
  let cells = Buffer<SIMD2<Int32>>(blank: .zero)
  /// Coverage by column.
  let bytes = Buffer<UInt8>(blank: 0)
  /// Runs of cells with something in them.
  let touched = Buffer<SIMD2<Int32>>(blank: .zero)
  /// The result.
  let spans = Buffer<CoverageSpan>(blank: CoverageSpan(start: 0, end: 0, even: nil))
}
