import Canvas

/// Cuts contours into the pieces of a solid or dashed line.
struct LinePieces {
  private static let mostDashes = 20_000.0

  private let half: Double
  private let cap: Stroke.Cap
  private let dash: [Double]

  /// Pieces of a stroke at `scale` device pixels a point.
  init(_ stroke: Stroke, scale: Double) {
    half = stroke.width * scale / 2
    cap = stroke.cap
    let lengths = stroke.dash.map { $0 * scale }
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    dash = !isUsable ? [] : lengths.count % 2 == 1 ? lengths + lengths : lengths
  }

  /// The pieces of a line along contours, in device pixels.
  func pieces(along contours: [Flattener.Contour]) -> [StrokeMask.Piece] {
    contours.flatMap { contour in
      guard contour.points.allSatisfy({ !$0.x.isNaN && !$0.y.isNaN }), contour.points.count > 1
      else { return [StrokeMask.Piece]() }
      var points = contour.points.map { Point(Self.kept($0.x), Self.kept($0.y)) }
      if contour.isClosed, let first = points.first { points.append(first) }
      let length = Self.length(points)
      let period = dash.reduce(0, +)
      guard period > 0, length / period < Self.mostDashes else {
        return joined(points, isOpen: !contour.isClosed)
      }
      return runs(points).flatMap { joined($0, isOpen: true) }
    }
  }

  /// The pieces between points; a butt cap cuts all pieces whose round ends could pass it.
  private func joined(_ points: [Point], isOpen: Bool) -> [StrokeMask.Piece] {
    var pieces = zip(points, points.dropFirst()).map { StrokeMask.Piece(start: $0, end: $1) }
    guard cap == .butt, isOpen else { return pieces }
    Self.cut(&pieces, pieces.indices, from: \.start, to: \.end, within: half)
    Self.cut(&pieces, pieces.indices.reversed(), from: \.end, to: \.start, within: half)
    return pieces
  }

  private static func cut(
    _ pieces: inout [StrokeMask.Piece], _ order: some Collection<Int>,
    from near: KeyPath<StrokeMask.Piece, Point>, to far: KeyPath<StrokeMask.Piece, Point>,
    within half: Double
  ) {
    guard let first = order.first(where: { pieces[$0].start != pieces[$0].end }) else { return }
    let place = pieces[first][keyPath: near]
    let next = pieces[first][keyPath: far]
    let length = place.distance(to: next)
    let cut = StrokeMask.Cut(
      place: place, ahead: Point((next.x - place.x) / length, (next.y - place.y) / length))
    for index in order {
      pieces[index].cuts.append(cut)
      if place.distance(to: pieces[index][keyPath: far]) > half + 1 { return }
    }
  }

  /// The dashes as lists of points.
  private func runs(_ points: [Point]) -> [[Point]] {
    var runs: [[Point]] = []
    var index = 0
    var left = dash[0]
    var run = [points[0]]
    for (start, end) in zip(points, points.dropFirst()) {
      let length = start.distance(to: end)
      var done = 0.0
      while done < length {
        let step = min(left, length - done)
        done += step
        let place = done < length ? Self.between(start, end, done / length) : end
        if index % 2 == 0 { run.append(place) }
        left -= step
        guard left <= 0 else { continue }
        if index % 2 == 0 { runs.append(run) }
        run = [place]
        index = (index + 1) % dash.count
        left = dash[index]
      }
    }
    if index % 2 == 0, run.count > 1 { runs.append(run) }
    return runs
  }

  /// A coordinate kept within reach.
  private static func kept(_ value: Double) -> Double {
    min(max(value, -Double(PixelRect.farthest)), Double(PixelRect.farthest))
  }

  private static func length(_ points: [Point]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  private static func between(_ start: Point, _ end: Point, _ share: Double) -> Point {
    Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
  }
}
