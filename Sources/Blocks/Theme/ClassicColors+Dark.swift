import Canvas

extension ClassicColors {
  /// Dark: one colour for every token, translucent where the token says so.
  static func dark(_ token: ColorToken) -> Color {
    switch token {
    case .page: Color(0x0D1013)
    case .grouped: Color(0x0D1013)
    case .card: Color(0x1A1E22)
    case .cell: Color(0x252A2F)
    case .sheet: Color(0x1A1E22)
    case .panel: Color(0x22272B)
    case .inverse: Color(0xE6E9EC)
    case .keyboard: Color(0x22272B)
    case .key: Color(0x4A5158)
    case .keyAlternate: Color(0x333A40)
    case .label: Color(0xF2F4F6)
    case .labelSecondary: Color(0xA9B2BB)
    case .labelTertiary: Color(0x98A2AC)
    case .labelQuaternary: Color(0x69747E)
    case .labelInverse: Color(0x13181D)
    case .separator: Color(0xFFFFFF, opacity: 0.16)
    case .fill: Color(0x8B96A3, opacity: 0.24)
    case .fillStrong: Color(0x8B96A3, opacity: 0.36)
    case .fillPressed: Color(0xFFFFFF, opacity: 0.10)
    case .accent: Color(0x55C6DE)
    case .onAccent: Color(0x03222B)
    case .accentSoft: Color(0x55C6DE, opacity: 0.18)
    case .accentInverse: Color(0x00708A)
    case .danger: Color(0xFF7D88)
    case .dangerFill: Color(0xD0384B)
    case .onDanger: Color(0xFFFFFF)
    case .dangerSoft: Color(0xFF7D88, opacity: 0.18)
    case .success: Color(0x56C991)
    case .successSoft: Color(0x56C991, opacity: 0.18)
    case .warning: Color(0xF5B95F)
    case .warningSoft: Color(0xF5B95F, opacity: 0.18)
    case .windowStage: Color(0x07090B)
    case .windowSide: Color(0x14181C)
    case .windowCard: Color(0x1E2328)
    case .plotVelocity: Color(0xF2A071)
    case .plotGrid: Color(0xFFFFFF, opacity: 0.10)
    case .focusRing: Color(0x55C6DE)
    }
  }
}
