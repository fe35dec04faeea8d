/// Four pixels at once: the eight 16-bit lanes hold two channels each.
extension SIMD8<UInt16> {
  /// Four equal pixels.
  @inline(__always)
  init(pixel: UInt32) {
    self = unsafeBitCast(SIMD4<UInt32>(repeating: pixel), to: SIMD8<UInt16>.self)
  }

  /// Four pixels from memory.
  @inline(__always)
  init(pixelsAt address: UnsafePointer<UInt32>) {
    self = UnsafeRawPointer(address).loadUnaligned(as: SIMD8<UInt16>.self)
  }

  /// Writes four pixels.
  @inline(__always)
  func store(to address: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(address).storeBytes(of: self, as: SIMD8<UInt16>.self)
  }

  /// Every channel times a level 0…255.
  @inline(__always)
  func scaled(by level: UInt16) -> SIMD8<UInt16> { scaled(by: SIMD8(repeating: level)) }

  /// Every channel times its pixel's level 0…255, given in both lanes.
  @inline(__always)
  func scaled(by levels: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let half = SIMD8<UInt16>(repeating: 128)
    let eight = SIMD8<UInt16>(repeating: 8)
    let low = SIMD8<UInt16>(repeating: 0x00FF)
    let even = (self & low) &* levels &+ half
    let odd = (self &>> eight) &* levels &+ half
    let evenDone = (even &+ (even &>> eight)) &>> eight
    let oddDone = (odd &+ (odd &>> eight)) & ~low
    return evenDone | oddDone
  }
}
