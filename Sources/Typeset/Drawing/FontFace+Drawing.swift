internal import CText
import Canvas

extension FontFace {
  /// The largest em that is drawn, in 1/64 px; larger ones are drawn as this one.
  static let largestSize = 2048 * 64

  /// The pixels of a glyph; the outlined box when its drawing is damaged.
  func picture(_ key: GlyphKey) -> GlyphPicture {
    if key.glyph == ShapedLine.Glyph.replacement {
      return .mask(ReplacementBox.mask(size: key.size))
    }
    if file == .emoji { return bitmap(key) ?? .mask(ReplacementBox.mask(size: key.size)) }
    return .mask(
      outline(key.glyph, size: key.size) {
        FT_Outline_Translate(&$0, FT_Pos(key.phase * 16), 0)
      } ?? ReplacementBox.mask(size: key.size))
  }

  /// An icon around the middle of its square, turned clockwise in quarter circles.
  func icon(_ glyph: UInt32, size: Int, quarterTurns: Double) -> GlyphMask? {
    let turn = quarterTurns.truncatingRemainder(dividingBy: 4)
    let angle = FT_Angle((-turn * 90 * 65536).rounded())
    return outline(glyph, size: size) {
      FT_Outline_Translate(&$0, FT_Pos(-size / 2), FT_Pos(-size / 2))
      if angle != 0 {
        var matrix = FT_Matrix(
          xx: FT_Cos(angle), xy: -FT_Sin(angle), yx: FT_Sin(angle), yy: FT_Cos(angle))
        FT_Outline_Transform(&$0, &matrix)
      } else if size % 128 == 64 {
        // An odd square's middle stands between pixels: its sides go on whole ones.
        FT_Outline_Translate(&$0, -32, 32)
      }
    }
  }

  private func outline(
    _ glyph: UInt32, size: Int, placing: (inout FT_Outline) -> Void
  ) -> GlyphMask? {
    guard setSize(size), FT_Load_Glyph(drawing, glyph, FT_Int32(FT_LOAD_NO_HINTING)) == 0,
      let slot = drawing.pointee.glyph
    else { return nil }
    placing(&slot.pointee.outline)
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
    let bitmap = slot.pointee.bitmap
    let width = Int(bitmap.width)
    let height = Int(bitmap.rows)
    guard width > 0, height > 0, let buffer = bitmap.buffer else { return .empty }
    var coverage: [UInt8] = []
    coverage.reserveCapacity(width * height)
    for row in 0..<height {
      coverage += UnsafeBufferPointer(start: buffer + row * Int(bitmap.pitch), count: width)
    }
    return GlyphMask(
      left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top), width: width,
      height: height, coverage: coverage)
  }

  private func setSize(_ size: Int) -> Bool {
    guard size != self.size else { return true }
    guard FT_Set_Char_Size(drawing, 0, FT_F26Dot6(size), 72, 72) == 0 else { return false }
    self.size = size
    return true
  }

  private func bitmap(_ key: GlyphKey) -> GlyphPicture? {
    guard FT_Select_Size(drawing, 0) == 0,
      FT_Load_Glyph(drawing, key.glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = drawing.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let strike = Int(drawing.pointee.size.pointee.metrics.y_ppem) * 64
    guard strike > 0 else { return nil }
    guard bitmap.width > 0, bitmap.rows > 0, let buffer = bitmap.buffer else {
      return .mask(.empty)
    }
    guard bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue else { return nil }
    let scaled = { (length: Int) in (length * key.size * 2 + strike) / (strike * 2) }
    let source = PixelSource(
      pixels: buffer, width: Int(bitmap.width), height: Int(bitmap.rows),
      pitch: Int(bitmap.pitch))
    let width = max(scaled(source.width), 1)
    let height = max(scaled(source.height), 1)
    return .colored(
      GlyphImage.ColorGlyph(
        left: scaled(Int(slot.pointee.bitmap_left)), top: -scaled(Int(slot.pointee.bitmap_top)),
        width: width, height: height, pixels: source.averaged(width: width, height: height)))
  }
}
