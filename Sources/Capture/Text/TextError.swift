/// A piece of text that cannot be read, and what to write instead.
package struct TextError: Error, Hashable, Sendable {
  /// What is wrong, without the place.
  package var message: String
  /// What to write or do instead; nil when the message says it.
  package var suggestion: String?

  /// An error with an optional suggestion.
  package init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  /// Message and suggestion as one line.
  package var line: String {
    suggestion.map { "\(message); \($0)" } ?? message
  }

  /// A name that nothing of its kind has, with those that come near.
  package static func unknown(_ kind: String, _ name: String, among known: [String]) -> TextError {
    TextError("unknown \(kind) '\(name)'", suggestion: Wording.hint(for: name, in: known))
  }
}
