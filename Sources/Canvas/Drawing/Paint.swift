/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case solid(Color)
  /// Colours along the line from `start` to `end`, in pt, held beyond both ends.
  case linear(from: Point, to: Point, [GradientStop])
  /// Colours by distance from `center`: stop 0 at `inner` pt, stop 1 at `outer` pt.
  case radial(center: Point, inner: Double, outer: Double, [GradientStop])
}
