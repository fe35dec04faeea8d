/// Where a released sheet goes.
public enum ReleaseTarget: Hashable, Sendable {
  /// To the detent at this index, counted from the smallest.
  case detent(Int)
  /// Away.
  case dismiss
  /// It meant to leave but may not: to this detent, and the attempt is reported (SPEC E9).
  case refused(Int)
}
