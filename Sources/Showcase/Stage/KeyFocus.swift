import PresentationCore

/// Which control the keys press, surface by surface: the focus returns to where it was (SPEC V6).
struct KeyFocus: Hashable {
  private var places: [PresentationID?: String] = [:]
  /// Whether the ring shows: from the first key that moves it to the next touch.
  var visibility = Visibility.hidden

  /// Whether the ring shows.
  enum Visibility: Hashable { case hidden, shown }

  /// The control with the ring on a surface; nil is the page.
  func ring(on owner: PresentationID?) -> String? {
    visibility == .shown ? places[owner] : nil
  }

  /// The control where the next key goes on from, ring or not.
  func place(on owner: PresentationID?) -> String? { places[owner] }

  /// Moves the ring.
  mutating func move(to name: String, on owner: PresentationID?) {
    places[owner] = name
    visibility = .shown
  }

  /// A control was pressed, by whatever means: keys go on from here when its popup has left.
  mutating func remember(_ name: String, on owner: PresentationID?) {
    places[owner] = name
  }

  /// A presentation is gone; its next cycle starts anew.
  mutating func forget(_ id: PresentationID) {
    places[id] = nil
  }
}
