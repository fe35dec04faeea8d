/// A part of a premultiplied `0xAARRGGBB` pixel, lowest first.
@usableFromInline package enum Channel: Hashable, Sendable, CaseIterable {
  /// Bits 0…7.
  case blue
  /// Bits 8…15.
  case green
  /// Bits 16…23.
  case red
  /// Bits 24…31.
  case alpha

  /// All but the alpha.
  package static let colors: [Channel] = [.blue, .green, .red]

  /// Its lowest bit.
  @inlinable package var shift: UInt32 {
    switch self {
    case .blue: 0
    case .green: 8
    case .red: 16
    case .alpha: 24
    }
  }
}

extension UInt32 {
  /// How much of a channel a pixel has, 0…255.
  @inlinable package func level(_ channel: Channel) -> UInt32 { self >> channel.shift & 255 }
}
