import Canvas

/// Coverage of lines with round joins: each pixel by its distance to the nearest piece.
final class StrokeMask {
  /// A straight piece of a line with round ends, in device pixels.
  struct Piece {
    var start, end: Point
    /// Straight cuts through the piece and its round ends.
    var cuts: [Cut] = []
  }

  /// A straight cut: only what lies ahead of it is kept.
  struct Cut {
    /// A point on the cut, in device pixels.
    var place: Point
    /// The unit direction in which the line goes on.
    var ahead: Point
  }

  private let bytes = Buffer<UInt8>(blank: 0)
  private let ranges = Buffer<SIMD2<Int32>>(blank: SIMD2(.max, .min))
  private let spans = Buffer<CoverageSpan>(blank: CoverageSpan(start: 0, end: 0, even: nil))

  /// Hands each covered row inside `clip` to `body`; `half` is half the line width in pixels.
  func scan(_ pieces: [Piece], half: Double, clip: PixelRect, _ body: (CoverageRow) -> Void) {
    let region = Self.bounds(of: pieces, half: half).intersection(clip)
    guard !region.isEmpty, half > 0 else { return }
    let bytes = bytes.blank(region.area)
    let ranges = ranges.blank(region.height)
    for piece in pieces {
      Stamp(piece, half: half).press(into: bytes, ranges: ranges, region: region)
    }
    let spans = spans.base
    for y in region.minY..<region.maxY {
      let range = ranges[y - region.minY]
      guard range.x < range.y else { continue }
      spans[0] = CoverageSpan(start: Int(range.x), end: Int(range.y), even: nil)
      body(
        CoverageRow(
          y: y, spans: UnsafeBufferPointer(start: spans, count: 1),
          bytes: bytes + (y - region.minY) * region.width, firstColumn: region.minX))
    }
  }

  /// The pixels that lines may touch.
  static func bounds(of pieces: [Piece], half: Double) -> PixelRect {
    pieces.reduce(.empty) { bounds, piece in
      let left = min(piece.start.x, piece.end.x)
      let top = min(piece.start.y, piece.end.y)
      let box = Rect(
        left, top, max(piece.start.x, piece.end.x) - left,
        max(piece.start.y, piece.end.y) - top)
      return bounds.union(PixelRect(touching: box.grown(by: half + 1)))
    }
  }
}

/// One piece with what its distance needs.
private struct Stamp {
  let start: Point
  let direction: Point
  let length: Double
  let half: Double
  let cuts: [StrokeMask.Cut]

  init(_ piece: StrokeMask.Piece, half: Double) {
    let x = piece.end.x - piece.start.x
    let y = piece.end.y - piece.start.y
    start = piece.start
    length = (x * x + y * y).squareRoot()
    direction = length > 0 ? Point(x / length, y / length) : Point(1, 0)
    self.half = half
    cuts = piece.cuts
  }

  /// Raises the coverage of all pixels near the piece.
  func press(
    into bytes: UnsafeMutablePointer<UInt8>, ranges: UnsafeMutablePointer<SIMD2<Int32>>,
    region: PixelRect
  ) {
    let reach = half + 1
    let end = start.y + direction.y * length
    let rows = PixelRect(
      touching: Rect(0, min(start.y, end) - reach, 1, abs(end - start.y) + 2 * reach))
    for y in max(rows.minY, region.minY)..<max(rows.minY, region.minY, min(rows.maxY, region.maxY))
    {
      let columns = columns(near: Double(y) + 0.5, reach).clamped(to: region.minX..<region.maxX)
      guard !columns.isEmpty else { continue }
      let slot = y - region.minY
      ranges[slot].x = min(ranges[slot].x, Int32(columns.lowerBound))
      ranges[slot].y = max(ranges[slot].y, Int32(columns.upperBound))
      let row = bytes + slot * region.width
      for x in columns {
        let amount = coverage(Double(x) + 0.5, Double(y) + 0.5)
        row[x - region.minX] = max(row[x - region.minX], amount)
      }
    }
  }

  /// The columns where the piece can be near a height.
  private func columns(near y: Double, _ reach: Double) -> Range<Int> {
    var from = 0.0
    var to = length
    if abs(direction.y) > 1e-6 {
      let one = (y - reach - start.y) / direction.y
      let two = (y + reach - start.y) / direction.y
      from = min(max(min(one, two), 0), length)
      to = min(max(max(one, two), 0), length)
    }
    let left = start.x + direction.x * from
    let right = start.x + direction.x * to
    let box = PixelRect(
      touching: Rect(min(left, right) - reach, 0, abs(right - left) + 2 * reach, 1))
    return box.minX..<max(box.minX, box.maxX)
  }

  private func coverage(_ x: Double, _ y: Double) -> UInt8 {
    let along = (x - start.x) * direction.x + (y - start.y) * direction.y
    let across = (y - start.y) * direction.x - (x - start.x) * direction.y
    let beyond = max(0, -along, along - length)
    let distance = (beyond * beyond + across * across).squareRoot()
    var amount = min(max(half + 0.5 - distance, 0), 1, 2 * half)
    for cut in cuts {
      let kept = (x - cut.place.x) * cut.ahead.x + (y - cut.place.y) * cut.ahead.y
      amount *= min(max(kept + 0.5, 0), 1)
    }
    return UInt8(amount * 255 + 0.5)
  }
}
