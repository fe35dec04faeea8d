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

/// Items drawn as one picture.
public struct DisplayGroup: Hashable, Sendable {
  /// The items in drawing order, in the group's own points.
  public var items: [DisplayItem]
  /// Cuts the items, in the group's own points; nil cuts nothing.
  public var clip: Shape?
  /// Where the group stands in its parent.
  public var placement: Placement
  /// Opacity of the whole, 0…1.
  public var opacity: Double

  /// A group of items.
  public init(
    _ items: [DisplayItem], clip: Shape? = nil, placement: Placement = .identity,
    opacity: Double = 1
  ) {
    self.items = items
    self.clip = clip
    self.placement = placement
    self.opacity = opacity
  }
}

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
