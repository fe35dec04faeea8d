import Canvas

/// Where a line one device pixel thick lies.
enum Hairline {
  /// The pixels of a hairline along the top of a rectangle in device pixels, or along its left.
  static func pixels(_ rect: Rect) -> PixelRect {
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else { return .empty }
    let x = PixelRect.nearest(rect.minX)
    let y = PixelRect.nearest(rect.minY)
    return rect.height > rect.width
      ? PixelRect(minX: x, minY: y, maxX: x + 1, maxY: PixelRect.nearest(rect.maxY))
      : PixelRect(minX: x, minY: y, maxX: PixelRect.nearest(rect.maxX), maxY: y + 1)
  }
}
