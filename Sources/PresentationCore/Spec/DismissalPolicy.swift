/// Which interactive ways out are open (SPEC E9); code and buttons always work.
public struct DismissalPolicy: Hashable, Sendable {
  /// Whether a refusal applies.
  public enum Veto: String, Hashable, Sendable {
    /// Nothing is refused.
    case none
    /// Mask tap, drag and Escape are refused and reported as attempts.
    case interactive
  }

  /// What Escape does.
  public enum Escape: String, Hashable, Sendable {
    /// Asks to leave.
    case dismiss
    /// Is refused and reported as an attempt (CASES B196).
    case refuse
    /// Means nothing here: an alert without a cancel button (SPEC A3).
    case ignore
  }

  /// The refusal in force.
  public var veto: Veto
  /// What Escape does.
  public var escape: Escape
  /// The edge toward which a swipe dismisses; nil when no swipe does.
  public var swipe: ContainerEdge?

  /// A policy; by default everything but a swipe dismisses.
  public init(veto: Veto = .none, escape: Escape = .dismiss, swipe: ContainerEdge? = nil) {
    self.veto = veto
    self.escape = escape
    self.swipe = swipe
  }

  /// True when this way out is refused and must be reported.
  public func refuses(_ reason: DismissReason) -> Bool {
    guard reason.isInteractive else { return false }
    return veto == .interactive || (reason == .escape && escape == .refuse)
  }
}
