/// A run of pixels in a row that an outline covers.
struct CoverageSpan {
  /// First column and one past the last, in device pixels.
  var start, end: Int
  /// The same coverage 1…255 all along, or nil when each pixel has its own.
  var even: UInt8?
}

/// What an outline covers of one row of pixels: spans from left to right, nothing between them.
struct CoverageRow {
  /// The row, in device pixels.
  let y: Int
  /// The spans.
  let spans: UnsafeBufferPointer<CoverageSpan>
  /// Coverage by column for spans without an even one.
  private let bytes: UnsafePointer<UInt8>
  private let firstColumn: Int

  /// A row whose byte 0 belongs to `firstColumn`.
  init(
    y: Int, spans: UnsafeBufferPointer<CoverageSpan>, bytes: UnsafePointer<UInt8>,
    firstColumn: Int
  ) {
    self.y = y
    self.spans = spans
    self.bytes = bytes
    self.firstColumn = firstColumn
  }

  /// The coverage from a column on.
  @inline(__always)
  func bytes(from x: Int) -> UnsafePointer<UInt8> { bytes + (x &- firstColumn) }
}
