/// Turns outlines into coverage, row by row, exact to 1/256 pixel and independent of the clip.
final class Scanner {
  private let memory = CellMemory()
  private let heads = Buffer<Int32>(blank: -1)
  private let links = Buffer<Int32>(blank: -1)
  private let active = Buffer<Int32>(blank: 0)

  /// Hands each covered row of `clip` to `body`; with `everyRow` also those without any coverage.
  func scan(
    _ outline: Outline, clip: PixelRect, everyRow: Bool = false, _ body: (CoverageRow) -> Void
  ) {
    let bounds = everyRow ? clip : outline.bounds.intersection(clip)
    let rows = PixelRect(
      minX: clip.minX, minY: bounds.minY, maxX: clip.maxX, maxY: bounds.maxY)
    guard !rows.isEmpty else { return }
    outline.edges.withUnsafeBufferPointer { edges in
      var cells = CellRow(memory, clip: rows, edgeCount: edges.count)
      let heads = sorted(edges, into: rows)
      var active = ActiveEdges(edges: edges, indices: self.active.reserve(edges.count))
      let links = links.base
      for y in rows.minY..<rows.maxY {
        var next = heads[y - rows.minY]
        if next < 0, y < active.steadyUntil {
          body(cells.row(y))
          continue
        }
        while next >= 0 {
          active.append(next)
          next = links[Int(next)]
        }
        active.step(through: y, into: &cells)
        cells.sweep()
        let row = cells.row(y)
        if everyRow || !row.spans.isEmpty { body(row) }
      }
    }
  }

  /// Lists of edges by the row in which each begins to matter.
  private func sorted(
    _ edges: UnsafeBufferPointer<Edge>, into rows: PixelRect
  ) -> UnsafeMutablePointer<Int32> {
    let heads = heads.blank(rows.height)
    let links = links.reserve(edges.count)
    for index in edges.indices {
      let edge = edges[index]
      let row = max(Int(edge.y0 >> 8), rows.minY)
      guard row < rows.maxY, Int(edge.y1) > row << 8 else { continue }
      links[index] = heads[row - rows.minY]
      heads[row - rows.minY] = Int32(truncatingIfNeeded: index)
    }
    return heads
  }
}

/// The edges that cross the current row.
private struct ActiveEdges {
  let edges: UnsafeBufferPointer<Edge>
  let indices: UnsafeMutablePointer<Int32>
  var count = 0
  /// Rows before this one look like the last one stepped through, unless an edge begins.
  var steadyUntil = Int.min

  init(edges: UnsafeBufferPointer<Edge>, indices: UnsafeMutablePointer<Int32>) {
    self.edges = edges
    self.indices = indices
  }

  mutating func append(_ index: Int32) {
    indices[count] = index
    count &+= 1
  }

  /// Adds each edge's part in a row to the cells and drops the edges that end there.
  mutating func step(through y: Int, into cells: inout CellRow) {
    let top = y &<< 8
    let bottom = top &+ 256
    var isSteady = true
    var end = Int.max
    var slot = 0
    while slot < count {
      let edge = edges[Int(indices[slot])]
      let from = max(Int(edge.y0), top)
      let to = min(Int(edge.y1), bottom)
      cells.add(
        x0: edge.x(at: from), y0: from &- top, x1: edge.x(at: to), y1: to &- top,
        winding: edge.winding)
      if edge.x0 != edge.x1 || from != top || to != bottom { isSteady = false }
      end = min(end, Int(edge.y1) &>> 8)
      if Int(edge.y1) <= bottom {
        count &-= 1
        indices[slot] = indices[count]
        isSteady = false
      } else {
        slot &+= 1
      }
    }
    steadyUntil = isSteady ? end : Int.min
  }
}

extension Edge {
  /// Where the edge crosses a height between its ends, in 1/256 device pixels.
  @inline(__always)
  fileprivate func x(at y: Int) -> Int {
    if x0 == x1 || y == Int(y0) { return Int(x0) }
    if y == Int(y1) { return Int(x1) }
    let rise = Int(y1) &- Int(y0)
    return Int(x0) &+ (y &- Int(y0)) &* (Int(x1) &- Int(x0)) / rise
  }
}
