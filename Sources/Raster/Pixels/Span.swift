import Glibc

/// Loops over runs of pixels in one row, four at a time and the rest singly.
enum Span {
  /// Sets pixels: by the C library, whose loops are wider, once a piece of them is there.
  static func fill(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, with pixel: UInt32) {
    if pixel == (pixel & 255) &* 0x0101_0101 {
      memset(target, Int32(pixel & 255), count &* 4)
      return
    }
    let piece = min(count, 64)
    target.update(repeating: pixel, count: piece)
    var done = piece
    while done < count {
      let next = min(done, count &- done)
      memcpy(target + done, target, next &* 4)
      done &+= next
    }
  }

  /// Copies pixels.
  static func copy(
    _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    target.update(from: source, count: count)
  }

  /// Lays one pixel value over many.
  static func blend(_ pixel: UInt32, over target: UnsafeMutablePointer<UInt32>, _ count: Int) {
    if pixel >= 0xFF00_0000 { return fill(target, count, with: pixel) }
    if pixel == 0 { return }
    blend(pixel, over: target, into: target, count)
  }

  /// Lays one pixel value over many and writes the result elsewhere.
  static func blend(
    _ pixel: UInt32, over source: UnsafePointer<UInt32>,
    into target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let rest = 255 &- (pixel &>> 24)
    let upper = SIMD8<UInt16>(pixel: pixel)
    let levels = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: rest))
    var index = 0
    while index < count &- 3 {
      let lower = SIMD8<UInt16>(pixelsAt: source + index)
      (upper &+ lower.scaled(by: levels)).store(to: target + index)
      index &+= 4
    }
    while index < count {
      target[index] = pixel &+ Blending.scaled(source[index], rest)
      index &+= 1
    }
  }

  /// Lays one pixel value over many, each by its own coverage 0…255.
  static func blend(
    _ pixel: UInt32, by coverage: UnsafePointer<UInt8>,
    over target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let full = SIMD8<UInt16>(pixel: pixel)
    var index = 0
    while index < count &- 3 {
      let levels = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
      if levels != 0 {
        let upper =
          levels == .max ? full : full.scaled(by: SIMD8(levels: UInt32(littleEndian: levels)))
        upper.over(SIMD8(pixelsAt: target + index)).store(to: target + index)
      }
      index &+= 4
    }
    while index < count {
      let upper = Blending.scaled(pixel, UInt32(coverage[index]))
      target[index] = Blending.over(upper, target[index])
      index &+= 1
    }
  }

  /// Lays a row of pixels over another, at an opacity 0…255.
  static func blend(
    row source: UnsafePointer<UInt32>, level: UInt32,
    over target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    if level == 255 { return blend(row: source, over: target, count) }
    let levels = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: level))
    var index = 0
    while index < count &- 3 {
      let upper = SIMD8<UInt16>(pixelsAt: source + index).scaled(by: levels)
      upper.over(SIMD8(pixelsAt: target + index)).store(to: target + index)
      index &+= 4
    }
    while index < count {
      let upper = Blending.scaled(source[index], level)
      target[index] = Blending.over(upper, target[index])
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
    while index < count &- 3 {
      let upper = SIMD8<UInt16>(pixelsAt: source + index)
      let words = unsafeBitCast(upper, to: SIMD2<UInt64>.self)
      if words.x & words.y & 0xFF00_0000_FF00_0000 == 0xFF00_0000_FF00_0000 {
        upper.store(to: target + index)
      } else if words.x | words.y != 0 {
        upper.over(SIMD8(pixelsAt: target + index)).store(to: target + index)
      }
      index &+= 4
    }
    while index < count {
      target[index] = Blending.over(source[index], target[index])
      index &+= 1
    }
  }
}
