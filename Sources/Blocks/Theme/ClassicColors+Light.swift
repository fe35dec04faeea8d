import Canvas

extension ClassicColors {
  /// Light: one colour for every token, translucent where the token says so.
  static func light(_ token: ColorToken) -> Color {
    switch token {
    case .page: Color(0xFFFFFF)
    case .grouped: Color(0xF2F4F6)
    case .card: Color(0xFFFFFF)
    case .cell: Color(0xFFFFFF)
    case .sheet: Color(0xF2F4F6)
    case .panel: Color(0xF7F8FA)
    case .inverse: Color(0x20262C)
    case .keyboard: Color(0xD3D8DD)
    case .key: Color(0xFFFFFF)
    case .keyAlternate: Color(0xAEB6BF)
    case .label: Color(0x13181D)
    case .labelSecondary: Color(0x59626B)
    case .labelTertiary: Color(0x646D76)
    case .labelQuaternary: Color(0x858E98)
    case .labelInverse: Color(0xFFFFFF)
    case .separator: Color(0x13181D, opacity: 0.16)
    case .fill: Color(0x76808B, opacity: 0.14)
    case .fillStrong: Color(0x76808B, opacity: 0.24)
    case .fillPressed: Color(0x13181D, opacity: 0.08)
    case .accent: Color(0x00708A)
    case .onAccent: Color(0xFFFFFF)
    case .accentSoft: Color(0x00708A, opacity: 0.09)
    case .accentInverse: Color(0x7FD9EC)
    case .danger: Color(0xC4243A)
    case .dangerFill: Color(0xC4243A)
    case .onDanger: Color(0xFFFFFF)
    case .dangerSoft: Color(0xC4243A, opacity: 0.10)
    case .success: Color(0x1B7A48)
    case .successSoft: Color(0x1B7A48, opacity: 0.10)
    case .warning: Color(0x8F5400)
    case .warningSoft: Color(0xE09A2E, opacity: 0.18)
    case .windowStage: Color(0xE3E7EB)
    case .windowSide: Color(0xF7F8FA)
    case .windowCard: Color(0xFFFFFF)
    case .plotVelocity: Color(0xB5532B)
    case .plotGrid: Color(0x13181D, opacity: 0.10)
    case .focusRing: Color(0x00708A)
    }
  }
}
