/// The numbers of a text style; names such as "body" belong to the theme.
public struct TextStyle: Hashable, Sendable {
  /// Stroke weight of the bundled faces.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    /// 400.
    case regular = 400
    /// 600; Han text uses 700.
    case semibold = 600
    /// 700.
    case bold = 700
  }

  /// The width of digits.
  public enum Figures: Hashable, Sendable {
    /// Each digit as wide as it is.
    case proportional
    /// All digits equally wide: running numbers do not dance.
    case tabular
  }

  /// Font size in pt.
  public var size: Double
  /// Stroke weight.
  public var weight: Weight
  /// Height of the line box in pt.
  public var lineHeight: Double
  /// Extra advance after each Latin cluster in pt; Han text takes none.
  public var tracking: Double
  /// The width of digits.
  public var figures: Figures

  /// A style from size, line height and tracking in pt.
  public init(
    size: Double, weight: Weight = .regular, lineHeight: Double, tracking: Double = 0,
    figures: Figures = .proportional
  ) {
    self.size = size
    self.weight = weight
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.figures = figures
  }

  /// Baseline below the line's top in pt: capitals stand in the middle of the line box.
  public var baseline: Double { lineHeight / 2 + 0.3636 * size }
}
