import Canvas

/// Cuts contours into the pieces of a solid or dashed line.
enum LinePieces {
  private static let mostDashes = 20_000.0

  /// The pieces of a line along contours, in device pixels.
  static func pieces(
    along contours: [Flattener.Contour], _ stroke: Stroke, scale: Double
  ) -> [StrokeMask.Piece] {
    let dash = stroke.dash.map { $0 * scale }
    let period = dash.reduce(0, +)
    let isDashed = dash.allSatisfy { $0 >= 0 && $0.isFinite } && period > 0
    return contours.flatMap { contour in
      var points = contour.points
      if contour.isClosed, let first = points.first { points.append(first) }
      let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      return isDashed && length / period < mostDashes
        ? dashed(points, dash + (dash.count % 2 == 1 ? dash : []), cap: stroke.cap)
        : solid(points, isClosed: contour.isClosed, cap: stroke.cap)
    }
  }

  private static func solid(
    _ points: [Point], isClosed: Bool, cap: Stroke.Cap
  ) -> [StrokeMask.Piece] {
    var pieces = zip(points, points.dropFirst()).map { StrokeMask.Piece(start: $0, end: $1) }
    if cap == .butt, !isClosed, !pieces.isEmpty {
      pieces[0].cutsStart = true
      pieces[pieces.count - 1].cutsEnd = true
    }
    return pieces
  }

  private static func dashed(
    _ points: [Point], _ dash: [Double], cap: Stroke.Cap
  ) -> [StrokeMask.Piece] {
    var pieces: [StrokeMask.Piece] = []
    var index = 0
    var left = dash[0]
    var isFresh = true
    for (start, end) in zip(points, points.dropFirst()) {
      let length = start.distance(to: end)
      var done = 0.0
      while done < length {
        let step = min(left, length - done)
        if index % 2 == 0 {
          let from = done / length
          let to = (done + step) / length
          var piece = StrokeMask.Piece(
            start: between(start, end, from), end: between(start, end, to))
          piece.cutsStart = isFresh && cap == .butt
          piece.cutsEnd = step == left && cap == .butt
          pieces.append(piece)
        }
        isFresh = step == left
        left -= step
        done += step
        if isFresh {
          index = (index + 1) % dash.count
          left = dash[index]
        }
      }
    }
    return pieces
  }

  private static func between(_ start: Point, _ end: Point, _ share: Double) -> Point {
    Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
  }
}
