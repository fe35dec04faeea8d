import Canvas

/// A finger that goes from item to item and chooses where it lets go: menus (SPEC C1).
struct Slide: Hashable, Sendable {
  /// Where it was when the menu took it over, or where it came down in the menu.
  var start: Point
  /// Whether it chooses already: one that called the menu and has not moved since does not.
  var stage: Stage

  enum Stage: Hashable, Sendable {
    /// It called the menu and rests.
    case resting
    /// It came down in the menu, or has moved on from where it called it.
    case choosing
  }

  /// Takes the finger's next place.
  mutating func move(to point: Point) {
    if stage == .resting, point.distance(to: start) > Touch.slop { stage = .choosing }
  }
}
