/// A text of the catalogue in both languages, side by side so that none can be forgotten (SPEC V5).
package struct Phrase: Hashable, Sendable {
  /// The text for readers of English; lists and JSON show this one.
  package let english: String
  /// The text for readers of Simplified Chinese.
  package let chinese: String

  /// The same sentence twice, English first.
  package init(_ english: String, _ chinese: String) {
    self.english = english
    self.chinese = chinese
  }
}

/// A literal is a name that all languages write alike, such as code.
extension Phrase: ExpressibleByStringLiteral {
  /// The same words for both.
  package init(stringLiteral name: String) { self.init(name, name) }
}

extension Words {
  /// The phrase in the language in force.
  package func callAsFunction(_ phrase: Phrase) -> String {
    self(phrase.english, phrase.chinese)
  }
}
