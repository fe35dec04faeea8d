import Canvas

/// Lays glyph pictures of one line into one image.
struct LineComposer {
  /// Pixels right of the origin beyond which nothing is drawn.
  static let farthest = 16_384

  private var masks: [(mask: GlyphMask, x: Int, y: Int)] = []
  private var colored: [GlyphImage.ColorGlyph] = []
  private var left = Int.max
  private var top = Int.max
  private var right = Int.min
  private var bottom = Int.min

  /// Adds a picture with its origin at a whole pixel.
  mutating func add(_ picture: GlyphPicture, x: Int, y: Int) {
    switch picture {
    case .colored(var glyph):
      glyph.left += x
      glyph.top += y
      colored.append(glyph)
    case .mask(let mask):
      guard mask.width > 0 else { return }
      masks.append((mask, x + mask.left, y + mask.top))
      left = min(left, x + mask.left)
      top = min(top, y + mask.top)
      right = max(right, x + mask.left + mask.width)
      bottom = max(bottom, y + mask.top + mask.height)
    }
  }

  /// All of it; where glyphs touch, their coverage is added.
  func image() -> GlyphImage {
    guard left < right, top < bottom else {
      return GlyphImage(left: 0, top: 0, width: 0, height: 0, coverage: [], colored: colored)
    }
    let width = right - left
    var coverage = [UInt8](repeating: 0, count: width * (bottom - top))
    coverage.withUnsafeMutableBufferPointer { target in
      for (mask, x, y) in masks {
        for row in 0..<mask.height {
          let source = row * mask.width
          let start = (y - top + row) * width + x - left
          for column in 0..<mask.width {
            let sum = Int(target[start + column]) + Int(mask.coverage[source + column])
            target[start + column] = UInt8(min(sum, 255))
          }
        }
      }
    }
    return GlyphImage(
      left: left, top: top, width: width, height: bottom - top, coverage: coverage,
      colored: colored)
  }
}
