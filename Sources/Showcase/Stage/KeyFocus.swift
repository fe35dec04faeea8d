import PresentationCore

/// Which control the keys press, surface by surface: the focus returns to where it was (SPEC V6).
struct KeyFocus: Hashable {
  private var places: [PresentationID?: Place] = [:]
  /// Whether the ring shows: from the first key that moves it to the next touch.
  var visibility = Visibility.hidden

  /// Whether the ring shows.
  enum Visibility: Hashable { case hidden, shown }

  /// A control, and which one of its surface it was: its successor has the same number.
  struct Place: Hashable {
    var name: String
    var order: Int?
  }

  /// The control with the ring on a surface; nil is the page.
  func ring(on owner: PresentationID?) -> String? {
    visibility == .shown ? places[owner]?.name : nil
  }

  /// Where the next key goes on from, ring or not.
  func place(on owner: PresentationID?) -> Place? { places[owner] }

  /// Moves the ring to the control with a number.
  mutating func move(to name: String, order: Int, on owner: PresentationID?) {
    places[owner] = Place(name: name, order: order)
    visibility = .shown
  }

  /// A control was pressed, by whatever means: keys go on from here when its popup has left.
  mutating func remember(_ name: String, on owner: PresentationID?) {
    if places[owner]?.name != name { places[owner] = Place(name: name) }
  }

  /// A presentation is gone; its next cycle starts anew.
  mutating func forget(_ id: PresentationID) {
    places[id] = nil
  }
}
