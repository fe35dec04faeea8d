/// A colour at a place 0…1 of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The place along the gradient, 0…1.
  public var at: Double
  /// The colour there.
  public var color: Color

  /// A stop from its place 0…1 and its colour.
  public init(_ at: Double, _ color: Color) {
    self.at = at
    self.color = color
  }
}
