/// Why a presentation leaves; reaches every callback (SPEC E8).
public enum DismissReason: String, Hashable, Sendable, CaseIterable {
  /// A tap on the mask.
  case outsideTap
  /// A swipe or a drag past the dismissal threshold.
  case drag
  /// The Escape key.
  case escape
  /// A button inside it.
  case action
  /// Its auto-dismiss timer.
  case timer
  /// Its binding was set to false or nil.
  case binding
  /// A call from code.
  case code
  /// A presentation below it left (SPEC Q3).
  case cascade
  /// Another one took its place.
  case replaced
  /// A more urgent one pushed it aside; it comes back (SPEC Q2).
  case preempted
  /// The block that declared it left the tree (SPEC H2).
  case ownerRemoved

  /// True for the user's own gestures and keys, which a veto can block (SPEC E9).
  public var isInteractive: Bool {
    self == .outsideTap || self == .drag || self == .escape
  }
}
