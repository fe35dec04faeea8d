import Canvas

extension Painter {
  /// Draws a group; on a bitmap of its own when it is translucent or cut by more than whole pixels.
  func draw(_ group: DisplayGroup, _ map: PixelMap) {
    let inner = map.placed(group.placement)
    let level = Blending.level(group.opacity)
    guard inner.isUsable, level > 0 else { return }
    let outline = group.clip.map { Outline($0, inner) }
    if level == 255 {
      guard let outline else { return draw(group.items, inner) }
      if let whole = outline.wholePixels { return clipped(to: whole).draw(group.items, inner) }
    }
    let bounds = ItemBounds(glyphs: tools.glyphs).pixels(group.items, inner)
    isolated(bounds, cut: outline, level: level) { $0.draw(group.items, inner) }
  }

  /// Draws on a transparent bitmap, then lays that down, cut by an outline and made translucent.
  func isolated(
    _ bounds: PixelRect, cut outline: Outline?, level: UInt32, _ body: (Painter) -> Void
  ) {
    let region = (outline?.bounds ?? bounds).intersection(bounds).intersection(clip)
    guard !region.isEmpty else { return }
    let sheet = Offscreen(region: region, pool: tools.pool)
    body(Painter(sheet.pixels, clip: region, tools: tools))
    sheet.seal()
    lay(sheet, cut: outline, level: level)
  }

  /// Lays a sealed bitmap down, cut by an outline and made translucent.
  func lay(_ sheet: Offscreen, cut outline: Outline?, level: UInt32) {
    let ink = Ink.rows(BitmapInk(source: sheet), level: level)
    if let outline {
      clipped(to: sheet.pixels.region).fill(outline, ink)
    } else {
      fill(sheet.pixels.region, ink)
    }
  }
}
