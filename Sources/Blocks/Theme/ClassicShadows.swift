import Canvas

/// The classic shadows.
enum ClassicShadows {
  static func table(_ appearance: Appearance) -> [[Shadow]] {
    ShadowToken.allCases.map { appearance.isDark ? dark($0) : light($0) }
  }

  private static func light(_ token: ShadowToken) -> [Shadow] {
    switch token {
    case .card: pair(8, 20, 0.22, 1, 4, 0.14)
    case .popover: pair(10, 40, 0.20, 1, 3, 0.14)
    case .toast: pair(6, 20, 0.16, 1, 3, 0.12)
    case .sheet: pair(-4, 24, 0.14, -1, 3, 0.08)
    case .lifted: pair(12, 32, 0.25, 2, 6, 0.14)
    }
  }

  private static func dark(_ token: ShadowToken) -> [Shadow] {
    switch token {
    case .sheet: [Shadow(y: -4, blur: 24, color: Color(0, opacity: 0.4))]
    case .card, .popover, .toast, .lifted:
      [
        Shadow(y: 8, blur: 20, color: Color(0, opacity: 0.5)),
        Shadow(y: 1, blur: 4, color: Color(0, opacity: 0.35)),
      ]
    }
  }

  private static func pair(
    _ y: Double, _ blur: Double, _ alpha: Double, _ y2: Double, _ blur2: Double, _ alpha2: Double
  ) -> [Shadow] {
    [
      Shadow(y: y, blur: blur, color: Color(0x0A141C, opacity: alpha)),
      Shadow(y: y2, blur: blur2, color: Color(0x0A141C, opacity: alpha2)),
    ]
  }
}
