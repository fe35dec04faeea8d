import Canvas
import PresentationCore

/// What surrounds the content: the container and the user's settings (SPEC V).
public struct BlockEnvironment: Hashable, Sendable {
  /// Languages of the built-in words.
  public enum Locale: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    case simplifiedChinese = "zh-Hans"
  }

  /// Which side is leading.
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The language of built-in words.
  public var locale: Locale
  /// The side of the leading edge.
  public var layoutDirection: LayoutDirection
  /// The container in pt.
  public var container: Size
  /// Its safe area insets in pt.
  public var safeArea: Insets
  /// The text size; the theme's styles are already scaled by it.
  public var textSize: TextSizeCategory

  /// An English phone of 390×844 pt unless told otherwise.
  public init(
    locale: Locale = .english, layoutDirection: LayoutDirection = .leftToRight,
    container: Size = Size(390, 844), safeArea: Insets = Insets(top: 47, bottom: 34),
    textSize: TextSizeCategory = .large
  ) {
    self.locale = locale
    self.layoutDirection = layoutDirection
    self.container = container
    self.safeArea = safeArea
    self.textSize = textSize
  }

  /// True below 500 pt of height: bars shrink (SPEC V2).
  public var isCompactHeight: Bool { verticalSizeClass == .compact }

  /// Compact below 500 pt of height (SPEC V2).
  public var verticalSizeClass: SizeClass { container.height < 500 ? .compact : .regular }

  /// Regular from 600 pt of width, unless the height is compact (SPEC V2).
  public var horizontalSizeClass: SizeClass {
    container.width >= 600 && verticalSizeClass == .regular ? .regular : .compact
  }

  /// The English or the Chinese word, by locale.
  public func word(_ english: String, _ chinese: String) -> String {
    locale == .english ? english : chinese
  }
}
