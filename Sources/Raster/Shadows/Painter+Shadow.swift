import Canvas

extension Painter {
  /// Draws a shadow outside its shape, its colour's alpha lowered by a level 0…255.
  ///
  /// `cover`, 0…255, is the opacity of the surface that will lie on it; 0 for none. In a pixel that the
  /// edge parts, the share beside the surface ends up as dark as the shadow is there (SPEC K3, X4).
  func shadow(_ shape: Shape, _ map: PixelMap, _ shadow: Shadow, level: UInt32, under cover: UInt32)
  {
    let pixel = Blending.pixel(shadow.color, level: level)
    guard pixel != 0, let field = tools.shadows.field(shape, map, shadow) else { return }
    let region = field.bounds.intersection(clip)
    guard !region.isEmpty else { return }
    let shade = tools.shade.reserve(region.width)
    var isFresh = true
    tools.scanner.scan(Outline(shape, map), clip: region, everyRow: true) { row in
      if isFresh || !field.repeats(row.y) {
        field.write(row.y, region.minX..<region.maxX, into: shade)
        isFresh = false
      }
      ring(row, region, shade, pixel, cover)
    }
  }

  /// Paints a row of shade where the shape does not cover it.
  private func ring(
    _ row: CoverageRow, _ region: PixelRect, _ shade: UnsafeMutablePointer<UInt8>,
    _ pixel: UInt32, _ cover: UInt32
  ) {
    let line = target.at(region.minX, row.y)
    var cursor = 0
    for span in row.spans {
      // An opaque surface hides its own share of what is painted below it.
      if cover == 255, span.even != 255 { continue }
      let start = span.start - region.minX
      Span.blend(pixel, by: shade + cursor, over: line + cursor, start - cursor)
      cursor = span.end - region.minX
      if span.even == 255 { continue }
      let rim = tools.rim.reserve(cursor - start)
      let bytes = row.bytes(from: span.start)
      for index in start..<cursor {
        let weight = Self.weight(UInt32(span.even ?? bytes[index - start]), cover)
        rim[index - start] = UInt8(
          truncatingIfNeeded: Blending.product(UInt32(shade[index]), weight))
      }
      Span.blend(pixel, by: rim, over: line + start, cursor - start)
    }
    Span.blend(pixel, by: shade + cursor, over: line + cursor, region.width - cursor)
  }

  /// How much of the shade a pixel gets, 0…255, of which the shape covers so much, 0…255.
  ///
  /// The surface will let through one less `covered` × `cover`; what is to be seen is one less `covered`.
  private static func weight(_ covered: UInt32, _ cover: UInt32) -> UInt32 {
    let free = 255 &- covered
    let through = 255 &* 255 &- covered &* cover
    return (free &* 65025 &+ through / 2) / max(1, through)
  }
}

extension Paint {
  /// The least opacity of the paint anywhere, 0…255.
  var leastAlpha: UInt32 {
    switch self {
    case .solid(let color): UInt32(color.alpha)
    case .linear(_, _, let stops), .radial(_, _, _, let stops):
      stops.map { UInt32($0.color.alpha) }.min() ?? 0
    }
  }
}
