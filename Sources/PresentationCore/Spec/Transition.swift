import Canvas
import Motion

/// How a presentation looks on its way in or out, as a function of progress 0…1 (SPEC T1).
public struct Transition: Hashable, Sendable {
  /// What progress does to the surface.
  public enum Effect: Hashable, Sendable {
    /// Opacity follows progress, limited to 0…1.
    case opacity
    /// Scale runs from `from` to 1 about a unit point of the frame (0.5, 0.5 is its middle).
    case scale(from: Double, anchor: Point)
    /// Scale runs from `from` to 1 about the point of the surface nearest to its anchor.
    case grow(from: Double)
    /// Enters from wholly outside an edge of the container.
    case move(ContainerEdge)
    /// Enters from an offset in pt.
    case offset(Point)
    /// Enters from where a point of the container, in pt, lies in its middle.
    case position(from: Point)
  }

  /// All effects, applied together; none is `identity`.
  public var effects: [Effect]
  /// The curve of progress.
  public var curve: MotionCurve

  /// Effects along a curve.
  public init(_ effects: [Effect], curve: MotionCurve) {
    self.effects = effects
    self.curve = curve
  }

  /// Appears and goes at once.
  public static let identity = Transition([], curve: .immediate)

  /// The twin for Reduce Motion: the same events, a cross-fade of 0.25 s (SPEC T5).
  public static let crossFade = Transition(
    [.opacity], curve: .bezier(.easeInOut, duration: 0.25))
}

/// An edge of the container.
public enum ContainerEdge: Hashable, Sendable {
  case top, bottom, leading, trailing
}
