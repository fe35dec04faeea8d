import Canvas

/// Draws into some pixels, never outside its clip.
struct Painter {
  /// Where to.
  let target: Pixels
  /// The device pixels that may change; inside the target's region.
  let clip: PixelRect
  /// Working memory and caches.
  let tools: Tools

  /// A painter that may touch a part of the target.
  init(_ target: Pixels, clip: PixelRect, tools: Tools) {
    self.target = target
    self.clip = clip.intersection(target.region)
    self.tools = tools
  }

  /// The same painter kept inside a rectangle.
  func clipped(to rect: PixelRect) -> Painter {
    Painter(target, clip: clip.intersection(rect), tools: tools)
  }

  /// The same painter for coordinates moved by whole pixels.
  func offset(x: Int, y: Int) -> Painter {
    Painter(target.offset(x: x, y: y), clip: clip.offset(x: x, y: y), tools: tools)
  }
}

extension Painter {
  /// Covers an outline with an ink.
  func fill(_ outline: Outline, _ ink: Ink) {
    if let whole = outline.wholePixels { return fill(whole, ink) }
    tools.scanner.scan(outline, clip: clip) { paint($0, ink) }
  }

  /// Covers whole pixels with an ink.
  func fill(_ rect: PixelRect, _ ink: Ink) {
    let part = rect.intersection(clip)
    for y in part.minY..<part.maxY { paint(part.minX..<part.maxX, y, even: 255, ink) }
  }

  /// Covers the spans of a row with an ink.
  func paint(_ row: CoverageRow, _ ink: Ink) {
    for span in row.spans {
      if let even = span.even {
        paint(span.start..<span.end, row.y, even: UInt32(even), ink)
      } else {
        paint(span.start..<span.end, row.y, by: row.bytes(from: span.start), ink)
      }
    }
  }

  /// Covers a run of pixels inside the clip evenly, 0…255.
  func paint(_ columns: Range<Int>, _ y: Int, even: UInt32, _ ink: Ink) {
    switch ink {
    case .solid(let pixel):
      let scaled = even == 255 ? pixel : Blending.scaled(pixel, even)
      Span.blend(scaled, over: target.at(columns.lowerBound, y), columns.count)
    case .rows(let rows, let level):
      let part = columns.clamped(to: rows.columns(y))
      guard !part.isEmpty else { return }
      let source = rows.row(part.lowerBound, y, part.count)
      let line = target.at(part.lowerBound, y)
      let amount = Blending.product(even, level)
      if amount == 255, rows.isOpaque {
        Span.copy(source, to: line, part.count)
      } else {
        Span.blend(row: source, level: amount, over: line, part.count)
      }
    }
  }

  /// Covers a run of pixels inside the clip, each by its own coverage.
  func paint(_ columns: Range<Int>, _ y: Int, by coverage: UnsafePointer<UInt8>, _ ink: Ink) {
    switch ink {
    case .solid(let pixel):
      Span.blend(pixel, by: coverage, over: target.at(columns.lowerBound, y), columns.count)
    case .rows(let rows, let level):
      let part = columns.clamped(to: rows.columns(y))
      guard !part.isEmpty else { return }
      Span.blend(
        row: rows.row(part.lowerBound, y, part.count), level: level,
        by: coverage + (part.lowerBound - columns.lowerBound),
        over: target.at(part.lowerBound, y), part.count)
    }
  }
}
