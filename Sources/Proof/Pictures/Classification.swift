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
    if difference.shift.densest <= 3 { return .edges }
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
      if let old = Self.pixel(expected, x - dx, y - dy), old == Self.pixel(actual, x, y) {
        arrived += 1
      }
      if let new = Self.pixel(actual, x + dx, y + dy), new == Self.pixel(expected, x, y) {
        left += 1
      }
    }
    return Double(min(arrived, left)) / Double(places.count)
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

  /// True when around the changed pixels each old colour has one new colour and the other way round.
  private var isRecolored: Bool {
    var there: [UInt32: [UInt32: Int]] = [:]
    var back: [UInt32: [UInt32: Int]] = [:]
    var total = 0
    let box = marked.bounds.surrounded(by: 1, in: expected.bounds)
    for y in box.minY..<box.maxY {
      for x in box.minX..<box.maxX where isNear(x, y) {
        let old = expected.pixels[y * expected.width + x]
        let new = actual.pixels[y * actual.width + x]
        there[old, default: [:]][new, default: 0] += 1
        back[new, default: [:]][old, default: 0] += 1
        total += 1
      }
    }
    let agreeing = [there, back].map { maps in
      maps.values.reduce(0) { $0 + ($1.values.max() ?? 0) }
    }
    return Double(agreeing.min() ?? 0) >= 0.95 * Double(total) && hasNewColor(there)
  }

  /// True unless all changed pixels took a colour that stood beside them before.
  private func hasNewColor(_ there: [UInt32: [UInt32: Int]]) -> Bool {
    there.contains { old, news in
      news.keys.contains { $0 != old && (there[$0]?[$0] ?? 0) == 0 }
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
