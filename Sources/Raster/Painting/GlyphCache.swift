import Canvas

/// Pictures of text runs and icons, asked for once while they stay in use.
final class GlyphCache {
  private enum Key: Hashable {
    case text(String, TextStyle, scale: Double)
    case icon(UInt32, pixels: Double, quarterTurns: Double, Icon.Facing)
  }

  private let text: any TextRasterizing
  private var images = AgedCache<Key, GlyphImage>(limit: 8 << 20)

  /// Images come from `text`.
  init(text: any TextRasterizing) {
    self.text = text
  }

  /// The image of a run; empty for sizes that cannot be drawn.
  func image(of run: TextRun, scale: Double) -> GlyphImage {
    let pixels = run.style.size * scale
    guard pixels > 0, pixels <= 2000, !run.text.isEmpty else { return .empty }
    return image(for: .text(run.text, run.style, scale: scale))
  }

  /// The image of an icon; empty for sizes that cannot be drawn.
  func image(of icon: Icon, scale: Double) -> GlyphImage {
    let pixels = icon.size * scale
    guard pixels > 0, pixels <= 2000, icon.quarterTurns.isFinite else { return .empty }
    return image(
      for: .icon(
        icon.codePoint, pixels: pixels, quarterTurns: icon.quarterTurns, icon.facing))
  }

  private func image(for key: Key) -> GlyphImage {
    images.value(for: key) {
      $0.coverage.count + $0.colored.reduce(256) { $0 + 4 * $1.pixels.count }
    } make: {
      switch key {
      case .text(let string, let style, let scale):
        Self.checked(text.image(of: string, style: style, scale: scale))
      case .icon(let codePoint, let pixels, let quarterTurns, let facing):
        Self.checked(
          text.image(ofIcon: codePoint, pixels: pixels, quarterTurns: quarterTurns)
        ).facing(facing)
      }
    }
  }

  /// The image with sizes that match its data and colours no brighter than their alpha.
  private static func checked(_ image: GlyphImage) -> GlyphImage {
    var image = image
    if !fits(image.left, image.top, image.width, image.height, image.coverage.count) {
      image.width = 0
      image.height = 0
      image.coverage = []
    }
    image.colored = image.colored.filter {
      fits($0.left, $0.top, $0.width, $0.height, $0.pixels.count)
    }
    for index in image.colored.indices {
      image.colored[index].pixels = image.colored[index].pixels.map(premultiplied)
    }
    return image
  }

  private static func fits(_ left: Int, _ top: Int, _ width: Int, _ height: Int, _ count: Int)
    -> Bool
  {
    let reach = -PixelRect.farthest...PixelRect.farthest
    return reach.contains(left) && reach.contains(top) && width > 0 && height > 0
      && width <= PixelRect.farthest && height <= PixelRect.farthest && count == width * height
  }

  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel.level(.alpha)
    return Channel.colors.reduce(alpha << 24) {
      $0 | min(pixel.level($1), alpha) << $1.shift
    }
  }
}

extension GlyphImage {
  /// The image as it is, or with left and right exchanged around its origin.
  fileprivate func facing(_ facing: Icon.Facing) -> GlyphImage {
    guard facing == .mirrored else { return self }
    var image = self
    if width > 0 { image.left = -(left + width) }
    image.coverage = coverage.mirrored(width: width)
    image.colored = colored.map { part in
      var part = part
      part.left = -(part.left + part.width)
      part.pixels = part.pixels.mirrored(width: part.width)
      return part
    }
    return image
  }

  /// The pixels it may touch, relative to its origin.
  var bounds: PixelRect {
    colored.reduce(
      PixelRect(minX: left, minY: top, maxX: left + width, maxY: top + height)
    ) {
      $0.union(
        PixelRect(
          minX: $1.left, minY: $1.top, maxX: $1.left + $1.width, maxY: $1.top + $1.height))
    }
  }
}

extension Array {
  /// Rows of so many elements, each from its end to its start.
  fileprivate func mirrored(width: Int) -> [Element] {
    guard width > 0 else { return self }
    return stride(from: 0, to: count, by: width).flatMap { self[$0..<($0 + width)].reversed() }
  }
}
