/// How an outline is drawn.
public struct Stroke: Hashable, Sendable {
  /// Where the line lies on the outline.
  public enum Alignment: Hashable, Sendable {
    /// Half inside, half outside.
    case center
    /// Wholly inside; only for rectangles, rounded rectangles and ellipses.
    case inside
  }

  /// The ends of open outlines.
  public enum Cap: Hashable, Sendable {
    /// Cut straight.
    case butt
    /// A half circle.
    case round
  }

  /// Line width in pt.
  public var width: Double
  /// Where the line lies.
  public var alignment: Alignment
  /// The ends of open outlines; corners of paths are always round.
  public var cap: Cap
  /// Dash and gap lengths in pt; empty for a solid line.
  public var dash: [Double]

  /// A line of a width in pt.
  public init(
    width: Double, alignment: Alignment = .center, cap: Cap = .round, dash: [Double] = []
  ) {
    self.width = width
    self.alignment = alignment
    self.cap = cap
    self.dash = dash
  }
}
