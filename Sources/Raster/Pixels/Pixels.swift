/// Borrowed memory of pixels with the coordinates it stands for.
///
/// Whoever makes one guarantees that every pixel of `region` is there; painters stay inside it.
struct Pixels {
  /// The pixel at the region's top left.
  let base: UnsafeMutablePointer<UInt32>
  /// The device pixels the memory holds.
  let region: PixelRect
  /// Pixels from one row to the next.
  let stride: Int

  /// The address of a pixel inside the region.
  @inline(__always)
  func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- region.minY) &* stride &+ (x &- region.minX))
  }

  /// Takes over pixels that both memories hold.
  func copy(from source: Pixels, _ part: PixelRect) {
    for y in part.minY..<part.maxY {
      Span.copy(source.at(part.minX, y), to: at(part.minX, y), part.width)
    }
  }

  /// The same memory under coordinates moved by whole pixels.
  func offset(x: Int, y: Int) -> Pixels {
    Pixels(base: base, region: region.offset(x: x, y: y), stride: stride)
  }
}
