import Canvas

/// Reads keys as takes write them: `escape`, `ctrl+r`, `shift+tab`.
package enum KeyText {
  /// The key of a text, modifiers first, joined by `+`.
  package static func press(_ text: String) throws(TextError) -> KeyPress {
    var rest = text
    var modifiers: KeyPress.Modifiers = []
    while let plus = rest.firstIndex(of: "+"), plus != rest.startIndex,
      rest.index(after: plus) != rest.endIndex
    {
      let word = rest[..<plus].lowercased()
      guard let modifier = self.modifiers.first(where: { $0.0 == word })?.1 else {
        throw TextError(
          "unknown modifier '\(word)'",
          suggestion: Wording.hint(for: word, in: ["shift", "ctrl", "alt", "cmd"]))
      }
      modifiers.insert(modifier)
      rest = String(rest[rest.index(after: plus)...])
    }
    return KeyPress(try key(rest), modifiers: modifiers)
  }

  private static func key(_ text: String) throws(TextError) -> KeyPress.Key {
    let word = text.lowercased()
    if let named = keys.first(where: { $0.0.lowercased() == word })?.1 { return named }
    if word.hasPrefix("f"), let number = Int(word.dropFirst()), (1...12).contains(number) {
      return .function(number)
    }
    if let character = word.first, word.count == 1 { return .character(character) }
    throw TextError("unknown key '\(text)'", suggestion: Wording.hint(for: text, in: keys.map(\.0)))
  }

  private static let modifiers: [(String, KeyPress.Modifiers)] = [
    ("shift", .shift), ("ctrl", .control), ("control", .control), ("alt", .alt),
    ("option", .alt), ("cmd", .command), ("command", .command), ("super", .command),
  ]

  private static let keys: [(String, KeyPress.Key)] = [
    ("escape", .escape), ("esc", .escape), ("enter", .enter), ("return", .enter),
    ("space", .space), ("tab", .tab), ("backspace", .backspace), ("delete", .delete),
    ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("home", .home),
    ("end", .end), ("pageUp", .pageUp), ("pageDown", .pageDown),
  ]
}
