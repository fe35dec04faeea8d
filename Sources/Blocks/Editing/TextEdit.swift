import Canvas

/// One thing a person does to a line of text (SPEC V7).
public enum TextEdit: Hashable, Sendable {
  /// Puts text in place of the selection; newlines become spaces.
  case insert(String)
  /// Shows what the input method has not committed yet; empty when it gave up.
  case compose(String)
  /// Removes the selection, or all between the caret and where the move leads.
  case delete(TextMove)
  /// Moves the caret.
  case move(TextMove, Selecting)
  /// Puts the caret behind so many bytes.
  case place(Int, Selecting)
  /// Chooses the word around an offset in bytes.
  case selectWord(at: Int)
  case selectAll
  case undo, redo

  /// What happens to the selection when the caret moves.
  public enum Selecting: Hashable, Sendable {
    /// It collapses.
    case none
    /// Its other end stays: with Shift, or a finger that drags.
    case extending
  }

  /// What a key means in a text field; nil for keys that mean nothing there.
  ///
  /// Control and Command are the same, so that both worlds find their shortcuts.
  public init?(_ press: KeyPress) {
    let hasCommand = !press.modifiers.isDisjoint(with: [.control, .command])
    let isByWord = !press.modifiers.isDisjoint(with: [.control, .alt])
    let selecting: Selecting = press.modifiers.contains(.shift) ? .extending : .none
    switch press.key {
    case .left: self = .move(isByWord ? .wordBack : .back, selecting)
    case .right: self = .move(isByWord ? .wordForward : .forward, selecting)
    case .home: self = .move(.start, selecting)
    case .end: self = .move(.end, selecting)
    case .backspace: self = .delete(isByWord ? .wordBack : .back)
    case .delete: self = .delete(isByWord ? .wordForward : .forward)
    case .character("a") where hasCommand: self = .selectAll
    case .character("z") where hasCommand: self = selecting == .extending ? .redo : .undo
    case .character("y") where hasCommand: self = .redo
    default: return nil
    }
  }
}
