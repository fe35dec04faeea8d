/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case solid(Color)
  /// Colours along the line from `start` to `end`, in pt, held beyond both ends.
  case linear(from: Point, to: Point, [GradientStop])
  /// Colours by distance from `center`: stop 0 at `inner` pt, stop 1 at `outer` pt.
  case radial(center: Point, inner: Double, outer: Double, [GradientStop])
}

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
