/// A soft shadow outside a shape; nothing is drawn inside it (SPEC K3).
public struct Shadow: Hashable, Sendable {
  /// Offset in pt, y downward.
  public var offset: Point
  /// Blur in pt as designers count it: twice the Gaussian's standard deviation.
  public var blur: Double
  /// Colour with the shadow's opacity in its alpha.
  public var color: Color

  /// A shadow `y` pt below, softened by `blur` pt.
  public init(y: Double, blur: Double, color: Color) {
    self.offset = Point(0, y)
    self.blur = blur
    self.color = color
  }
}
