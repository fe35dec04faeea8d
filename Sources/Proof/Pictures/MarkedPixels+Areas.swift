import Raster

extension MarkedPixels {
  /// Rectangles around the marks, those closer than `gap` px together in one, largest first.
  func areas(gap: Int = 8, most: Int = 12) -> [PixelRect] {
    var open: [PixelRect] = []
    var done: [PixelRect] = []
    for y in bounds.minY..<bounds.maxY {
      done += open.filter { $0.maxY + gap <= y }
      open.removeAll { $0.maxY + gap <= y }
      for run in runs(inRow: y, gap: gap) { Self.add(run, to: &open, gap: gap) }
    }
    done += open
    return Array(done.sorted { ($0.area, $1.minY) > ($1.area, $0.minY) }.prefix(most))
  }

  private func runs(inRow y: Int, gap: Int) -> [PixelRect] {
    var runs: [PixelRect] = []
    for x in bounds.minX..<bounds.maxX where self[x, y] {
      let pixel = PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
      if let last = runs.last, x < last.maxX + gap {
        runs[runs.count - 1] = last.union(pixel)
      } else {
        runs.append(pixel)
      }
    }
    return runs
  }

  private static func add(_ rect: PixelRect, to open: inout [PixelRect], gap: Int) {
    var all = rect
    while let index = open.firstIndex(where: {
      $0.minX < all.maxX + gap && all.minX < $0.maxX + gap && $0.minY < all.maxY + gap
        && all.minY < $0.maxY + gap
    }) { all = all.union(open.remove(at: index)) }
    open.append(all)
  }
}
