import Canvas

/// Widths without fonts: every character is half as wide as its size, Han characters full size.
public struct FixedTextMeasuring: TextMeasuring {
  /// A measure without state.
  public init() {}

  /// Half the size in pt for each character; the full size for Han characters and emoji.
  public func width(of text: String, style: TextStyle) -> Double {
    text.reduce(0) { $0 + style.size * Self.share(of: $1) }
  }

  private static func share(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xFF00...0xFF60, 0x1F000...0x1FAFF: return 1
    default: return 0.5
    }
  }
}
