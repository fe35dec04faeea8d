/// What happens when a presentation arrives while another is up on its level (SPEC Q2).
public enum ArrivalPolicy: String, Hashable, Sendable, CaseIterable {
  /// On top of the other.
  case stack
  /// Waits its turn: by priority, then first come first served.
  case queue
  /// The other leaves for good, then this one enters.
  case replace
  /// The other leaves while this one enters, and is restored afterwards.
  case preempt
}
