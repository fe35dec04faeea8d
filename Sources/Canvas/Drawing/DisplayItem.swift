/// One thing to draw, in layer points, painted over what came before.
public enum DisplayItem: Hashable, Sendable {
  /// A filled shape.
  case fill(Shape, Paint)
  /// An outline.
  case stroke(Shape, Stroke, Color)
  /// A shadow around a shape, left out inside it.
  case shadow(Shape, Shadow)
  /// One line of text.
  case text(TextRun)
  /// One glyph of the icon font.
  case icon(Icon)
  /// A line one device pixel thick, snapped to the pixel grid, along the top of the rectangle
  /// (or its left side when the rectangle is higher than wide).
  case hairline(Rect, Color)
  /// Items drawn as one: clipped, placed and made translucent together.
  indirect case group(DisplayGroup)
}
