/// A take that cannot be read or played, with its place.
package struct TakeError: Error, Hashable, Sendable {
  /// The take's path or name.
  package var take: String
  /// Where in its text.
  package var place: TextPlace
  /// What is wrong and what to write instead.
  package var reason: TextError

  /// An error at a place of a take.
  package init(take: String, place: TextPlace, reason: TextError) {
    self.take = take
    self.place = place
    self.reason = reason
  }

  /// One line, such as `take.txt:3:12: unknown verb 'tab'; did you mean 'tap'?`.
  package var line: String {
    "\(take):\(place.line):\(place.column): \(reason.line)"
  }
}
