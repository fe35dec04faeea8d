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

  /// A cross-dissolve of 0.25 s (SPEC F2); for Reduce Motion the twin of every other way (T5).
  public static let crossFade = Transition(
    [.opacity], curve: .bezier(.easeInOut, duration: 0.25))
}

/// An edge of the container.
///
/// The engine knows no reading direction: leading is the left edge here, until `mirrored`.
public enum ContainerEdge: Hashable, Sendable {
  case top, bottom, leading, trailing

  /// Leading and trailing exchanged (SPEC V5).
  var mirrored: ContainerEdge {
    switch self {
    case .top, .bottom: self
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The way a swipe toward it goes.
  var axis: SwipeAxis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// 1 where coordinates grow toward it, −1 at the others.
  var sign: Double {
    switch self {
    case .top, .leading: -1
    case .bottom, .trailing: 1
    }
  }
}

extension Transition {
  /// The same with leading and trailing exchanged.
  var mirrored: Transition {
    Transition(
      effects.map { if case .move(let edge) = $0 { .move(edge.mirrored) } else { $0 } },
      curve: curve)
  }
}

/// The line along which a finger displaces a card, panel or toast.
enum SwipeAxis: Hashable, Sendable {
  case vertical, horizontal

  /// A way in pt along it.
  func point(_ way: Double) -> Point {
    self == .vertical ? Point(0, way) : Point(way, 0)
  }

  /// The part of a way or speed that goes along it.
  func part(of way: Point) -> Double {
    self == .vertical ? way.y : way.x
  }

  /// The extent of a size along it, in pt.
  func extent(of size: Size) -> Double {
    self == .vertical ? size.height : size.width
  }
}
