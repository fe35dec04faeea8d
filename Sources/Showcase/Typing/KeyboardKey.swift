import Canvas

/// A key of the software keyboard: what it does and where it stands, in the keyboard's points.
struct KeyboardKey: Hashable {
  var action: Action
  var rect: Rect

  enum Action: Hashable {
    /// Types a character.
    case text(String)
    /// Replaces the word being typed.
    case suggestion(String)
    case shift, backspace, space, submit
    /// Shows other keys.
    case plane(KeyboardState.Plane)
    /// Changes the language of the keys.
    case globe
    /// Sends the keyboard away.
    case hide
  }

  /// What takes and tests call it: `key a`, `key hide`.
  var name: String {
    switch action {
    case .text(let text): "key \(text.lowercased())"
    case .suggestion(let word): "key suggestion \(word)"
    case .shift: "key shift"
    case .backspace: "key backspace"
    case .space: "key space"
    case .submit: "key return"
    case .plane(let plane): "key \(plane.rawValue)"
    case .globe: "key globe"
    case .hide: "key hide"
    }
  }
}

extension KeyboardKey.Action {
  /// What a screen reader says for the key (SPEC V6).
  func spoken(_ words: Words) -> String {
    switch self {
    case .text(let text), .suggestion(let text): text
    case .shift: words("Shift", "上档")
    case .backspace: words("Delete", "删除")
    case .space: words("Space", "空格")
    case .submit: words("Return", "换行")
    case .plane(.letters): words("Letters", "字母")
    case .plane(.numbers): words("Numbers", "数字")
    case .plane(.symbols): words("Symbols", "符号")
    case .plane(.emoji): words("Emoji", "表情")
    case .globe: words("Next keyboard", "切换键盘")
    case .hide: words("Hide the keyboard", "收起键盘")
    }
  }
}

/// What the software keyboard itself remembers.
struct KeyboardState: Hashable {
  var plane = Plane.letters
  var shift = Shift.off
  /// True when the globe key has changed the language of the keys.
  var language = Language.users
  /// The finger on a key, and the key under it.
  var finger: Int?
  var pressed: KeyboardKey.Action?

  /// Which characters the keys show.
  enum Plane: String, Hashable { case letters, numbers, symbols, emoji }

  /// Whether letters are capital.
  enum Shift: Hashable { case off, once }

  /// Whose language the keys speak.
  enum Language: Hashable { case users, other }
}
