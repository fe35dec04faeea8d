/// Whether a drag may send a presentation away (SPEC S5, E9).
public enum DragDismissal: String, Hashable, Sendable, CaseIterable {
  /// It may.
  case allowed
  /// It may not; a release that meant to is reported as an attempt.
  case refused
}
