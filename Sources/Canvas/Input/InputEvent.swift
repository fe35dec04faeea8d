/// Something that happened at a moment: input in stage points, or a change of the environment.
public struct InputEvent: Hashable, Sendable {
  /// When it happened.
  public var time: Instant
  /// What happened.
  public var kind: Kind

  /// The kinds of input.
  public enum Kind: Hashable, Sendable {
    /// A finger or the mouse.
    case pointer(Pointer)
    /// A wheel or trackpad scroll at a point: positive y shows what is further down, in pt.
    case wheel(delta: Point, at: Point)
    /// A key went down.
    case key(KeyPress)
    /// Committed text from keyboard or input method.
    case text(String)
    /// Text an input method has not committed yet; empty when it gave up.
    case composition(String)
    /// The screen got a new size in pt.
    case resize(Size)
    /// The software keyboard was asked for or sent away.
    case keyboard(SoftwareKeyboard)
    /// The application became active or inactive.
    case activity(Activity)
  }

  /// The software keyboard's wanted state.
  public enum SoftwareKeyboard: Hashable, Sendable { case show, hide }

  /// Whether the application is in front.
  public enum Activity: Hashable, Sendable { case active, inactive }

  /// An event at a moment.
  public init(_ kind: Kind, at time: Instant) {
    self.time = time
    self.kind = kind
  }
}

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

/// A key with its modifiers.
public struct KeyPress: Hashable, Sendable {
  /// The keys the showcase knows by name; letters and digits arrive as `.character`.
  public enum Key: Hashable, Sendable {
    case escape, enter, space, tab, backspace, delete, up, down, left, right
    case home, end, pageUp, pageDown
    /// A function key, 1…12.
    case function(Int)
    /// A printable key, lower case.
    case character(Character)
  }

  /// Modifier keys held down.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bit set.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Alt.
    public static let alt = Modifiers(rawValue: 4)
    /// Command, Windows or Super.
    public static let command = Modifiers(rawValue: 8)
  }

  /// The key.
  public var key: Key
  /// What was held with it.
  public var modifiers: Modifiers

  /// A key press.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
