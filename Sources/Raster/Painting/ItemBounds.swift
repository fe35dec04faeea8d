import Canvas

/// Finds the device pixels that items may touch: never too few, sometimes too many.
struct ItemBounds {
  /// The glyph images, whose sizes count.
  let glyphs: GlyphCache

  /// The pixels of all items.
  func pixels(_ items: [DisplayItem], _ map: PixelMap) -> PixelRect {
    guard map.isUsable else { return .empty }
    return items.reduce(.empty) { $0.union(pixels($1, map)) }
  }

  /// The pixels of one item.
  func pixels(_ item: DisplayItem, _ map: PixelMap) -> PixelRect {
    switch item {
    case .fill(let shape, _): pixels(shape, map)
    case .stroke(let shape, let stroke, _): pixels(shape, map, grownBy: stroke.width * map.scale)
    case .shadow(let shape, let shadow): pixels(shadow, of: shape, map)
    case .text(let run):
      pixels(glyphs.image(of: run, scale: map.scale), at: map.apply(to: run.origin))
    case .icon(let icon):
      pixels(glyphs.image(of: icon, scale: map.scale), at: map.apply(to: icon.center))
    case .hairline(let rect, _): Hairline.pixels(map.apply(to: rect))
    case .group(let group): pixels(group, map)
    }
  }

  /// The pixels of a shape and its antialiased edge, grown by a distance in device pixels.
  func pixels(_ shape: Shape, _ map: PixelMap, grownBy distance: Double = 0) -> PixelRect {
    guard distance >= 0 else { return .empty }
    let box = map.apply(to: shape.bounds)
    return PixelRect(touching: box.grown(by: min(distance, Double(PixelRect.farthest)) + 1))
  }

  /// The pixels of a shadow.
  func pixels(_ shadow: Shadow, of shape: Shape, _ map: PixelMap) -> PixelRect {
    var map = map
    map.x += shadow.offset.x * map.scale
    map.y += shadow.offset.y * map.scale
    let blur = BoxBlur(sigma: shadow.blur / 2 * map.scale)
    return pixels(shape, map, grownBy: Double(blur.extent + 1))
  }

  /// The pixels on the screen of a layer's content, given those in the layer's own coordinates.
  func content(_ own: PixelRect, of layer: Layer, _ map: PixelMap) -> PixelRect {
    guard !own.isEmpty else { return .empty }
    let box = Rect(
      Double(own.minX), Double(own.minY), Double(own.width), Double(own.height)
    ).grown(by: 1)
    let placed = PixelMap(scale: layer.placement.scale, x: map.x, y: map.y).apply(to: box)
    let content = PixelRect(touching: placed.grown(by: 1))
    return layer.clip.map { content.intersection(pixels($0, map)) } ?? content
  }

  private func pixels(_ image: GlyphImage, at origin: Point) -> PixelRect {
    image.bounds.offset(x: PixelRect.nearest(origin.x), y: PixelRect.nearest(origin.y))
  }

  private func pixels(_ group: DisplayGroup, _ map: PixelMap) -> PixelRect {
    let inner = map.placed(group.placement)
    guard inner.isUsable, Blending.level(group.opacity) > 0 else { return .empty }
    let all = pixels(group.items, inner)
    return group.clip.map { all.intersection(pixels($0, inner)) } ?? all
  }
}
