/// The outlined box drawn for a character that no bundled font has.
enum ReplacementBox {
  /// Advance in em.
  static let advance = 0.625

  /// The box at an em of `size` 1/64 px.
  static func mask(size: Int) -> GlyphMask {
    let em = max(size / 64, 4)
    let line = max(1, (em + 8) / 16)
    let width = max(3 * line, em / 2)
    let height = max(3 * line, em * 47 / 64)
    var mask = GlyphMask(
      left: max(1, em / 16), top: -height, width: width, height: height,
      coverage: Array(repeating: 255, count: width * height))
    for row in line..<(height - line) {
      for column in line..<(width - line) { mask.coverage[row * width + column] = 0 }
    }
    return mask
  }
}
