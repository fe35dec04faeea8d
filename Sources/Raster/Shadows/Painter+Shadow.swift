import Canvas

extension Painter {
  /// Draws a shadow outside its shape, its colour's alpha lowered by a level 0…255.
  func shadow(_ shape: Shape, _ map: PixelMap, _ shadow: Shadow, level: UInt32) {
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
      ring(row, region, shade, pixel)
    }
  }

  /// Paints a row of shade where the shape does not cover it.
  private func ring(
    _ row: CoverageRow, _ region: PixelRect, _ shade: UnsafeMutablePointer<UInt8>,
    _ pixel: UInt32
  ) {
    let line = target.at(region.minX, row.y)
    var cursor = 0
    for span in row.spans {
      let start = span.start - region.minX
      Span.blend(pixel, by: shade + cursor, over: line + cursor, start - cursor)
      cursor = span.end - region.minX
      if span.even == 255 { continue }
      let rim = tools.rim.reserve(cursor - start)
      let bytes = row.bytes(from: span.start)
      for index in start..<cursor {
        let covered = UInt32(span.even ?? bytes[index - start])
        rim[index - start] = UInt8(
          truncatingIfNeeded: Blending.product(UInt32(shade[index]), 255 - covered))
      }
      Span.blend(pixel, by: rim, over: line + start, cursor - start)
    }
    Span.blend(pixel, by: shade + cursor, over: line + cursor, region.width - cursor)
  }
}
