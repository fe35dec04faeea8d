import Raster

/// Finds how much of something shines through, from a picture without it and one with all of it (SPEC X4).
///
/// Where it is covered the two are the same, and nothing is read there.
package struct ShareProbe: Equatable, Sendable {
  /// Where it is looked for, in px.
  package var region: PixelRect

  /// A probe in a region in px.
  package init(region: PixelRect) {
    self.region = region
  }

  /// Levels by which the pictures must differ in a pixel: with fewer, rounding would be more than 1/128.
  private static let contrast = 64.0
  /// Pixels' channels that must differ as much.
  private static let least = 50
  /// Levels by which a pixel may be elsewhere than on the way from one picture to the other.
  private static let rounding = 2.0

  /// The share, 0 for the picture without and 1 for the one with it; nil where too little differs, or the
  /// picture is not between the two.
  package func share(of picture: Bitmap, from bare: Bitmap, to full: Bitmap) -> Double? {
    guard picture.width == bare.width, picture.height == bare.height, picture.width == full.width,
      picture.height == full.height
    else { return nil }
    let part = region.intersection(picture.bounds)
    guard !part.isEmpty else { return nil }
    var samples: [(step: Double, way: Double)] = []
    for y in part.minY..<part.maxY {
      for index in y * picture.width + part.minX..<y * picture.width + part.maxX
      where bare.pixels[index] != full.pixels[index] {
        for channel in Channel.colors {
          let start = Double(bare.pixels[index].level(channel))
          let way = Double(full.pixels[index].level(channel)) - start
          guard abs(way) >= Self.contrast else { continue }
          samples.append((Double(picture.pixels[index].level(channel)) - start, way))
        }
      }
    }
    guard samples.count >= Self.least else { return nil }
    let square = samples.reduce(0) { $0 + $1.way * $1.way }
    let share = samples.reduce(0) { $0 + $1.step * $1.way } / square
    let strays = samples.reduce(0) { sum, sample in
      let off = sample.step - share * sample.way
      return sum + off * off
    }
    return strays <= Self.rounding * Self.rounding * Double(samples.count) ? share : nil
  }
}
