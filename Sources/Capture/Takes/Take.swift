/// A script of timed inputs that a person can write (DESIGN "Takes").
package struct Take: Hashable, Sendable {
  /// What errors call it: a path, or the name of a scene's own take.
  package var name: String
  /// Its inputs in the order of their lines.
  package var steps: [TakeStep]
  /// From which edge its points count.
  package var origin: Origin

  /// From which edge the points and ways of a take count across.
  package enum Origin: Hashable, Sendable {
    /// Always the left one.
    case left
    /// The leading one: where people read from right to left, the take is played in the mirror.
    case leading
  }

  /// A take of given steps.
  package init(name: String, steps: [TakeStep], from origin: Origin = .left) {
    self.name = name
    self.steps = steps
    self.origin = origin
  }

  /// No input at all: the scene at rest.
  package static let none = Take(name: "none", steps: [])
}
