/// One line of a take.
package struct TakeStep: Hashable, Sendable {
  /// When a line begins.
  package enum Start: Hashable, Sendable {
    /// Nanoseconds after the take's time zero.
    case at(Int64)
    /// Nanoseconds after the last input of the line before.
    case after(Int64)
  }

  /// When it begins.
  package var start: Start
  /// What happens.
  package var verb: TakeVerb
  /// Where it stands in the text.
  package var place: TextPlace
}
