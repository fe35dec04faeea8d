import Canvas

/// Draws whole layers: shadows, surface, content.
struct LayerPainter {
  let painter: Painter
  let cache: LayerCache
  /// Device pixels a point.
  let scale: Double

  /// Draws a layer over what is there.
  func draw(_ layer: Layer) {
    let level = Blending.level(layer.opacity)
    let map = PixelMap(scale: scale).placed(layer.placement)
    guard level > 0, map.isUsable else { return }
    if let surface = layer.surface {
      let cover = Blending.product(surface.fill.leastAlpha, level)
      for shadow in surface.shadows {
        painter.shadow(surface.shape, map, shadow, level: level, under: cover)
      }
    }
    if level == 255 { return body(of: layer, map, painter) }
    if let surface = layer.surface, surface.outline == nil, layer.content.isEmpty {
      return painter.fill(surface.shape, map, surface.fill, level: level)
    }
    if layer.surface == nil, layer.placement.scale == 1, lay(layer, map, level: level) { return }
    painter.isolated(bodyBounds(of: layer, map), cut: nil, level: level) {
      body(of: layer, map, $0)
    }
  }

  /// Lays a translucent layer's own bitmap down; false when it has none or is cut by a shape.
  private func lay(_ layer: Layer, _ map: PixelMap, level: UInt32) -> Bool {
    guard layer.blur > 0 || cache.isSteady(layer, tools: painter.tools) else { return false }
    var painter = painter
    if let clip = layer.clip {
      guard let whole = Outline(clip, map).wholePixels else { return false }
      painter = painter.clipped(to: whole)
    }
    let own = painter.offset(x: -PixelRect.nearest(map.x), y: -PixelRect.nearest(map.y))
    guard let sheet = cache.sheet(of: layer, holding: own.clip, tools: painter.tools) else {
      return true
    }
    own.lay(sheet, cut: nil, level: level)
    return true
  }

  /// Draws an opaque layer and an even veil over it in one go; false when that cannot be done.
  func draw(_ layer: Layer, under veil: UInt32) -> Bool {
    guard layer.surface == nil, layer.clip == nil, layer.placement.scale == 1,
      cache.isSteady(layer, tools: painter.tools)
    else { return false }
    let map = PixelMap(scale: scale).placed(layer.placement)
    let own = painter.offset(x: -PixelRect.nearest(map.x), y: -PixelRect.nearest(map.y))
    guard let sheet = cache.sheet(of: layer, holding: own.clip, tools: painter.tools),
      sheet.pixels.region.contains(own.clip)
    else { return false }
    for y in own.clip.minY..<own.clip.maxY {
      Span.blend(
        veil, over: sheet.pixels.at(own.clip.minX, y), into: own.target.at(own.clip.minX, y),
        own.clip.width)
    }
    return true
  }

  /// The pixels of surface and content, without shadows.
  func bodyBounds(of layer: Layer, _ map: PixelMap) -> PixelRect {
    let bounds = ItemBounds(glyphs: painter.tools.glyphs)
    let surface = layer.surface.map { bounds.pixels($0.shape, map) } ?? .empty
    return surface.union(contentBounds(of: layer, map))
  }

  /// The pixels of the content on the screen.
  func contentBounds(of layer: Layer, _ map: PixelMap) -> PixelRect {
    guard !layer.content.isEmpty else { return .empty }
    return ItemBounds(glyphs: painter.tools.glyphs).content(
      cache.bounds(of: layer, tools: painter.tools), of: layer, map)
  }

  private func body(of layer: Layer, _ map: PixelMap, _ painter: Painter) {
    if !layer.content.isEmpty, let base = Base(of: layer) {
      return layer.placement.scale == 1
        ? body(of: layer, on: base, map, painter) : scaledBody(of: layer, on: base, map, painter)
    }
    if let surface = layer.surface {
      painter.fill(surface.shape, map, surface.fill)
      if let line = surface.outline {
        painter.stroke(
          surface.shape, map, Stroke(width: line.width, alignment: .inside), line.color)
      }
    }
    guard !layer.content.isEmpty else { return }
    var painter = painter
    var cut: Outline?
    if let clip = layer.clip {
      let outline = Outline(clip, map)
      painter = painter.clipped(to: outline.bounds)
      cut = outline.wholePixels == nil ? outline : nil
    }
    guard !painter.clip.isEmpty else { return }
    if layer.placement.scale == 1 {
      content(of: layer, map, painter, cut)
    } else {
      scaledContent(of: layer, map, painter, cut)
    }
  }

  /// Content on whole device pixels: from its bitmap, or drawn in place when it covers everything.
  private func content(of layer: Layer, _ map: PixelMap, _ painter: Painter, _ cut: Outline?) {
    let x = PixelRect.nearest(map.x)
    let y = PixelRect.nearest(map.y)
    let own = painter.offset(x: -x, y: -y)
    let bounds = cache.bounds(of: layer, tools: painter.tools)
    let isDirect =
      cut == nil && layer.blur == 0 && !cache.isSteady(layer, tools: painter.tools)
      && covers(layer, own.clip.intersection(bounds))
    if isDirect { return own.draw(layer.content, PixelMap(scale: scale)) }
    guard let sheet = cache.sheet(of: layer, holding: own.clip, tools: painter.tools)
    else { return }
    if let cut {
      painter.lay(sheet, cut: cut, x: x, y: y)
    } else {
      own.lay(sheet, cut: nil, level: 255)
    }
  }

  /// True when the first item paints all these pixels opaquely, so that nothing shines through.
  func covers(_ layer: Layer, _ pixels: PixelRect) -> Bool {
    guard case .fill(let shape, .solid(let color)) = layer.content.first, color.alpha == 255
    else { return false }
    return Outline(shape, PixelMap(scale: scale)).wholePixels?.contains(pixels) ?? false
  }

  /// Content in motion through a scale: its bitmap, halved while below one half, then interpolated.
  func scaledContent(
    of layer: Layer, _ map: PixelMap, _ painter: Painter, _ cut: Outline?
  ) {
    var scale = layer.placement.scale
    guard ResampledInk.canScale(by: scale, x: map.x, y: map.y) else { return }
    let halvings = scale < 0.5 ? min(12, Int(scale.exponent.magnitude) - 1) : 0
    let margin = Double(4 << halvings)
    let clip = painter.clip
    let wanted = PixelRect(
      touching: Rect(
        (Double(clip.minX) - map.x) / scale, (Double(clip.minY) - map.y) / scale,
        Double(clip.width) / scale, Double(clip.height) / scale
      ).grown(by: margin))
    guard
      let sheet = cache.sheet(
        of: layer, holding: wanted, halvings: halvings, tools: painter.tools)
    else { return }
    scale *= Double(1 << halvings)
    let ink = ResampledInk(sheet, scale: scale, x: map.x, y: map.y, tools: painter.tools)
    if let cut {
      painter.fill(cut, .rows(ink, level: 255))
    } else {
      painter.fill(contentBounds(of: layer, map), .rows(ink, level: 255))
    }
  }
}
