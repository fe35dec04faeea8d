import Raster

/// An edge between two grounds that are not even: a shadow lies beside it.
extension EdgeProbe {
  /// Where the edge parts one pixel of a line, whose sides go on from their neighbours along straight lines.
  ///
  /// A drawn edge parts one pixel only: the one at the steepest step or the next, whichever fits. Nil
  /// where neither does: then that is no edge between two grounds.
  func slopingPlace(_ bitmap: Bitmap, _ line: Int, _ center: Int) -> Double? {
    let found = [center, center + 1].compactMap { pixel -> (place: Double, share: Double)? in
      guard let parted = parted(bitmap, line, pixel), parted.doubt <= Self.mostDoubt
      else { return nil }
      return (parted.place, parted.place - Double(pixel))
    }
    // The pixel beside the parted one is all of one side.
    return found.min { abs($0.share - 0.5) < abs($1.share - 0.5) }?.place
  }

  /// Squared levels of three channels that rounding to bytes, twice, may leave.
  private static let mostDoubt = 27.0

  private func parted(
    _ bitmap: Bitmap, _ line: Int, _ pixel: Int
  ) -> (place: Double, doubt: Double)? {
    guard let before = side(bitmap, line, pixel, -1), let after = side(bitmap, line, pixel, 1)
    else { return nil }
    let seen = Channel.colors.map { Double(level(bitmap, line, pixel, $0)) }
    let steps = zip(before.levels, after.levels).map { $0 - $1 }
    let square = steps.reduce(0) { $0 + $1 * $1 }
    guard steps.reduce(0, { $0 + abs($1) }) >= Double(Self.least) else { return nil }
    let beyond = zip(seen, after.levels).map { $0 - $1 }
    let share = zip(beyond, steps).reduce(0) { $0 + $1.0 * $1.1 } / square
    let inside = min(max(share, 0), 1)
    // On a side that has the parted pixel in it nothing is straight.
    let doubt = zip(beyond, steps).reduce(before.unevenness + after.unevenness) {
      $0 + ($1.0 - inside * $1.1) * ($1.0 - inside * $1.1)
    }
    return (Double(pixel) + share, doubt)
  }

  /// What a side would show at a pixel if it went on.
  private struct Side {
    /// Channel by channel.
    var levels: [Double]
    /// The square of how far its pixels are off straight lines, in levels.
    var unevenness: Double
  }

  /// The side before or after a pixel; nil beside the picture.
  private func side(_ bitmap: Bitmap, _ line: Int, _ pixel: Int, _ way: Int) -> Side? {
    let end = axis == .vertical ? bitmap.height : bitmap.width
    guard (0..<end).contains(pixel), (0..<end).contains(pixel + way) else { return nil }
    var error = 0.0
    for count in [6, 4, 3] where (0..<end).contains(pixel + way * count) {
      let lines = Channel.colors.map { channel in
        Straight((1...count).map { level(bitmap, line, pixel + way * $0, channel) })
      }
      error = lines.map(\.error).max() ?? 0
      if error <= Self.unevenness { return Side(levels: lines.map(\.start), unevenness: 0) }
    }
    // Something else stands there: the nearest pixel is all that is known.
    return Side(
      levels: Channel.colors.map { Double(level(bitmap, line, pixel + way, $0)) },
      unevenness: error * error)
  }

  /// Levels by which a shadow drawn in bytes is off a straight line.
  private static let unevenness = 1.6
}

/// The straight line through levels at whole distances from 1 on.
private struct Straight {
  /// Its level at 0.
  let start: Double
  /// How far the worst level is off.
  let error: Double

  init(_ levels: [Int]) {
    let count = Double(levels.count)
    let middle = (count + 1) / 2
    let mean = Double(levels.reduce(0, +)) / count
    var both = 0.0
    var square = 0.0
    for (index, level) in levels.enumerated() {
      let way = Double(index + 1) - middle
      both += way * (Double(level) - mean)
      square += way * way
    }
    let slope = both / square
    let start = mean - slope * middle
    self.start = start
    error =
      levels.enumerated().map { abs(Double($1) - start - slope * Double($0 + 1)) }.max() ?? 0
  }
}
