internal import CSDL
internal import Canvas

extension KeyPress {
  /// The key of an SDL event; nil for keys without a name here and for repeats that must not act.
  nonisolated init?(_ event: SDL_KeyboardEvent) {
    guard let key = Key(symbol: event.keysym.sym) else { return nil }
    guard event.repeat == 0 || key.repeats else { return nil }
    self.init(key, modifiers: Modifiers(mask: UInt32(event.keysym.mod)))
  }
}

extension KeyPress.Key {
  /// A held Escape closes one popup, not the whole stack; a held arrow moves on.
  fileprivate nonisolated var repeats: Bool {
    switch self {
    case .backspace, .delete, .up, .down, .left, .right, .pageUp, .pageDown, .tab: true
    case .escape, .enter, .space, .home, .end, .function, .character: false
    }
  }

  fileprivate nonisolated init?(symbol: SDL_Keycode) {
    if let named = Self.named[SDL_KeyCode(UInt32(bitPattern: symbol))] {
      self = named
    } else if let number = Self.functionKey(symbol) {
      self = .function(number)
    } else if symbol > 0x20, symbol != 0x7F, let scalar = Unicode.Scalar(UInt32(symbol)) {
      self = .character(Character(scalar))
    } else {
      return nil
    }
  }

  private nonisolated static func functionKey(_ symbol: SDL_Keycode) -> Int? {
    let number = Int(symbol) - Int(SDLK_F1.rawValue) + 1
    return (1...12).contains(number) ? number : nil
  }

  private nonisolated static let named: [SDL_KeyCode: KeyPress.Key] = [
    SDLK_ESCAPE: .escape, SDLK_RETURN: .enter, SDLK_KP_ENTER: .enter, SDLK_SPACE: .space,
    SDLK_TAB: .tab, SDLK_BACKSPACE: .backspace, SDLK_DELETE: .delete, SDLK_UP: .up,
    SDLK_DOWN: .down, SDLK_LEFT: .left, SDLK_RIGHT: .right, SDLK_HOME: .home, SDLK_END: .end,
    SDLK_PAGEUP: .pageUp, SDLK_PAGEDOWN: .pageDown,
  ]
}

extension KeyPress.Modifiers {
  fileprivate nonisolated init(mask: UInt32) {
    self = []
    if mask & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if mask & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if mask & KMOD_ALT.rawValue != 0 { insert(.alt) }
    if mask & KMOD_GUI.rawValue != 0 { insert(.command) }
  }
}
