import Blocks

/// Picks a text by language; both stand side by side so that none can be forgotten (SPEC V5).
package struct Words: Hashable, Sendable {
  /// The language in force.
  package let locale: StageSettings.Locale

  /// A picker for a language.
  package init(_ locale: StageSettings.Locale) {
    self.locale = locale
  }

  /// The English or the Chinese text.
  package func callAsFunction(_ english: String, _ chinese: String) -> String {
    locale == .simplifiedChinese ? chinese : english
  }
}
