/// A glyph of the bundled icon font, drawn in a square around its centre.
public struct Icon: Hashable, Sendable {
  /// Code point in the icon font.
  public var codePoint: UInt32
  /// Side of the square in pt.
  public var size: Double
  /// Its colour.
  public var color: Color
  /// The middle of the square in pt.
  public var center: Point
  /// Clockwise turn in quarter circles; the pin stands at 0.5 (45°).
  public var quarterTurns: Double
  /// Which way it looks when it has been turned.
  public var facing: Facing

  /// Whether left and right are exchanged.
  public enum Facing: Hashable, Sendable {
    case asDrawn
    /// As in a mirror: an arrow of a page that is read from right to left.
    case mirrored
  }

  /// An icon around `center`.
  public init(
    _ codePoint: UInt32, size: Double, color: Color, center: Point, quarterTurns: Double = 0,
    facing: Facing = .asDrawn
  ) {
    self.codePoint = codePoint
    self.size = size
    self.color = color
    self.center = center
    self.quarterTurns = quarterTurns
    self.facing = facing
  }
}
