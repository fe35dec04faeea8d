import Canvas
import TestSupport

/// Draws no text.
struct NoGlyphs: TextRasterizing {
  func image(of text: String, style: TextStyle, scale: Double) -> GlyphImage {
    GlyphImage(left: 0, top: 0, width: 0, height: 0, coverage: [])
  }

  func image(ofIcon codePoint: UInt32, pixels: Double, quarterTurns: Double) -> GlyphImage {
    GlyphImage(left: 0, top: 0, width: 0, height: 0, coverage: [])
  }
}

/// Measures as the fixed measuring does and draws nothing: for pictures without fonts.
struct BlankFonts: TextMeasuring, TextRasterizing {
  private let measuring = FixedTextMeasuring()

  func width(of text: String, style: TextStyle) -> Double {
    measuring.width(of: text, style: style)
  }

  func image(of text: String, style: TextStyle, scale: Double) -> GlyphImage {
    NoGlyphs().image(of: text, style: style, scale: scale)
  }

  func image(ofIcon codePoint: UInt32, pixels: Double, quarterTurns: Double) -> GlyphImage {
    NoGlyphs().image(ofIcon: codePoint, pixels: pixels, quarterTurns: quarterTurns)
  }
}
