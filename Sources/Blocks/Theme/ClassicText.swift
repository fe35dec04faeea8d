import Canvas

/// The classic styles at each text size.
enum ClassicText {
  /// Font sizes in pt from xS to AX5 (MOTION 8).
  private static func sizes(_ role: TextRole) -> [Double] {
    switch role {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3, .title3Regular: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subhead, .subheadStrong: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote, .footnoteStrong: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2, .caption2Strong: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The style at the default size.
  private static func base(_ role: TextRole) -> TextStyle {
    switch role {
    case .largeTitle: TextStyle(size: 34, weight: .bold, lineHeight: 41, tracking: -0.7)
    case .title1: TextStyle(size: 28, weight: .bold, lineHeight: 34, tracking: -0.5)
    case .title2: TextStyle(size: 22, weight: .bold, lineHeight: 28, tracking: -0.35)
    case .title3: TextStyle(size: 20, weight: .semibold, lineHeight: 25, tracking: -0.3)
    case .title3Regular: TextStyle(size: 20, lineHeight: 25, tracking: -0.3)
    case .headline: TextStyle(size: 17, weight: .semibold, lineHeight: 22, tracking: -0.2)
    case .body: TextStyle(size: 17, lineHeight: 22, tracking: -0.2)
    case .callout: TextStyle(size: 16, lineHeight: 21, tracking: -0.15)
    case .subhead: TextStyle(size: 15, lineHeight: 20, tracking: -0.1)
    case .subheadStrong:
      TextStyle(size: 15, weight: .semibold, lineHeight: 20, tracking: -0.1)
    case .footnote: TextStyle(size: 13, lineHeight: 18)
    case .footnoteStrong: TextStyle(size: 13, weight: .semibold, lineHeight: 18)
    case .caption1: TextStyle(size: 12, lineHeight: 16)
    case .caption2: TextStyle(size: 11, lineHeight: 13)
    case .caption2Strong: TextStyle(size: 11, weight: .semibold, lineHeight: 13)
    }
  }

  /// All styles in the order of `TextRole`; line height and tracking grow with the size.
  static func table(_ category: TextSizeCategory) -> [TextStyle] {
    TextRole.allCases.map { role in
      var style = base(role)
      let factor = sizes(role)[category.step] / style.size
      style.size *= factor
      style.tracking *= factor
      style.lineHeight = (style.lineHeight * factor).rounded()
      return style
    }
  }
}
