import Canvas

/// Glyphs as blocks: each character a box, an emoji a coloured square, an icon a disc of bytes.
struct BlockText: TextRasterizing {
  func image(of text: String, style: TextStyle, scale: Double) -> GlyphImage {
    let size = max(1, Int(style.size * scale / 2))
    let height = max(1, Int(style.size * scale * 0.7))
    let width = text.count * size
    var coverage = [UInt8](repeating: 0, count: width * height)
    var colored: [GlyphImage.ColorGlyph] = []
    for (index, character) in text.enumerated() {
      if character == "☻" {
        let pixels = [UInt32](repeating: 0x8040_2010, count: size * height)
        colored.append(
          GlyphImage.ColorGlyph(
            left: index * size, top: -height, width: size, height: height, pixels: pixels))
        continue
      }
      guard character != " " else { continue }
      for y in 0..<height {
        for x in 0..<max(1, size - 1) {
          coverage[y * width + index * size + x] = x == 0 || y == 0 ? 128 : 255
        }
      }
    }
    return GlyphImage(
      left: 0, top: -height, width: width, height: height, coverage: coverage, colored: colored)
  }

  func image(ofIcon codePoint: UInt32, pixels: Double, quarterTurns: Double) -> GlyphImage {
    let side = max(1, Int(pixels))
    let coverage = (0..<(side * side)).map { UInt8($0 % side * 255 / side) }
    return GlyphImage(
      left: -side / 2, top: -side / 2, width: side, height: side, coverage: coverage)
  }
}
