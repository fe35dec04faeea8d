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

  /// The level of each of four pixels, one byte a pixel, in both of its lanes.
  @inline(__always)
  init(levels: UInt32) {
    let level = SIMD4<UInt32>(
      levels & 255, (levels &>> 8) & 255, (levels &>> 16) & 255, levels &>> 24)
    self.init(level)
  }

  /// What the alpha of each of four pixels leaves of the pixels below, in both lanes.
  @inline(__always)
  init(restOf pixels: SIMD8<UInt16>) {
    let alpha =
      unsafeBitCast(pixels, to: SIMD4<UInt32>.self) &>> SIMD4<UInt32>(repeating: 24)
    self.init(SIMD4<UInt32>(repeating: 255) &- alpha)
  }

  @inline(__always)
  private init(_ levels: SIMD4<UInt32>) {
    let both = levels | (levels &<< SIMD4<UInt32>(repeating: 16))
    self = unsafeBitCast(both, to: SIMD8<UInt16>.self)
  }

  /// Writes four pixels.
  @inline(__always)
  func store(to address: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(address).storeBytes(of: self, as: SIMD8<UInt16>.self)
  }

  /// Every channel times a level 0…255.
  @inline(__always)
  func scaled(by level: UInt16) -> SIMD8<UInt16> { scaled(by: SIMD8(repeating: level)) }

  /// Every channel times its pixel's level 0…255, given in both lanes: exact, halves upward.
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

  /// These four pixels laid over four others.
  @inline(__always)
  func over(_ lower: SIMD8<UInt16>) -> SIMD8<UInt16> {
    self &+ lower.scaled(by: SIMD8(restOf: self))
  }

  /// Between these pixels and others: `share` 0…255 of 256 parts belong to the others.
  @inline(__always)
  func mixed(with other: SIMD8<UInt16>, share: UInt16) -> SIMD8<UInt16> {
    let half = SIMD8<UInt16>(repeating: 128)
    let eight = SIMD8<UInt16>(repeating: 8)
    let low = SIMD8<UInt16>(repeating: 0x00FF)
    let much = SIMD8<UInt16>(repeating: share)
    let rest = SIMD8<UInt16>(repeating: 256 &- share)
    let even = (self & low) &* rest &+ (other & low) &* much &+ half
    let odd = (self &>> eight) &* rest &+ (other &>> eight) &* much &+ half
    return (even &>> eight) | (odd & ~low)
  }
}
