/// An sRGB colour with straight alpha, eight bits a channel.
public struct Color: Hashable, Sendable {
  /// Channels 0…255; alpha 255 is opaque.
  public var red, green, blue, alpha: UInt8

  /// A colour from its four channels, each 0…255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from `0xRRGGBB` and an opacity 0…1.
  public init(_ hex: UInt32, opacity: Double = 1) {
    self.init(
      red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255),
      alpha: UInt8((opacity > 0 ? min(opacity, 1) : 0) * 255 + 0.5))
  }

  /// The same colour with its alpha multiplied by an opacity 0…1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha = UInt8(Double(alpha) * (opacity > 0 ? min(opacity, 1) : 0) + 0.5)
    return color
  }

  /// Nothing drawn.
  public static let clear = Color(0, opacity: 0)
  /// Opaque black.
  public static let black = Color(0)
  /// Opaque white.
  public static let white = Color(0xFFFFFF)
}
