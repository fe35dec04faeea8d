/// A mistake in a document, with its line and column.
package struct PlacedError: Error, Hashable, Sendable {
  /// Where.
  package var place: TextPlace
  /// What is wrong and what to write instead.
  package var reason: TextError

  /// A mistake at a place.
  package init(place: TextPlace, reason: TextError) {
    self.place = place
    self.reason = reason
  }

  /// One line, such as `shots.json:3:12: 'tme' is not known; did you mean 'time'?`.
  package func line(in document: String) -> String {
    Wording.oneLine("\(document):\(place.line):\(place.column): \(reason.line)")
  }
}
