/// What a step of the refresh machine leads to; cycles count from 1.
public enum RefreshOutcome: Hashable, Sendable {
  /// The work of this cycle starts now.
  case began(cycle: Int)
  /// The work of this cycle is over.
  case ended(cycle: Int, RefreshResult)
  /// Nothing happened, and why.
  case ignored(RefreshRefusal)
}

/// How the work of a refresh ended.
public enum RefreshResult: String, Hashable, Sendable {
  case success, failure
}

/// Why the refresh machine did nothing.
public enum RefreshRefusal: String, Hashable, Sendable {
  /// It refreshes already: one load, one end (CASES B186).
  case alreadyRefreshing
  /// The end belongs to a cycle that is over (CASES B185).
  case staleCycle
  /// The pull began before the last refresh had settled (CASES B188).
  case stalePull
}
