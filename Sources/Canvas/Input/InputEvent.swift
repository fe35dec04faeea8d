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
