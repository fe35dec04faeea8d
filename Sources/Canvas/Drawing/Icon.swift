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

  /// An icon around `center`.
  public init(
    _ codePoint: UInt32, size: Double, color: Color, center: Point, quarterTurns: Double = 0
  ) {
    self.codePoint = codePoint
    self.size = size
    self.color = color
    self.center = center
    self.quarterTurns = quarterTurns
  }
}
