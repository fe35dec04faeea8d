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
