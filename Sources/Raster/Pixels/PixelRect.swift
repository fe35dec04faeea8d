import Canvas

/// A rectangle of whole device pixels; the right and bottom edges are not part of it.
package struct PixelRect: Hashable, Sendable {
  /// First column and first row, in device pixels.
  package var minX, minY: Int
  /// One past the last column and the last row, in device pixels.
  package var maxX, maxY: Int

  /// A rectangle from its first and one-past-last columns and rows, in device pixels.
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// No pixel at all.
  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Columns, never negative.
  package var width: Int { max(0, maxX - minX) }
  /// Rows, never negative.
  package var height: Int { max(0, maxY - minY) }
  /// True without a pixel.
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }
  /// Number of pixels.
  package var area: Int { width * height }

  /// The common pixels, or `.empty`.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// True when every pixel of the other rectangle is in this one.
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }
}

extension PixelRect {
  /// The largest distance from the origin, in device pixels, that any geometry may have.
  static let farthest = 1 << 20

  /// Moved by whole pixels.
  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Grown on all sides by whole pixels.
  func grown(by distance: Int) -> PixelRect {
    isEmpty
      ? .empty
      : PixelRect(
        minX: minX - distance, minY: minY - distance, maxX: maxX + distance,
        maxY: maxY + distance)
  }

  /// The pixels a rectangle in pixel coordinates touches; empty when a number is not one.
  init(touching rect: Rect) {
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else {
      self = .empty
      return
    }
    self.init(
      minX: Self.whole(rect.minX.rounded(.down)), minY: Self.whole(rect.minY.rounded(.down)),
      maxX: Self.whole(rect.maxX.rounded(.up)), maxY: Self.whole(rect.maxY.rounded(.up)))
  }

  /// The nearest whole pixel, halves upward, kept within `farthest`; 0 for what is no number.
  static func nearest(_ value: Double) -> Int { whole((value + 0.5).rounded(.down)) }

  private static func whole(_ value: Double) -> Int {
    guard !value.isNaN else { return 0 }
    return Int(min(max(value, -Double(farthest)), Double(farthest)))
  }
}
