import Canvas

/// How a button looks.
public enum ButtonStyle: Hashable, Sendable, CaseIterable {
  /// Solid accent: the one thing to do.
  case primary
  /// On `fill`: the other way out.
  case secondary
  /// Solid red: destroys something.
  case destructive
  /// Accent on soft accent.
  case tinted
  /// Accent text alone, semibold, 44 pt high and as wide as offered.
  case plain
  /// Accent text alone, regular, as wide as itself: bars.
  case bar
  /// Accent text alone, semibold, as wide as itself: the confirming item of a bar.
  case barStrong
  /// Red text alone, as wide as itself: an item of a bar that destroys something.
  case barDanger
  /// A small solid capsule, 34 pt high.
  case pill
  /// Text in `accent.inverse`, for toasts.
  case inverse
}

extension ButtonStyle {
  var fill: ColorToken? {
    switch self {
    case .primary, .pill: .accent
    case .secondary: .fill
    case .destructive: .dangerFill
    case .tinted: .accentSoft
    case .plain, .bar, .barStrong, .barDanger, .inverse: nil
    }
  }

  var disabledFill: ColorToken? { fill == nil ? nil : .fill }

  var titleColor: ColorToken {
    switch self {
    case .primary, .pill: .onAccent
    case .secondary: .label
    case .destructive: .onDanger
    case .tinted, .plain, .bar, .barStrong: .accent
    case .barDanger: .danger
    case .inverse: .accentInverse
    }
  }

  var role: TextRole {
    switch self {
    case .bar, .barDanger: .body
    case .inverse: .subheadStrong
    case .primary, .secondary, .destructive, .tinted, .plain, .barStrong, .pill: .headline
    }
  }

  var fillsWidth: Bool {
    switch self {
    case .primary, .secondary, .destructive, .tinted, .plain: true
    case .bar, .barStrong, .barDanger, .pill, .inverse: false
    }
  }

  /// Room beside the title in pt.
  var sideRoom: Double {
    switch self {
    case .bar, .barStrong, .barDanger: 0
    case .pill: 10
    case .primary, .secondary, .destructive, .tinted, .plain, .inverse: 16
    }
  }

  func height(_ theme: Theme, textHeight: Double) -> Double {
    switch self {
    case .primary, .secondary, .destructive, .tinted: max(theme.height.button, textHeight + 16)
    case .plain, .inverse: max(theme.height.plain, textHeight + 12)
    case .bar, .barStrong, .barDanger: textHeight
    case .pill: max(34, textHeight + 12)
    }
  }

  func radius(_ rect: Rect, _ theme: Theme) -> Double {
    self == .pill ? rect.height / 2 : theme.radius.control
  }
}
