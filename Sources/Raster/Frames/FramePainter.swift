import Canvas

/// Draws all layers of a frame, but none of what an opaque layer hides.
struct FramePainter {
  let frame: Frame
  let cache: LayerCache
  /// Device pixels a point.
  let scale: Double

  /// Smaller opaque parts are not worth a walk of their own, in device pixels.
  private static let leastHidden = 1 << 14

  /// Draws the part of the frame inside the painter's clip.
  func draw(_ painter: Painter) {
    draw(painter, opaque: frame.layers.map { opaquePixels(of: $0, painter.tools) })
  }

  /// Splits the clip at the topmost large opaque part, so that what it hides is not drawn.
  private func draw(_ painter: Painter, opaque: [PixelRect]) {
    let clip = painter.clip
    guard !clip.isEmpty else { return }
    if let first = opaque.lastIndex(where: { $0.contains(clip) }) {
      return draw(painter, from: first)
    }
    let hidden = opaque.lazy.map { $0.intersection(clip) }.last { $0.area >= Self.leastHidden }
    guard let hidden else { return draw(painter, from: nil) }
    for part in clip.split(around: hidden) {
      draw(painter.clipped(to: part), opaque: opaque)
    }
  }

  /// Draws from an opaque layer upward, or everything over the backdrop.
  private func draw(_ painter: Painter, from first: Int?) {
    let layers = LayerPainter(painter: painter, cache: cache, scale: scale)
    var next = first ?? 0
    if first == nil {
      painter.fill(painter.clip, .solid(Blending.pixel(frame.backdrop) | 0xFF00_0000))
    } else if next + 1 < frame.layers.count, let veil = veil(frame.layers[next + 1], painter),
      layers.draw(frame.layers[next], under: veil)
    {
      next += 2
    }
    for layer in frame.layers[next...] { layers.draw(layer) }
  }

  /// The pixel that a layer lays evenly over the whole clip, when that is all it does.
  private func veil(_ layer: Layer, _ painter: Painter) -> UInt32? {
    guard let surface = layer.surface, surface.shadows.isEmpty, surface.outline == nil,
      layer.content.isEmpty, case .solid(let color) = surface.fill,
      let whole = Outline(surface.shape, PixelMap(scale: scale).placed(layer.placement))
        .wholePixels, whole.contains(painter.clip)
    else { return nil }
    return Blending.pixel(color, level: Blending.level(layer.opacity))
  }

  /// A rectangle in which nothing shines through a layer; empty when there is none.
  private func opaquePixels(of layer: Layer, _ tools: Tools) -> PixelRect {
    let map = PixelMap(scale: scale).placed(layer.placement)
    guard Blending.level(layer.opacity) == 255, map.isUsable else { return .empty }
    if let surface = layer.surface, case .solid(let color) = surface.fill, color.alpha == 255 {
      return PixelRect(insideOf: surface.shape, map)
    }
    guard layer.placement.scale == 1, case .fill(let shape, let paint) = layer.content.first,
      case .solid(let color) = paint, color.alpha == 255
    else { return .empty }
    let content = PixelRect(insideOf: shape, PixelMap(scale: scale))
      .offset(x: PixelRect.nearest(map.x), y: PixelRect.nearest(map.y))
    return layer.clip.map { content.intersection(PixelRect(insideOf: $0, map)) } ?? content
  }
}
