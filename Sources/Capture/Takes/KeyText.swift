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
      guard let modifier = KeyPress.Modifiers.names.first(where: { $0.name == word })?.modifier
      else {
        throw .unknown("modifier", word, among: ["shift", "ctrl", "alt", "cmd"])
      }
      modifiers.insert(modifier)
      rest = String(rest[rest.index(after: plus)...])
    }
    return KeyPress(try key(rest), modifiers: modifiers)
  }

  private static func key(_ text: String) throws(TextError) -> KeyPress.Key {
    guard let key = KeyPress.Key(named: text) else {
      throw .unknown("key", text, among: KeyPress.Key.names.map(\.name))
    }
    return key
  }
}
