import Canvas

/// The colour sets of the classic theme.
enum ClassicColors {
  static func table(_ appearance: Appearance) -> [Color] {
    ColorToken.allCases.map { token in
      switch appearance {
      case .light: light(token)
      case .dark: dark(token)
      case .lightContrast: lightContrast(token)
      case .darkContrast: darkContrast(token)
      }
    }
  }
}
