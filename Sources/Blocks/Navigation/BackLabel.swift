/// What the back button says: the title before, a short word when that is too long, or nothing.
struct BackLabel: Hashable, Sendable {
  /// Title of the page before, and the word that always fits better.
  var title: String
  var word: String

  /// The text for so much room in pt; nil leaves the arrow alone.
  func text(fitting room: Double, width: (String) -> Double) -> String? {
    [title, word].first { !$0.isEmpty && width($0) <= room }
  }
}
