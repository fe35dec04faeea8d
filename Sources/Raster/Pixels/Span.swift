/// Loops over runs of pixels in one row.
enum Span {
  /// Sets pixels.
  static func fill(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, with pixel: UInt32) {
    target.update(repeating: pixel, count: count)
  }

  /// Lays one pixel value over many.
  static func blend(_ pixel: UInt32, over target: UnsafeMutablePointer<UInt32>, _ count: Int) {
    let rest = 255 &- (pixel &>> 24)
    if rest == 0 { return fill(target, count, with: pixel) }
    if pixel == 0 { return }
    var index = 0
    let body = count &- 3
    let upper = SIMD8<UInt16>(pixel: pixel)
    while index < body {
      let lower = SIMD8<UInt16>(pixelsAt: target + index)
      (upper &+ lower.scaled(by: UInt16(truncatingIfNeeded: rest))).store(to: target + index)
      index &+= 4
    }
    while index < count {
      target[index] = pixel &+ Blending.scaled(target[index], rest)
      index &+= 1
    }
  }

  /// Lays one pixel value over many, each by its own coverage 0…255.
  static func blend(
    _ pixel: UInt32, by coverage: UnsafePointer<UInt8>,
    over target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    var index = 0
    while index < count {
      let amount = UInt32(coverage[index])
      if amount != 0 {
        let upper = amount == 255 ? pixel : Blending.scaled(pixel, amount)
        target[index] = Blending.over(upper, target[index])
      }
      index &+= 1
    }
  }

  /// Lays a row of pixels over another, at an opacity 0…255.
  static func blend(
    row source: UnsafePointer<UInt32>, level: UInt32,
    over target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    if level == 255 { return blend(row: source, over: target, count) }
    var index = 0
    while index < count {
      let pixel = source[index]
      if pixel != 0 {
        target[index] = Blending.over(Blending.scaled(pixel, level), target[index])
      }
      index &+= 1
    }
  }

  /// Lays a row of pixels over another, each by its own coverage and all at an opacity 0…255.
  static func blend(
    row source: UnsafePointer<UInt32>, level: UInt32, by coverage: UnsafePointer<UInt8>,
    over target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    var index = 0
    while index < count {
      let amount = Blending.product(UInt32(coverage[index]), level)
      if amount != 0 {
        target[index] = Blending.over(Blending.scaled(source[index], amount), target[index])
      }
      index &+= 1
    }
  }

  private static func blend(
    row source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    var index = 0
    while index < count {
      let pixel = source[index]
      if pixel >= 0xFF00_0000 {
        target[index] = pixel
      } else if pixel != 0 {
        target[index] = Blending.over(pixel, target[index])
      }
      index &+= 1
    }
  }
}
