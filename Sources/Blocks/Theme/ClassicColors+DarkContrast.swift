import Canvas

extension ClassicColors {
  /// Dark with high contrast: one colour for every token, translucent where the token says so.
  static func darkContrast(_ token: ColorToken) -> Color {
    switch token {
    case .page: Color(0x000000)
    case .grouped: Color(0x000000)
    case .card: Color(0x14171A)
    case .cell: Color(0x22272C)
    case .sheet: Color(0x14171A)
    case .panel: Color(0x14171A)
    case .inverse: Color(0xFFFFFF)
    case .keyboard: Color(0x14171A)
    case .key: Color(0x3A4148)
    case .keyAlternate: Color(0x22272C)
    case .label: Color(0xFFFFFF)
    case .labelSecondary: Color(0xD5DBE1)
    case .labelTertiary: Color(0xC3CBD3)
    case .labelQuaternary: Color(0x98A2AC)
    case .labelInverse: Color(0x000000)
    case .separator: Color(0xFFFFFF, opacity: 0.55)
    case .fill: Color(0x8B96A3, opacity: 0.36)
    case .fillStrong: Color(0x8B96A3, opacity: 0.52)
    case .fillPressed: Color(0xFFFFFF, opacity: 0.20)
    case .accent: Color(0x8DE3F4)
    case .onAccent: Color(0x000000)
    case .accentSoft: Color(0x8DE3F4, opacity: 0.28)
    case .accentInverse: Color(0x00536A)
    case .danger: Color(0xFFA9B1)
    case .dangerFill: Color(0xFFA9B1)
    case .onDanger: Color(0x000000)
    case .dangerSoft: Color(0xFFA9B1, opacity: 0.28)
    case .success: Color(0x8FE5B8)
    case .successSoft: Color(0x8FE5B8, opacity: 0.28)
    case .warning: Color(0xFFD79A)
    case .warningSoft: Color(0xFFD79A, opacity: 0.28)
    case .windowStage: Color(0x000000)
    case .windowSide: Color(0x0B0D0F)
    case .windowCard: Color(0x14171A)
    case .plotVelocity: Color(0xFFC3A1)
    case .plotGrid: Color(0xFFFFFF, opacity: 0.30)
    case .focusRing: Color(0xFFFFFF)
    }
  }
}
