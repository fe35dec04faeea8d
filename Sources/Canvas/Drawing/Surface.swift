/// The background of a layer.
public struct Surface: Hashable, Sendable {
  /// Its outline in layer points.
  public var shape: Shape
  /// What fills it.
  public var fill: Paint
  /// Shadows outside the shape, the widest first.
  public var shadows: [Shadow]
  /// A line inside the edge; nil for none.
  public var outline: Outline?

  /// An inner line on a surface.
  public struct Outline: Hashable, Sendable {
    /// Width in pt.
    public var width: Double
    /// Colour of the line.
    public var color: Color

    /// A line of a width in pt.
    public init(width: Double, color: Color) {
      self.width = width
      self.color = color
    }
  }

  /// A filled shape with optional shadows and outline.
  public init(_ shape: Shape, fill: Paint, shadows: [Shadow] = [], outline: Outline? = nil) {
    self.shape = shape
    self.fill = fill
    self.shadows = shadows
    self.outline = outline
  }
}
