/// What a screen reader is told of a place besides the texts drawn in it, and what keys do there
/// (SPEC V6).
public struct Spoken: Hashable, Sendable {
  /// Words instead of the texts drawn there; nil says those.
  public var label: String?
  /// What it is when that is more than its role tells.
  public var kind: Kind?
  /// Whether it is on or chosen; nil for what can be neither.
  public var state: State?
  /// What else can be done there, without pointing.
  public var commands: [AreaCommand] = []

  /// What a control is, where a button is not the whole truth.
  public enum Kind: String, Hashable, Sendable {
    /// A switch.
    case toggle
    /// One of several of which one is shown.
    case tab
    /// Something to be chosen, alone or among others.
    case option
    /// What moves a row by hand.
    case handle
    /// No control: it only keeps touches from what is behind.
    case silent
  }

  /// Whether something is on.
  public enum State: String, Hashable, Sendable { case on, off }

  /// Nothing but what is drawn.
  public init(label: String? = nil, kind: Kind? = nil, state: State? = nil) {
    self.label = label
    self.kind = kind
    self.state = state
  }
}

/// Something that can be done to what has the focus: by a key, or chosen by name (SPEC V6).
public struct AreaCommand: Hashable, Sendable {
  /// What takes and traces call it; the handler has the same name.
  public var name: String
  /// What a screen reader offers; nil when it is only a key.
  public var title: String?
  /// The key that does it; nil when none does.
  public var key: KeyPress?
  /// The control that has the focus afterwards; nil leaves it where it is.
  public var focus: String?

  /// A command with a name of its own on its surface.
  public init(
    _ name: String, title: String? = nil, key: KeyPress? = nil, focus: String? = nil
  ) {
    self.name = name
    self.title = title
    self.key = key
    self.focus = focus
  }
}
