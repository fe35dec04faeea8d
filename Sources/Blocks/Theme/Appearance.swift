/// The four colour sets a theme answers (SPEC V5).
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
  /// Light with high contrast.
  case lightContrast = "light-contrast"
  /// Dark with high contrast.
  case darkContrast = "dark-contrast"

  /// True for both dark sets.
  public var isDark: Bool { self == .dark || self == .darkContrast }

  /// True for both high-contrast sets.
  public var isHighContrast: Bool { self == .lightContrast || self == .darkContrast }
}
