import Canvas

/// The opaque colour a layer's content stands on, cut by the same shape as the content.
///
/// A bitmap that starts with it is copied instead of blended, and what is drawn straight onto it
/// gives the same pixels.
struct Base: Equatable {
  /// Opaque, `0xFFRRGGBB`.
  let pixel: UInt32
  /// The surface and the clip of the layer.
  let shape: Shape

  /// The base of a layer; nil when something of what is below shines through, or lies between.
  init?(of layer: Layer) {
    guard layer.blur == 0, let surface = layer.surface, surface.outline == nil,
      surface.shape == layer.clip, case .solid(let color) = surface.fill, color.alpha == 255
    else { return nil }
    pixel = Blending.pixel(color)
    shape = surface.shape
  }

  /// The device pixels it may touch in the layer's own coordinates, wherever the layer stands.
  func bounds(_ scale: Double) -> PixelRect {
    Outline(shape, PixelMap(scale: scale)).bounds.grown(by: 1)
  }
}

extension LayerPainter {
  /// Surface and content in one: from the layer's bitmap, or what is not kept drawn in place.
  func body(of layer: Layer, on base: Base, _ map: PixelMap, _ painter: Painter) {
    let outline = Outline(base.shape, map)
    let painter = painter.clipped(to: outline.bounds)
    let x = PixelRect.nearest(map.x)
    let y = PixelRect.nearest(map.y)
    let own = painter.offset(x: -x, y: -y)
    guard !own.clip.isEmpty else { return }
    guard cache.isSteady(layer, tools: painter.tools) else {
      return painter.keepingOutside(of: outline, base.shape, map) {
        own.fill(own.clip, .solid(base.pixel))
        own.draw(layer.content, PixelMap(scale: scale))
      }
    }
    guard let sheet = cache.sheet(of: layer, holding: own.clip, tools: painter.tools)
    else { return }
    painter.lay(sheet, cut: outline, x: x, y: y)
  }

  /// The same in motion through a scale: an edge that parts a pixel covers its share of it once (X4).
  func scaledBody(of layer: Layer, on base: Base, _ map: PixelMap, _ painter: Painter) {
    let outline = Outline(base.shape, map)
    let painter = painter.clipped(to: outline.bounds)
    guard !painter.clip.isEmpty else { return }
    painter.keepingOutside(of: outline, base.shape, map) {
      painter.fill(painter.clip, .solid(base.pixel))
      scaledContent(of: layer, map, painter, nil)
    }
  }
}

extension Painter {
  /// Lets opaque pixels be drawn over all of the clip, then gives back what an outline leaves out.
  ///
  /// Only the corners and edges a shape fills in part are kept aside; the rest is drawn once.
  fileprivate func keepingOutside(
    of outline: Outline, _ shape: Shape, _ map: PixelMap, _ draw: () -> Void
  ) {
    let fringe = fringe(of: shape, map)
    let below = fringe.map { Offscreen(copying: target, region: $0, pool: tools.pool) }
    draw()
    for (part, below) in zip(fringe, below) {
      let drawn = Offscreen(copying: target, region: part, pool: tools.pool)
      drawn.seal()
      target.copy(from: below.pixels, part)
      clipped(to: part).lay(drawn, cut: outline, level: 255)
    }
  }

  /// The parts of the clip that a shape may fill in part only.
  private func fringe(of shape: Shape, _ map: PixelMap) -> [PixelRect] {
    let rows = PixelRect(insideOf: shape, map).intersection(clip)
    let columns = PixelRect(insideOf: shape, map, across: true).intersection(clip)
    return clip.without(rows).flatMap { $0.without(columns.intersection($0)) }
  }
}
