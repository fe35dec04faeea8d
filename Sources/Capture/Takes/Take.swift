/// A script of timed inputs that a person can write (DESIGN "Takes").
package struct Take: Hashable, Sendable {
  /// What errors call it: a path, or the name of a scene's own take.
  package var name: String
  /// Its inputs in the order of their lines.
  package var steps: [TakeStep]

  /// A take of given steps.
  package init(name: String, steps: [TakeStep]) {
    self.name = name
    self.steps = steps
  }

  /// No input at all: the scene at rest.
  package static let none = Take(name: "none", steps: [])
}
