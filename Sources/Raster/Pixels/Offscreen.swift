/// A bitmap of its own for a layer or a group.
final class Offscreen {
  /// Its memory and coordinates.
  let pixels: Pixels
  /// Where the pixels with any alpha lie, row by row: first column and one past the last.
  private(set) var extents: [Range<Int32>] = []
  /// True when every pixel is opaque.
  private(set) var isOpaque = false

  private let pool: PixelPool
  private let capacity: Int

  /// A bitmap for some device pixels, all of them `base`: transparent unless told.
  ///
  /// What is drawn over an opaque base stays opaque, so that nothing need look for the rest.
  init(region: PixelRect, base: UInt32 = 0, pool: PixelPool) {
    let memory = pool.take(max(1, region.area), of: base)
    pixels = Pixels(base: memory.base, region: region, stride: region.width)
    capacity = memory.count
    self.pool = pool
    guard base >= 0xFF00_0000 else { return }
    isOpaque = true
    extents = Array(
      repeating: Int32(region.minX)..<Int32(region.maxX), count: region.height)
  }

  /// A copy of some pixels of another memory, in the same coordinates; not sealed.
  convenience init(copying source: Pixels, region: PixelRect, pool: PixelPool) {
    self.init(region: region, pool: pool)
    pixels.copy(from: source, region)
  }

  deinit {
    pool.give(pixels.base, capacity)
  }

  /// Bytes held.
  var byteCount: Int { pixels.region.area * 4 }

  /// Looks once where anything is, so that compositing can skip the rest.
  func seal() {
    if isOpaque { return }
    let region = pixels.region
    isOpaque = true
    extents = (region.minY..<region.maxY).map { y in
      let row = pixels.at(region.minX, y)
      var first = 0
      var end = region.width
      while first < end, row[first] == 0 { first += 1 }
      while end > first, row[end - 1] == 0 { end -= 1 }
      if isOpaque {
        isOpaque = (0..<region.width).allSatisfy { row[$0] >= 0xFF00_0000 }
      }
      return Int32(region.minX + first)..<Int32(region.minX + end)
    }
  }
}
