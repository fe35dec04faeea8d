import Canvas
import Raster

/// Frames of several times in one picture: early ones give their blue, late ones their red (QA f4).
///
/// Each colour channel is an average of all frames, weighted by time. What stands still keeps its
/// own colours exactly; what moves leaves cool and warm traces.
package struct OnionSkin {
  private let weights: [Weights]
  private var sums: [UInt64] = []
  private var size = (width: 0, height: 0)
  private var count = 0

  /// Shares of a frame in red, green and blue; those of all frames add up to `whole`.
  private struct Weights {
    var red, green, blue: UInt64
  }

  private static let whole: UInt64 = 1 << 16

  /// A picture of so many frames, at least one.
  package init(frames: Int) {
    let reds = Self.shares((0..<frames).map { frames > 1 ? Double($0) : 1 })
    let greens = Self.shares([Double](repeating: 1, count: frames))
    weights = (0..<frames).map {
      Weights(red: reds[$0], green: greens[$0], blue: reds[frames - 1 - $0])
    }
  }

  /// The colour of a frame's trace, from cool to warm.
  package static func color(ofFrame index: Int, of count: Int) -> Color {
    let late = count > 1 ? Double(index) / Double(count - 1) : 0.5
    func mix(_ cool: Double, _ warm: Double) -> UInt32 {
      UInt32((cool + (warm - cool) * late).rounded())
    }
    return Color(mix(0, 230) << 16 | mix(110, 80) << 8 | mix(230, 0))
  }

  /// Adds the next frame; all must have one size.
  package mutating func add(_ picture: Bitmap) {
    if count == 0 {
      size = (picture.width, picture.height)
      sums = [UInt64](repeating: 0, count: picture.pixels.count * 3)
    }
    let weight = weights[min(count, weights.count - 1)]
    count += 1
    let pixels = picture.fitted(width: size.width, height: size.height).pixels
    for (index, pixel) in pixels.enumerated() {
      sums[3 * index] += UInt64(pixel >> 16 & 255) * weight.red
      sums[3 * index + 1] += UInt64(pixel >> 8 & 255) * weight.green
      sums[3 * index + 2] += UInt64(pixel & 255) * weight.blue
    }
  }

  /// The frames over each other.
  package var picture: Bitmap {
    let pixels = (0..<(sums.count / 3)).map { index -> UInt32 in
      func channel(_ offset: Int) -> UInt32 {
        UInt32((sums[3 * index + offset] + Self.whole / 2) / Self.whole)
      }
      return 0xFF00_0000 | channel(0) << 16 | channel(1) << 8 | channel(2)
    }
    return Bitmap(width: size.width, height: size.height, pixels: pixels)
  }

  /// Whole shares in proportion to some numbers; the largest takes what rounding leaves.
  private static func shares(_ numbers: [Double]) -> [UInt64] {
    let sum = numbers.reduce(0, +)
    var shares = numbers.map { UInt64((Double(whole) * $0 / sum).rounded(.down)) }
    if !shares.isEmpty { shares[shares.count - 1] += whole - shares.reduce(0, +) }
    return shares
  }
}
