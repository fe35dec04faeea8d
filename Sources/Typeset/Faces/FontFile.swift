import Canvas

/// The bundled font files.
package enum FontFile: Int, CaseIterable, Hashable, Sendable {
  /// Inter 400, 600 and 700: Latin text, digits, arrows.
  case interRegular, interSemiBold, interBold
  /// Noto Sans SC 400 and 700: Han text and its punctuation.
  case hanRegular, hanBold
  /// Noto Color Emoji: pictures with colours of their own.
  case emoji
  /// Material Icons, by code point.
  case icons

  /// The file's name in `Assets/Fonts`.
  package var name: String {
    switch self {
    case .interRegular: "Inter-Regular.otf"
    case .interSemiBold: "Inter-SemiBold.otf"
    case .interBold: "Inter-Bold.otf"
    case .hanRegular: "NotoSansSC-Regular.otf"
    case .hanBold: "NotoSansSC-Bold.otf"
    case .emoji: "NotoColorEmoji.ttf"
    case .icons: "MaterialIcons.ttf"
    }
  }

  /// A character that an intact file has.
  var probe: Unicode.Scalar {
    switch self {
    case .interRegular, .interSemiBold, .interBold: "A"
    case .hanRegular, .hanBold: "\u{4E00}"
    case .emoji: "\u{1F600}"
    case .icons: "\u{E5CD}"
    }
  }

  /// Whether tracking and figures apply.
  var isLatin: Bool { self == .interRegular || self == .interSemiBold || self == .interBold }

  /// Whether it is shaped as Chinese.
  var isHan: Bool { self == .hanRegular || self == .hanBold }

  /// The Latin face of a weight.
  static func latin(_ weight: TextStyle.Weight) -> FontFile {
    switch weight {
    case .regular: .interRegular
    case .semibold: .interSemiBold
    case .bold: .interBold
    }
  }

  /// The Han face of a weight: 600 and 700 are the same.
  static func han(_ weight: TextStyle.Weight) -> FontFile {
    switch weight {
    case .regular: .hanRegular
    case .semibold, .bold: .hanBold
    }
  }
}
