/// What the software keyboard does to a presentation, while it serves one of its fields or, for
/// one that stays above, whoever types (SPEC V1, A2).
public enum KeyboardAvoidance: Hashable, Sendable {
  /// It moves up by what the keyboard would cover and `gap` pt more.
  ///
  /// One too high for the room left becomes lower, and a sheet grows when its field is still covered.
  case overlap(gap: Double)
  /// It moves up by so many pt, covered or not.
  case fixed(Double)
  /// It stands in the middle of what the keyboard leaves, whoever types.
  case staysAbove
  /// It stays where it is.
  case none

  /// Moves by the overlap and 12 pt.
  public static let usual = KeyboardAvoidance.overlap(gap: 12)
}
