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
