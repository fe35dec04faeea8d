import Canvas

/// A glyph as pixels, relative to its origin on the baseline, y downward.
enum GlyphPicture {
  /// Coverage for the text's colour.
  case mask(GlyphMask)
  /// Pixels with their own colours.
  case colored(GlyphImage.ColorGlyph)

  /// Bytes it takes in memory, roughly.
  var cost: Int {
    switch self {
    case .mask(let mask): 96 + mask.coverage.count
    case .colored(let glyph): 96 + 4 * glyph.pixels.count
    }
  }
}

/// Coverage of one glyph.
struct GlyphMask {
  /// Device pixels from the origin to the left column and the top row.
  var left, top: Int
  /// Size in device pixels.
  var width, height: Int
  /// Row by row, 0…255.
  var coverage: [UInt8]

  /// Nothing to draw.
  static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
}

/// What decides a glyph's pixels.
struct GlyphKey: Hashable {
  /// The face.
  var file: FontFile
  /// Index in the font.
  var glyph: UInt32
  /// Size of the em in 1/64 px.
  var size: Int
  /// How far right of a whole pixel it stands, in quarters of a pixel, 0…3.
  var phase: Int
}
