import PresentationCore

/// A navigation path as JSON text, an array of strings, and back (SPEC L4).
package enum PathText {
  /// The text of a path: `["city/oslo","sight/opera"]`.
  package static func text(of path: NavigationPath) -> String {
    let words = path.codes.map { "\"\($0.map(escaped).joined())\"" }
    return "[\(words.joined(separator: ","))]"
  }

  /// The path of a text, of those route types.
  package static func path(
    from text: String, types: RouteTypes
  ) throws(PathTextError) -> NavigationPath {
    guard let words = words(in: text) else { throw PathTextError("the saved path is no JSON") }
    do {
      return try types.path(from: words)
    } catch {
      throw PathTextError(error.message)
    }
  }

  private static func escaped(_ character: Character) -> String {
    character == "\"" || character == "\\" ? "\\\(character)" : String(character)
  }

  /// The strings of an array; nil when the text is none.
  private static func words(in text: String) -> [String]? {
    guard text.first == "[", text.last == "]", text.count >= 2 else { return nil }
    var words: [String] = []
    var word: String?
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      switch (word, character) {
      case (let open?, _) where isEscaped:
        word = open + String(character)
        isEscaped = false
      case (_?, "\\"): isEscaped = true
      case (let open?, "\""):
        words.append(open)
        word = nil
      case (let open?, _): word = open + String(character)
      case (nil, "\""): word = ""
      case (nil, ","), (nil, " "): break
      case (nil, _): return nil
      }
    }
    return word == nil ? words : nil
  }
}

/// Why a saved path cannot be restored.
package struct PathTextError: Error, Hashable, Sendable {
  /// What is wrong, for people.
  package let message: String

  init(_ message: String) {
    self.message = message
  }
}
