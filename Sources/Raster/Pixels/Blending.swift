import Canvas

/// Arithmetic on one premultiplied `0xAARRGGBB` pixel: exact division by 255, halves upward.
enum Blending {
  /// A pixel times a coverage or opacity 0…255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, _ amount: UInt32) -> UInt32 {
    var redBlue = (pixel & 0x00FF_00FF) &* amount &+ 0x0080_0080
    redBlue = ((redBlue &+ ((redBlue &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
    var alphaGreen = ((pixel &>> 8) & 0x00FF_00FF) &* amount &+ 0x0080_0080
    alphaGreen = (alphaGreen &+ ((alphaGreen &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return redBlue | alphaGreen
  }

  /// The upper pixel laid over the lower one.
  @inline(__always)
  static func over(_ upper: UInt32, _ lower: UInt32) -> UInt32 {
    upper &+ scaled(lower, 255 &- (upper &>> 24))
  }

  /// The product of two numbers 0…255, as if both were 0…1.
  @inline(__always)
  static func product(_ left: UInt32, _ right: UInt32) -> UInt32 {
    let value = left &* right &+ 128
    return (value &+ (value &>> 8)) &>> 8
  }

  /// An opacity 0…1 in 0…255; what is no number counts as 0.
  static func level(_ opacity: Double) -> UInt32 {
    opacity > 0 ? UInt32(min(opacity, 1) * 255 + 0.5) : 0
  }

  /// A colour as a premultiplied pixel, its alpha lowered by a level 0…255.
  static func pixel(_ color: Color, level: UInt32 = 255) -> UInt32 {
    let straight =
      0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    return scaled(straight, product(UInt32(color.alpha), level))
  }
}
