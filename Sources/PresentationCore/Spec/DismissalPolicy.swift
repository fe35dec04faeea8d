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

  /// What a drag on the surface does (SPEC K8, CASES B144).
  public enum Swipe: Hashable, Sendable {
    /// It stays where it is: alerts, covers.
    case fixed
    /// It gives way with a rubber band and returns.
    case resists
    /// Follows toward this edge and may leave; resists the other way.
    case toward(ContainerEdge)

    /// The line it goes along: vertical, but for one toward an edge at the side.
    var axis: SwipeAxis {
      if case .toward(let edge) = self { edge.axis } else { .vertical }
    }
  }

  /// The refusal in force.
  public var veto: Veto
  /// What Escape does.
  public var escape: Escape
  /// What a drag on it does; sheets have their own rules.
  public var swipe: Swipe

  /// A policy; by default mask tap and Escape dismiss and a drag only gives way.
  public init(veto: Veto = .none, escape: Escape = .dismiss, swipe: Swipe = .resists) {
    self.veto = veto
    self.escape = escape
    self.swipe = swipe
  }

  /// True when this way out is refused and must be reported.
  public func refuses(_ reason: DismissReason) -> Bool {
    guard reason.isInteractive else { return false }
    return veto == .interactive || (reason == .escape && escape == .refuse)
  }

  /// The same for the other reading direction: a swipe to the other side (SPEC K2, V5).
  public var mirrored: DismissalPolicy {
    var policy = self
    if case .toward(let edge) = swipe { policy.swipe = .toward(edge.mirrored) }
    return policy
  }

  /// What a drag past the threshold does.
  public var drag: DragDismissal { veto == .interactive ? .refused : .allowed }
}
