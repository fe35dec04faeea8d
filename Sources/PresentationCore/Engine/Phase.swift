/// The stages of one presentation cycle (SPEC E1); `gone` is having no entry at all.
public enum Phase: Hashable, Sendable {
  /// Waits for its turn, its size or its container.
  case queued
  /// On its way in.
  case presenting
  /// Arrived.
  case presented
  /// On its way out, and why.
  case dismissing(DismissReason)

  /// The name in traces.
  public var name: String {
    switch self {
    case .queued: "queued"
    case .presenting: "presenting"
    case .presented: "presented"
    case .dismissing: "dismissing"
    }
  }

  /// Up or on its way in: takes part in stacks, focus and blocking.
  public var isActive: Bool {
    self == .presenting || self == .presented
  }

  /// On its way out.
  public var isLeaving: Bool {
    if case .dismissing = self { true } else { false }
  }

  /// What a request may do to the phase: the one table of legal moves (SPEC E1).
  enum Request: Hashable, Sendable, CaseIterable {
    case present, enter, arrive, dismiss, finish
  }

  /// The outcome of a request.
  enum Move: Hashable, Sendable {
    /// Legal: the presentation goes on to this stage.
    case go(Stage)
    /// Legal, changes nothing; the reason is logged.
    case ignore(String)
  }

  /// Stages a move may lead to.
  enum Stage: Hashable, Sendable {
    case presenting, presented, dismissing, gone
    /// Ends the old cycle and starts a new one in motion.
    case reversed
  }

  func move(on request: Request) -> Move {
    switch (self, request) {
    case (.queued, .enter): .go(.presenting)
    case (.queued, .dismiss): .go(.gone)
    case (.queued, .present): .ignore("alreadyQueued")
    case (.presenting, .arrive): .go(.presented)
    case (.presenting, .dismiss), (.presented, .dismiss): .go(.dismissing)
    case (.presenting, .present), (.presented, .present): .ignore("alreadyPresented")
    case (.dismissing, .present): .go(.reversed)
    case (.dismissing, .finish): .go(.gone)
    case (.dismissing, .dismiss): .ignore("alreadyDismissing")
    case (_, .enter), (_, .arrive), (_, .finish): .ignore("late")
    }
  }
}
