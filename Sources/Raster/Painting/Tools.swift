import Canvas

/// Working memory and caches that painters share; they save time and never change a pixel.
final class Tools {
  let scanner = Scanner()
  let pool = PixelPool()
  let glyphs: GlyphCache
  let shadows = ShadowCache()
  /// Colours of one row.
  let colors = Buffer<UInt32>(blank: 0)
  /// Two source rows mixed into one.
  let lines = Buffer<UInt32>(blank: 0)
  /// Shadow coverage of one row, and the same without the part under the shape.
  let shade = Buffer<UInt8>(blank: 0)
  let rim = Buffer<UInt8>(blank: 0)
  let strokes = StrokeMask()

  init(text: any TextRasterizing) {
    glyphs = GlyphCache(text: text)
  }
}
