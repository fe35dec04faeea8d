/// Coverage of a run or icon relative to its origin: the baseline's left end, or the icon's centre.
public struct GlyphImage: Sendable {
  /// Device pixels from the origin to the left column and the top row (y downward, so usually < 0).
  public var left, top: Int
  /// Size in device pixels.
  public var width, height: Int
  /// Row by row, 0…255; empty when nothing but colour glyphs is there.
  public var coverage: [UInt8]
  /// Glyphs with their own colours, in the same coordinates.
  public var colored: [ColorGlyph]

  /// A glyph with its own colours, such as an emoji.
  public struct ColorGlyph: Sendable {
    /// Device pixels from the origin to the left column and the top row.
    public var left, top: Int
    /// Size in device pixels.
    public var width, height: Int
    /// Row by row, premultiplied `0xAARRGGBB`.
    public var pixels: [UInt32]

    /// A colour glyph from its place, size and premultiplied pixels.
    public init(left: Int, top: Int, width: Int, height: Int, pixels: [UInt32]) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
      self.pixels = pixels
    }
  }

  /// An image from its place, size, coverage and colour glyphs.
  public init(
    left: Int, top: Int, width: Int, height: Int, coverage: [UInt8], colored: [ColorGlyph] = []
  ) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
    self.colored = colored
  }

  /// Nothing to draw.
  public static let empty = GlyphImage(left: 0, top: 0, width: 0, height: 0, coverage: [])
}
