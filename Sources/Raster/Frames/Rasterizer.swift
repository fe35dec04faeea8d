import Canvas

/// Turns frames into bitmaps, the same pixels for the same frame whatever was drawn before.
package final class Rasterizer {
  private let tools: Tools
  private let layers = LayerCache()
  private var last: Drawn?

  /// What the last drawing showed and where.
  private struct Drawn {
    let frame: Frame
    let scale: Double
    let drawing: Bitmap.Drawing
  }

  /// A rasterizer that takes its glyphs from `text`.
  package init(text: any TextRasterizing) {
    tools = Tools(text: text)
  }

  /// The frame at `scale` device pixels a point; scales outside 0.25…4 count as the nearest.
  package func draw(_ frame: Frame, scale: Double) -> Bitmap {
    var bitmap = Bitmap(width: 0, height: 0)
    draw(frame, scale: scale, into: &bitmap)
    return bitmap
  }

  /// Draws into a bitmap, which gets the right size, and tells which pixels may have changed.
  ///
  /// When the bitmap still holds this rasterizer's last drawing only the difference is drawn.
  @discardableResult
  package func draw(_ frame: Frame, scale: Double, into bitmap: inout Bitmap) -> [PixelRect] {
    let scale = Self.usable(scale)
    let size = Self.pixels(of: frame.size, scale)
    var damage = [PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)]
    layers.begin(scale: scale)
    if bitmap.width != size.width || bitmap.height != size.height {
      bitmap = Bitmap(width: size.width, height: size.height)
    } else if let last, last.drawing === bitmap.drawing, last.scale == scale {
      damage = Damage(tools: tools, scale: scale, screen: bitmap.bounds)
        .between(last.frame, frame)
    }
    let drawing = Bitmap.Drawing()
    bitmap.draw(as: drawing) { pixels in
      let painter = FramePainter(frame: frame, cache: layers, scale: scale)
      for part in damage { painter.draw(Painter(pixels, clip: part, tools: tools)) }
    }
    last = Drawn(frame: frame, scale: scale, drawing: drawing)
    return damage
  }

  /// No side of a picture has more pixels; what would lie beyond is not drawn.
  package static let longestSide = 1 << 13

  /// The size of a frame's picture in device pixels.
  package static func size(of frame: Frame, scale: Double) -> PixelRect {
    pixels(of: frame.size, usable(scale))
  }

  private static func usable(_ scale: Double) -> Double {
    scale.isNaN ? 1 : min(max(scale, 0.25), 4)
  }

  private static func pixels(of size: Size, _ scale: Double) -> PixelRect {
    PixelRect(
      minX: 0, minY: 0, maxX: min(max(0, PixelRect.nearest(size.width * scale)), longestSide),
      maxY: min(max(0, PixelRect.nearest(size.height * scale)), longestSide))
  }
}
