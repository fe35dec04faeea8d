import Canvas

/// What a line of a take does.
package enum TakeVerb: Hashable, Sendable {
  /// A finger comes down.
  case down(TakePoint, finger: Int)
  /// A finger moves.
  case move(TakePoint, finger: Int)
  /// A finger leaves where it is.
  case up(finger: Int)
  /// The system takes a finger's touch away.
  case cancel(finger: Int)
  /// Down and up at the same instant.
  case tap(TakePoint, finger: Int)
  /// Down, even moves, a rest, up.
  case drag(TakeDrag)
  /// Six moves at a velocity in pt/s, with the up at the last.
  case flick(TakePoint, velocity: Point, finger: Int)
  /// A wheel's scroll by points.
  case wheel(Point, at: TakePoint)
  /// A key.
  case key(KeyPress)
  /// Committed text.
  case type(String)
  /// Text an input method is still composing; empty gives up.
  case compose(String)
  /// Width and height change places.
  case rotate
  /// The screen gets this size in pt.
  case resize(Size)
  /// The software keyboard is wanted or sent away.
  case keyboard(InputEvent.SoftwareKeyboard)
  /// One of the scene's actions.
  case perform(String)
}
