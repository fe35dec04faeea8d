import Canvas

/// Finds the device pixels in which two frames can differ.
struct Damage {
  let tools: Tools
  /// Device pixels a point.
  let scale: Double
  /// All pixels.
  let screen: PixelRect

  /// Rectangles that do not overlap; empty when nothing can differ.
  func between(_ old: Frame, _ new: Frame) -> [PixelRect] {
    guard old.backdrop == new.backdrop, let pairs = pairs(old.layers, new.layers) else {
      return [screen]
    }
    var rects: [PixelRect] = []
    for pair in pairs {
      for rect in between(pair.0, pair.1) { add(rect.intersection(screen), to: &rects) }
    }
    return rects
  }

  /// Layers side by side by name; nil when common layers changed their order or names repeat.
  private func pairs(_ old: [Layer], _ new: [Layer]) -> [(Layer?, Layer?)]? {
    let oldNames = Set(old.map(\.name))
    let newNames = Set(new.map(\.name))
    guard oldNames.count == old.count, newNames.count == new.count else { return nil }
    let stayed = old.filter { newNames.contains($0.name) }
    let kept = new.filter { oldNames.contains($0.name) }
    guard stayed.map(\.name) == kept.map(\.name) else { return nil }
    let gone = old.filter { !newNames.contains($0.name) }.map { (Layer?.some($0), Layer?.none) }
    let added = new.filter { !oldNames.contains($0.name) }.map { (Layer?.none, Layer?.some($0)) }
    return gone + added + zip(stayed, kept).map { ($0, $1) }
  }

  private func between(_ old: Layer?, _ new: Layer?) -> [PixelRect] {
    guard let old, let new else { return [bounds(of: old), bounds(of: new)] }
    if old == new { return [] }
    var same = old
    same.content = new.content
    guard same == new, new.placement.scale == 1, new.blur == 0 else {
      return [bounds(of: old), bounds(of: new)]
    }
    let map = PixelMap(scale: scale).placed(new.placement)
    let changed = difference(old.content, new.content).offset(
      x: PixelRect.nearest(map.x), y: PixelRect.nearest(map.y))
    let clip = new.clip.map { ItemBounds(glyphs: tools.glyphs).pixels($0, map) }
    return [clip.map(changed.intersection) ?? changed]
  }

  /// What lies between the common beginning and the common end of two lists.
  private func difference(_ old: [DisplayItem], _ new: [DisplayItem]) -> PixelRect {
    let common = min(old.count, new.count)
    var start = 0
    while start < common, old[start] == new[start] { start += 1 }
    var end = 0
    while end < common - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let bounds = ItemBounds(glyphs: tools.glyphs)
    let map = PixelMap(scale: scale)
    return (old[start..<(old.count - end)] + new[start..<(new.count - end)])
      .reduce(.empty) { $0.union(bounds.pixels($1, map)) }
  }

  /// Everything a layer may touch, shadows included.
  private func bounds(of layer: Layer?) -> PixelRect {
    guard let layer, Blending.level(layer.opacity) > 0 else { return .empty }
    let map = PixelMap(scale: scale).placed(layer.placement)
    guard map.isUsable else { return .empty }
    let bounds = ItemBounds(glyphs: tools.glyphs)
    var all = content(of: layer, map)
    if let surface = layer.surface {
      all = all.union(bounds.pixels(surface.shape, map))
      for shadow in surface.shadows {
        all = all.union(bounds.pixels(shadow, of: surface.shape, map))
      }
    }
    return all
  }

  private func content(of layer: Layer, _ map: PixelMap) -> PixelRect {
    guard !layer.content.isEmpty else { return .empty }
    let bounds = ItemBounds(glyphs: tools.glyphs)
    return bounds.content(
      bounds.pixels(layer.content, PixelMap(scale: scale)), of: layer, map)
  }

  /// Adds a rectangle, melting it with those it overlaps.
  private func add(_ rect: PixelRect, to rects: inout [PixelRect]) {
    guard !rect.isEmpty else { return }
    var all = rect
    while let index = rects.firstIndex(where: { !$0.intersection(all).isEmpty }) {
      all = all.union(rects.remove(at: index))
    }
    rects.append(all)
  }
}
