import Canvas

/// Draws no text: the pictures here are made of shapes.
struct NoText: TextRasterizing {
  func image(of text: String, style: TextStyle, scale: Double) -> GlyphImage {
    GlyphImage(left: 0, top: 0, width: 0, height: 0, coverage: [])
  }

  func image(ofIcon codePoint: UInt32, pixels: Double, quarterTurns: Double) -> GlyphImage {
    GlyphImage(left: 0, top: 0, width: 0, height: 0, coverage: [])
  }
}
