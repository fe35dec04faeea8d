/// One line of text, already broken: no newline in it.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// Size, weight, tracking.
  public var style: TextStyle
  /// Colour of all but colour glyphs (emoji).
  public var color: Color
  /// Left end of the baseline in pt; drawn on the nearest whole device pixel.
  public var origin: Point

  /// A run whose baseline starts at `origin`.
  public init(_ text: String, style: TextStyle, color: Color, origin: Point) {
    self.text = text
    self.style = style
    self.color = color
    self.origin = origin
  }
}
