import Canvas

extension Painter {
  /// Draws items in order, their points led to device pixels by `map`.
  func draw(_ items: [DisplayItem], _ map: PixelMap) {
    guard map.isUsable else { return }
    for (index, item) in items.enumerated() {
      if case .shadow(let shape, let shadow) = item {
        let cover = Self.cover(of: shape, items[(index + 1)...])
        self.shadow(shape, map, shadow, level: 255, under: cover)
      } else {
        draw(item, map)
      }
    }
  }

  /// The opacity 0…255 of what fills a shape right after its shadows; 0 when nothing does.
  private static func cover(of shape: Shape, _ rest: ArraySlice<DisplayItem>) -> UInt32 {
    for item in rest {
      switch item {
      case .shadow(shape, _): continue
      case .fill(shape, let paint): return paint.leastAlpha
      default: return 0
      }
    }
    return 0
  }

  private func draw(_ item: DisplayItem, _ map: PixelMap) {
    switch item {
    case .fill(let shape, let paint): fill(shape, map, paint)
    case .stroke(let shape, let stroke, let color): self.stroke(shape, map, stroke, color)
    case .shadow: break  // Drawn with regard to what comes after it.
    case .text(let run):
      glyphs(
        tools.glyphs.image(of: run, scale: map.scale), at: map.apply(to: run.origin), run.color)
    case .icon(let icon):
      glyphs(
        tools.glyphs.image(of: icon, scale: map.scale), at: map.apply(to: icon.center), icon.color)
    case .hairline(let rect, let color): hairline(rect, map, color)
    case .group(let group): draw(group, map)
    }
  }

  /// Fills a shape, the paint's alpha lowered by a level 0…255.
  func fill(_ shape: Shape, _ map: PixelMap, _ paint: Paint, level: UInt32 = 255) {
    guard let ink = ink(paint, map, level) else { return }
    fill(Outline(shape, map), ink)
  }

  private func ink(_ paint: Paint, _ map: PixelMap, _ level: UInt32) -> Ink? {
    let gradient: GradientInk?
    let stops: [GradientStop]
    switch paint {
    case .solid(let color):
      let pixel = Blending.pixel(color, level: level)
      return pixel == 0 ? nil : .solid(pixel)
    case .linear(let start, let end, let colors):
      stops = colors
      gradient = GradientInk(
        from: map.apply(to: start), to: map.apply(to: end), colors, buffer: tools.colors)
    case .radial(let center, let inner, let outer, let colors):
      stops = colors
      gradient = GradientInk(
        center: map.apply(to: center), inner: inner * map.scale, outer: outer * map.scale, colors,
        buffer: tools.colors)
    }
    if let gradient { return .rows(gradient, level: level) }
    return stops.last.map { .solid(Blending.pixel($0.color, level: level)) }
  }

  /// Draws an outline: a ring between two contours where it can be one, else by distance.
  func stroke(_ shape: Shape, _ map: PixelMap, _ stroke: Stroke, _ color: Color) {
    let pixel = Blending.pixel(color)
    let width = stroke.width * map.scale
    guard pixel != 0, width > 0, width.isFinite, map.isUsable else { return }
    let ring = Ring(shape, map, width: width, alignment: stroke.alignment)
    if stroke.dash.isEmpty, let ring { return fill(ring.outline, .solid(pixel)) }
    var contours: [Flattener.Contour] = []
    if let ring {
      contours = [Flattener.Contour(points: ring.middle, isClosed: true)]
    } else if case .path(let path) = shape {
      contours = Flattener.contours(of: path, map)
    }
    let pieces = LinePieces(stroke, scale: map.scale).pieces(along: contours)
    tools.strokes.scan(pieces, half: width / 2, clip: clip) { paint($0, .solid(pixel)) }
  }

  private func hairline(_ rect: Rect, _ map: PixelMap, _ color: Color) {
    fill(Hairline.pixels(map.apply(to: rect)), .solid(Blending.pixel(color)))
  }

  private func glyphs(_ image: GlyphImage, at origin: Point, _ color: Color) {
    let x = PixelRect.nearest(origin.x)
    let y = PixelRect.nearest(origin.y)
    let ink = Ink.solid(Blending.pixel(color))
    let box = PixelRect(
      minX: x + image.left, minY: y + image.top, maxX: x + image.left + image.width,
      maxY: y + image.top + image.height)
    let part = box.intersection(clip)
    image.coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for row in part.minY..<part.maxY {
        let start = base + (row - box.minY) * image.width + (part.minX - box.minX)
        paint(part.minX..<part.maxX, row, by: start, ink)
      }
    }
    for glyph in image.colored { draw(glyph, x, y, level: UInt32(color.alpha)) }
  }

  private func draw(_ glyph: GlyphImage.ColorGlyph, _ x: Int, _ y: Int, level: UInt32) {
    let box = PixelRect(
      minX: x + glyph.left, minY: y + glyph.top, maxX: x + glyph.left + glyph.width,
      maxY: y + glyph.top + glyph.height)
    let part = box.intersection(clip)
    glyph.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for row in part.minY..<part.maxY {
        let start = base + (row - box.minY) * glyph.width + (part.minX - box.minX)
        Span.blend(row: start, level: level, over: target.at(part.minX, row), part.width)
      }
    }
  }
}
