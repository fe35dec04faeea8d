import Raster

/// Tells what a changed pixel is among those around it.
final class Neighbourhood {
  private let expected: Bitmap
  private let actual: Bitmap
  private lazy var expectedSums = BoxSums(expected)
  private lazy var actualSums = BoxSums(actual)
  /// Levels a channel may lie beyond its neighbours, 0…255.
  private static let slack = 2
  /// Levels the sum of nine pixels may lie beyond the sums around it, at the least.
  private static let meanSlack = 9
  /// Levels between neighbours, 0…255, from which on there is an edge.
  static let steep = 24

  /// What a changed pixel is.
  enum Place {
    /// Beyond what surrounds its place in the other picture.
    case strange
    /// Within it, at an edge of either picture.
    case edge
    /// Within it, on even ground.
    case even
  }

  init(_ expected: Bitmap, _ actual: Bitmap) {
    self.expected = expected
    self.actual = actual
  }

  /// Strange when either picture's pixel is beyond the range of the other's 3×3 pixels there, and the
  /// mean of the nine is beyond the range of the nine means there too.
  ///
  /// What moved by up to a pixel only mixes what was around: the peak of a thin line may sink, but
  /// hardly a mean leaves the range of those beside it.
  func place(_ x: Int, _ y: Int) -> Place {
    let old = Nine(expected, x, y)
    let new = Nine(actual, x, y)
    let isBeyond = zip(old.channels, new.channels).contains { before, after in
      after.middle < before.least - Self.slack || after.middle > before.most + Self.slack
        || before.middle < after.least - Self.slack || before.middle > after.most + Self.slack
    }
    if isBeyond, hasStrangeMean(x, y) { return .strange }
    let isSteep = (old.channels + new.channels).contains { $0.most - $0.least > Self.steep }
    return isSteep ? .edge : .even
  }

  private func hasStrangeMean(_ x: Int, _ y: Int) -> Bool {
    let old = expectedSums.lanes(x, y)
    let new = actualSums.lanes(x, y)
    guard zip(old, new).contains(where: { abs($0 - $1) > Self.meanSlack }) else { return false }
    let before = expectedSums.ranges(x, y)
    let after = actualSums.ranges(x, y)
    return (0..<4).contains { lane in
      Self.isOutside(new[lane], before[lane]) || Self.isOutside(old[lane], after[lane])
    }
  }

  /// True beyond a range of sums and a sixteenth of it: close strokes beat with the pixels.
  private static func isOutside(_ sum: Int, _ range: ClosedRange<Int>) -> Bool {
    let slack = meanSlack + (range.upperBound - range.lowerBound) / 16
    return sum < range.lowerBound - slack || sum > range.upperBound + slack
  }

  /// The greatest difference in any channel, 0…255.
  static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    var most = 0
    for channel in Channel.allCases {
      let one = Int(left.level(channel))
      let other = Int(right.level(channel))
      most = max(most, abs(one - other))
    }
    return most
  }
}

/// What the up to nine pixels around a place hold, channel by channel.
private struct Nine {
  struct Levels {
    var middle = 0
    var least = 255
    var most = 0
  }

  let channels: [Levels]

  init(_ bitmap: Bitmap, _ x: Int, _ y: Int) {
    channels = Channel.allCases.map { channel in
      var levels = Levels()
      levels.middle = Int(bitmap.pixels[y * bitmap.width + x].level(channel))
      for row in max(0, y - 1)...min(bitmap.height - 1, y + 1) {
        for column in max(0, x - 1)...min(bitmap.width - 1, x + 1) {
          let level = Int(bitmap.pixels[row * bitmap.width + column].level(channel))
          levels.least = min(levels.least, level)
          levels.most = max(levels.most, level)
        }
      }
      return levels
    }
  }
}

/// The sums of the nine pixels around every place, the picture's edge going on outside.
///
/// Four channels lie side by side in one number, 16 bits each.
private struct BoxSums {
  private let width: Int
  private let height: Int
  private let sums: [UInt64]

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    let spread = bitmap.pixels.map { pixel -> UInt64 in
      let wide = UInt64(pixel)
      return wide & 255 | (wide & 0xFF00) << 8 | (wide & 0xFF_0000) << 16
        | (wide & 0xFF00_0000) << 24
    }
    var rows = spread
    for y in 0..<height {
      for x in 0..<width {
        let row = y * width
        rows[row + x] =
          spread[row + max(0, x - 1)] &+ spread[row + x] &+ spread[row + min(width - 1, x + 1)]
      }
    }
    var sums = rows
    for y in 0..<height {
      let (above, below) = (max(0, y - 1) * width, min(height - 1, y + 1) * width)
      for x in 0..<width {
        sums[y * width + x] = rows[above + x] &+ rows[y * width + x] &+ rows[below + x]
      }
    }
    self.sums = sums
  }

  /// The sums of the four channels at a place.
  func lanes(_ x: Int, _ y: Int) -> [Int] {
    let sum = sums[y * width + x]
    return [UInt64(0), 16, 32, 48].map { Int(sum >> $0 & 0xFFFF) }
  }

  /// The least and the greatest sums of the nine places around one.
  func ranges(_ x: Int, _ y: Int) -> [ClosedRange<Int>] {
    var ranges = lanes(x, y).map { $0...$0 }
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) {
        for (lane, sum) in lanes(column, row).enumerated() {
          ranges[lane] = min(ranges[lane].lowerBound, sum)...max(ranges[lane].upperBound, sum)
        }
      }
    }
    return ranges
  }
}
