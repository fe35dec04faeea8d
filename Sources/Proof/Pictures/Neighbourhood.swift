import Raster

/// Tells whether a pixel lies within what surrounds its place in the other picture.
struct Neighbourhood {
  private let expected: Bitmap
  private let actual: Bitmap
  /// Levels a channel may lie beyond its neighbours, 0…255.
  private static let slack = 2

  init(_ expected: Bitmap, _ actual: Bitmap) {
    self.expected = expected
    self.actual = actual
  }

  /// True when either picture's pixel is beyond the range of the other's 3×3 pixels there, and the
  /// mean of the nine differs too: the peak of a thin line moved by a fraction sinks, its sum does not.
  func isStrange(_ x: Int, _ y: Int) -> Bool {
    let old = Nine(expected, x, y)
    let new = Nine(actual, x, y)
    return zip(old.channels, new.channels).contains { before, after in
      let isBeyond =
        after.middle < before.least - Self.slack || after.middle > before.most + Self.slack
        || before.middle < after.least - Self.slack || before.middle > after.most + Self.slack
      return isBeyond && abs(before.sum - after.sum) > before.count
    }
  }

  /// The greatest difference in any channel, 0…255.
  static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    var most = 0
    for shift in [UInt32(0), 8, 16, 24] {
      let one = Int(left >> shift & 255)
      let other = Int(right >> shift & 255)
      most = max(most, abs(one - other))
    }
    return most
  }
}

/// What the up to nine pixels around a place hold, channel by channel.
private struct Nine {
  struct Channel {
    var middle = 0
    var least = 255
    var most = 0
    var sum = 0
    var count = 0
  }

  let channels: [Channel]

  init(_ bitmap: Bitmap, _ x: Int, _ y: Int) {
    channels = [UInt32(0), 8, 16, 24].map { shift in
      var channel = Channel()
      channel.middle = Int(bitmap.pixels[y * bitmap.width + x] >> shift & 255)
      for row in max(0, y - 1)...min(bitmap.height - 1, y + 1) {
        for column in max(0, x - 1)...min(bitmap.width - 1, x + 1) {
          let level = Int(bitmap.pixels[row * bitmap.width + column] >> shift & 255)
          channel.least = min(channel.least, level)
          channel.most = max(channel.most, level)
          channel.sum += level
          channel.count += 1
        }
      }
      return channel
    }
  }
}
