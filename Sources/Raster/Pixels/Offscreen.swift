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

  /// A transparent bitmap for some device pixels.
  init(region: PixelRect, pool: PixelPool) {
    let memory = pool.take(max(1, region.area))
    pixels = Pixels(base: memory.base, region: region, stride: region.width)
    capacity = memory.count
    self.pool = pool
  }

  deinit {
    pool.give(pixels.base, capacity)
  }

  /// Bytes held.
  var byteCount: Int { pixels.region.area * 4 }

  /// Looks once where anything is, so that compositing can skip the rest.
  func seal() {
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
