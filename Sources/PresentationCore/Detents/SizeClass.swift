/// How much room there is along one axis (SPEC V2).
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  /// A height below 500 pt, or a width below 600 pt.
  case compact
  /// More room than that.
  case regular
}
