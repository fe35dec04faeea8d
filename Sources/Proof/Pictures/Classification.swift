import Raster

/// Names the kind of a difference from its measures and the pixels themselves.
struct Classification {
  let difference: PictureDifference
  let expected: Bitmap
  let actual: Bitmap
  /// The pixels that count.
  let marked: MarkedPixels

  /// How far something may have moved and still be found, in px.
  private static let reach = 8
  /// The share of pixels that must agree.
  private static let most = 0.8
  /// Pixels looked at, spread evenly.
  private static let samples = 4096

  var kind: PictureDifference.Kind {
    if difference.color.count == 0 {
      if difference.tint.isLoud { return .tint }
      if difference.greatest <= 1 { return .rounding }
      return difference.shift.densest > 3 ? .recolored : .edges
    }
    if let move { return .moved(dx: move.x, dy: move.y) }
    if difference.shift.densest <= 3, difference.shift.count * 2 <= difference.color.count {
      return .edges
    }
    return isRecolored ? .recolored : .content
  }

  /// The whole pixels by which what differs has moved; nil when no single move explains it.
  private var move: (x: Int, y: Int)? {
    let places = sampled
    guard !places.isEmpty else { return nil }
    var best = (x: 0, y: 0, share: 0.0)
    for dy in -Self.reach...Self.reach {
      for dx in -Self.reach...Self.reach where dx != 0 || dy != 0 {
        let share = agreement(places, dx, dy)
        let isNearer = abs(dx) + abs(dy) < abs(best.x) + abs(best.y)
        if share > best.share || (share == best.share && isNearer) { best = (dx, dy, share) }
      }
    }
    return best.share >= Self.most ? (best.x, best.y) : nil
  }

  /// The share of places where a move explains the old picture and the new one alike.
  private func agreement(_ places: [(x: Int, y: Int)], _ dx: Int, _ dy: Int) -> Double {
    var arrived = 0
    var left = 0
    for place in places {
      let x = place.x
      let y = place.y
      if Self.isSame(Self.pixel(expected, x - dx, y - dy), Self.pixel(actual, x, y)) {
        arrived += 1
      }
      if Self.isSame(Self.pixel(actual, x + dx, y + dy), Self.pixel(expected, x, y)) { left += 1 }
    }
    return Double(min(arrived, left)) / Double(places.count)
  }

  /// True for colours that differ no more than a shadow or a gradient below what moved.
  private static func isSame(_ one: UInt32?, _ other: UInt32?) -> Bool {
    guard let one, let other else { return false }
    return one == other || Neighbourhood.distance(one, other) <= 2
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    guard x >= 0, y >= 0, x < bitmap.width, y < bitmap.height else { return nil }
    return bitmap.pixels[y * bitmap.width + x]
  }

  private var sampled: [(x: Int, y: Int)] {
    let step = max(1, marked.count / Self.samples)
    var places: [(x: Int, y: Int)] = []
    var index = 0
    let box = marked.bounds
    for y in box.minY..<box.maxY {
      for x in box.minX..<box.maxX where marked[x, y] {
        if index % step == 0 { places.append((x, y)) }
        index += 1
      }
    }
    return places
  }

  /// True when around the changed pixels each old colour has one new colour, and no edge comes or goes.
  private var isRecolored: Bool {
    var there: [UInt32: [UInt32: Int]] = [:]
    var total = 0
    var edges = Edges()
    let box = marked.bounds.surrounded(by: 1, in: expected.bounds)
    for y in box.minY..<box.maxY {
      for x in box.minX..<box.maxX where isNear(x, y) {
        let old = expected[x, y]
        let new = actual[x, y]
        there[old, default: [:]][new, default: 0] += 1
        total += 1
        if x + 1 < box.maxX { edges.add(old, expected[x + 1, y], new, actual[x + 1, y]) }
        if y + 1 < box.maxY { edges.add(old, expected[x, y + 1], new, actual[x, y + 1]) }
      }
    }
    let agreeing = there.values.reduce(0) { $0 + Self.agreeing($1) }
    return Double(agreeing) >= 0.95 * Double(total) && edges.changed * 5 <= edges.all
  }

  /// How many pixels of one old colour took the commonest new one, or nearly it: gradients are rounded.
  private static func agreeing(_ news: [UInt32: Int]) -> Int {
    guard let most = news.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
      return 0
    }
    return news.reduce(0) { $0 + (Neighbourhood.distance($1.key, most) <= 4 ? $1.value : 0) }
  }

  /// Pairs of neighbours with a clear step between them in either picture.
  private struct Edges {
    var all = 0
    /// Those with no step at all in the other picture.
    var changed = 0

    mutating func add(_ old: UInt32, _ oldNext: UInt32, _ new: UInt32, _ newNext: UInt32) {
      let before = Neighbourhood.distance(old, oldNext)
      let after = Neighbourhood.distance(new, newNext)
      guard max(before, after) > Neighbourhood.steep else { return }
      all += 1
      if min(before, after) <= 2 { changed += 1 }
    }
  }

  /// True for marked pixels and those beside them.
  private func isNear(_ x: Int, _ y: Int) -> Bool {
    for row in max(0, y - 1)...min(marked.height - 1, y + 1) {
      for column in max(0, x - 1)...min(marked.width - 1, x + 1) where marked[column, row] {
        return true
      }
    }
    return false
  }
}

extension PixelRect {
  /// Grown on all sides but not beyond a frame, in px.
  func surrounded(by distance: Int, in frame: PixelRect) -> PixelRect {
    PixelRect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance
    ).intersection(frame)
  }
}
