extension KeyPress.Key {
  /// What takes call the keys that print nothing, function keys left out; the first name of a key is
  /// the one that is written (DESIGN "Takes").
  package static let names: [(name: String, key: KeyPress.Key)] = [
    ("escape", .escape), ("esc", .escape), ("enter", .enter), ("return", .enter),
    ("space", .space), ("tab", .tab), ("backspace", .backspace), ("delete", .delete),
    ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("home", .home),
    ("end", .end), ("pageUp", .pageUp), ("pageDown", .pageDown),
  ]

  /// The name a take is written with.
  package var name: String {
    switch self {
    case .function(let number): "f\(number)"
    case .character(let character): String(character)
    default: Self.names.first { $0.key == self }?.name ?? ""
    }
  }

  /// A key by any of its names, in any case; nil for other words.
  package init?(named name: String) {
    let word = name.lowercased()
    if let key = Self.names.first(where: { $0.name.lowercased() == word })?.key {
      self = key
    } else if word.hasPrefix("f"), let number = Int(word.dropFirst()), (1...12).contains(number) {
      self = .function(number)
    } else if let character = word.first, word.count == 1 {
      self = .character(character)
    } else {
      return nil
    }
  }
}

extension KeyPress.Modifiers {
  /// What takes call them, in the order they are written; later names of a modifier are only read.
  package static let names: [(name: String, modifier: KeyPress.Modifiers)] = [
    ("ctrl", .control), ("alt", .alt), ("cmd", .command), ("shift", .shift),
    ("control", .control), ("option", .alt), ("command", .command), ("super", .command),
  ]

  /// The names of those held, in the order they are written.
  package var words: [String] { Self.names.prefix(4).filter { contains($0.modifier) }.map(\.name) }
}
