/// One report of one finger or of the mouse.
public struct Pointer: Hashable, Sendable {
  /// The stages of a touch.
  public enum Phase: Hashable, Sendable {
    case down, move, up
    /// The system took the touch away: never a tap (CASES B122).
    case cancel
    /// The mouse moved with no button down.
    case hover
  }

  /// The button or finger kind.
  public enum Button: Hashable, Sendable { case primary, secondary }

  /// Which finger; the mouse is 1.
  public var finger: Int
  /// What it did.
  public var phase: Phase
  /// Where, in stage pt.
  public var position: Point
  /// Primary, or secondary for a right click.
  public var button: Button

  /// A pointer report at a place in stage pt.
  public init(
    _ phase: Phase, at position: Point, finger: Int = 1, button: Button = .primary
  ) {
    self.finger = finger
    self.phase = phase
    self.position = position
    self.button = button
  }
}
