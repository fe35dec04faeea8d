import Canvas
import Glibc

/// The bundled fonts: measures lines in pt and draws them as coverage.
package final class FontBook {
  /// Characters and icons that were asked for and no bundled font has, in order, each once.
  package private(set) var missing: [Character] = []

  private let faces: FaceSet
  private let shaper: Shaper
  private var lines = BoundedCache<LineKey, ShapedLine>(limit: 1 << 20)
  private var pictures = BoundedCache<GlyphKey, GlyphPicture>(limit: 2 << 20)

  /// Opens the font files in a folder; fails when one is missing or damaged.
  package init(folder: String) throws(FontError) {
    faces = try FaceSet(folder: folder)
    shaper = Shaper(faces: faces)
  }

  private func line(_ text: String, _ style: TextStyle) -> ShapedLine {
    let key = LineKey(text: text, weight: style.weight, figures: style.figures)
    if let line = lines.value(for: key) { return line }
    let line = shaper.line(of: text, weight: style.weight, figures: style.figures)
    for character in line.missing { report(character) }
    lines.insert(line, for: key, cost: line.cost + text.utf8.count)
    return line
  }

  private func report(_ character: Character) {
    guard missing.count < 1000, !missing.contains(character) else { return }
    missing.append(character)
  }
}

extension FontBook: TextMeasuring {
  /// Advance width in pt, the sum of font units times size plus tracking; independent of scale.
  package func width(of text: String, style: TextStyle) -> Double {
    line(text, style).runs.reduce(0) { $0 + width(of: $1, style) }
  }

  private func width(of run: ShapedLine.Run, _ style: TextStyle) -> Double {
    Double(run.advance) / faces[run.file].unitsPerEm * style.size
      + Double(run.clusters) * style.tracking
  }
}

extension FontBook: TextRasterizing {
  /// Coverage of a line, each glyph on the nearest quarter pixel; cut off after 16,384 px.
  package func image(of text: String, style: TextStyle, scale: Double) -> GlyphImage {
    let size = Self.fixed(style.size * scale)
    guard size > 0, style.tracking.isFinite, scale.isFinite else { return .empty }
    var composer = LineComposer()
    var start = 0.0
    for run in line(text, style).runs {
      let perUnit = style.size / faces[run.file].unitsPerEm
      for glyph in run.glyphs {
        let x = start + Double(glyph.x) * perUnit + Double(glyph.clusters) * style.tracking
        let quarters = (x * scale * 4 + 0.5).rounded(.down)
        guard abs(quarters) < Double(LineComposer.farthest * 4) else { continue }
        let y = -(Double(glyph.y) * perUnit * scale).rounded()
        let key = GlyphKey(
          file: run.file, glyph: glyph.id, size: size, phase: Int(quarters) & 3)
        composer.add(picture(key), x: Int(quarters) >> 2, y: Int(y))
      }
      start += width(of: run, style)
    }
    return composer.image()
  }

  /// Coverage of an icon; the outlined box when the icon font has no such code point.
  package func image(ofIcon codePoint: UInt32, pixels: Double, quarterTurns: Double)
    -> GlyphImage
  {
    let size = Self.fixed(pixels)
    guard size > 0, quarterTurns.isFinite else { return .empty }
    let scalar = Unicode.Scalar(codePoint) ?? "\u{FFFD}"
    var composer = LineComposer()
    if let glyph = faces[.icons].glyph(for: scalar),
      let mask = faces[.icons].icon(glyph, size: size, quarterTurns: quarterTurns)
    {
      composer.add(.mask(mask), x: 0, y: 0)
    } else {
      report(Character(scalar))
      let box = ReplacementBox.mask(size: size)
      composer.add(.mask(box), x: -box.left - box.width / 2, y: box.height / 2)
    }
    return composer.image()
  }

  private func picture(_ key: GlyphKey) -> GlyphPicture {
    if let picture = pictures.value(for: key) { return picture }
    let picture = faces[key.file].picture(key)
    pictures.insert(picture, for: key, cost: picture.cost)
    return picture
  }

  /// Pixels in 1/64, at most the largest size drawn; 0 for what is no size.
  private static func fixed(_ pixels: Double) -> Int {
    guard pixels.isFinite, pixels > 0 else { return 0 }
    return Int((min(pixels * 64, Double(FontFace.largestSize))).rounded())
  }
}
