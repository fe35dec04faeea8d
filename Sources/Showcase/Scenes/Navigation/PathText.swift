import PresentationCore

/// A navigation path as JSON text, an array of strings, and back (SPEC L4).
package enum PathText {
  /// The text of a path: `["city/oslo","sight/opera"]`.
  package static func text(of path: NavigationPath) -> String {
    let words = path.codes.map { "\"\($0.unicodeScalars.map(escaped).joined())\"" }
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

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    guard scalar.value >= 0x20 else {
      return "\\u" + String(0x10000 + scalar.value, radix: 16).dropFirst()
    }
    return scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
  }

  /// The strings of an array; nil when the text is none.
  ///
  /// Looks at scalars: a quote and an accent after it are one character.
  private static func words(in text: String) -> [String]? {
    var scalars = text.unicodeScalars[...]
    guard scalars.popFirst() == "[", scalars.popLast() == "]" else { return nil }
    var words: [String] = []
    var word: String.UnicodeScalarView?
    while let scalar = scalars.popFirst() {
      switch (word != nil, scalar) {
      case (true, "\\"):
        guard let escaped = unescaped(&scalars) else { return nil }
        word?.append(escaped)
      case (true, "\""):
        words.append(word.map { String($0) } ?? "")
        word = nil
      case (true, _): word?.append(scalar)
      case (false, "\""): word = String.UnicodeScalarView()
      case (false, ","), (false, " "): break
      case (false, _): return nil
      }
    }
    return word == nil ? words : nil
  }

  /// What stands after a backslash: itself, or four digits of a control character; nil at the end.
  private static func unescaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    guard scalar == "u" else { return scalar }
    let digits = String(String.UnicodeScalarView(rest.prefix(4)))
    rest = rest.dropFirst(4)
    guard digits.utf8.count == 4 else { return nil }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
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
