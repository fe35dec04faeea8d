/// What the raster asks of fonts: coverage on whole device pixels.
public protocol TextRasterizing {
  /// The coverage of one run at `scale` device pixels a point; its colour is applied later.
  func image(of text: String, style: TextStyle, scale: Double) -> GlyphImage
  /// The coverage of an icon; `pixels` is the side of its square in device pixels.
  func image(ofIcon codePoint: UInt32, pixels: Double, quarterTurns: Double) -> GlyphImage
}
