import Canvas

extension ClassicColors {
  /// Light with high contrast: one colour for every token, translucent where the token says so.
  static func lightContrast(_ token: ColorToken) -> Color {
    switch token {
    case .page: Color(0xFFFFFF)
    case .grouped: Color(0xECEFF2)
    case .card: Color(0xFFFFFF)
    case .cell: Color(0xFFFFFF)
    case .sheet: Color(0xECEFF2)
    case .panel: Color(0xFFFFFF)
    case .inverse: Color(0x000000)
    case .keyboard: Color(0xC4CBD2)
    case .key: Color(0xFFFFFF)
    case .keyAlternate: Color(0x96A1AC)
    case .label: Color(0x000000)
    case .labelSecondary: Color(0x343C44)
    case .labelTertiary: Color(0x3F4850)
    case .labelQuaternary: Color(0x646D76)
    case .labelInverse: Color(0xFFFFFF)
    case .separator: Color(0x13181D, opacity: 0.55)
    case .fill: Color(0x76808B, opacity: 0.24)
    case .fillStrong: Color(0x76808B, opacity: 0.40)
    case .fillPressed: Color(0x13181D, opacity: 0.16)
    case .accent: Color(0x00536A)
    case .onAccent: Color(0xFFFFFF)
    case .accentSoft: Color(0x00536A, opacity: 0.18)
    case .accentInverse: Color(0x8DE3F4)
    case .danger: Color(0x9E1224)
    case .dangerFill: Color(0x9E1224)
    case .onDanger: Color(0xFFFFFF)
    case .dangerSoft: Color(0x9E1224, opacity: 0.18)
    case .success: Color(0x0C5931)
    case .successSoft: Color(0x0C5931, opacity: 0.18)
    case .warning: Color(0x6B3D00)
    case .warningSoft: Color(0xE09A2E, opacity: 0.32)
    case .windowStage: Color(0xDDE2E7)
    case .windowSide: Color(0xFFFFFF)
    case .windowCard: Color(0xFFFFFF)
    case .plotVelocity: Color(0x8A3A17)
    case .plotGrid: Color(0x13181D, opacity: 0.30)
    case .focusRing: Color(0x000000)
    }
  }
}
