import Raster

/// What is different between an expected and an actual picture, by four measures at once.
///
/// No single number tells a missing icon from rounding noise; these four together do, and name the
/// kind of change (SPEC X5).
package struct PictureDifference: Equatable, Sendable {
  /// What kind of change it is.
  package enum Kind: Equatable, Sendable {
    /// The same pixels.
    case none
    /// No channel differs by more than one level, and nothing drifts.
    case rounding
    /// Edges lie elsewhere, by up to one pixel.
    case edges
    /// Something lies whole pixels to the right and below where it was.
    case moved(dx: Int, dy: Int)
    /// The same forms in other colours.
    case recolored
    /// Something else is there.
    case content
    /// All of it, or a large part, a little lighter, darker or more coloured.
    case tint
    /// The pictures have different sizes.
    case size
  }

  /// The kind that the measures add up to.
  package var kind = Kind.none
  /// Pixels that differ at all.
  package var changed = 0
  /// The greatest difference in any channel, 0…255.
  package var greatest = 0
  /// Pixels whose colours an eye tells apart.
  package var color = Crowd()
  /// Pixels outside what lies within one pixel of their place in the other picture.
  package var shift = Crowd()
  /// Even changes.
  package var tint = Tint()
  /// Where it is, in px: rectangles, the largest first.
  package var areas: [PixelRect] = []
  /// Pixels that differ more than each of the thresholds in `thresholds`.
  package var sweep: [Int] = []

  /// The distances of the sweep: 1 is black against white.
  package static let thresholds = [0, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32]
}

extension PictureDifference {
  /// Compares pictures; pixels beside the smaller one count as content.
  package init(from expected: Bitmap, to actual: Bitmap) {
    guard expected.width == actual.width, expected.height == actual.height else {
      self.init(kind: .size)
      measure(sizesOf: expected, actual)
      return
    }
    self.init()
    guard expected.pixels != actual.pixels else { return }
    measure(expected, actual)
  }

  /// What both have is compared; a pixel that only one of them has differs as much as one can.
  private mutating func measure(sizesOf expected: Bitmap, _ actual: Bitmap) {
    let common = expected.bounds.intersection(actual.bounds)
    let beside = expected.bounds.area + actual.bounds.area - 2 * common.area
    changed = beside
    greatest = beside > 0 ? 255 : 0
    for y in common.minY..<common.maxY {
      for x in common.minX..<common.maxX where expected[x, y] != actual[x, y] {
        changed += 1
        greatest = max(greatest, Neighbourhood.distance(expected[x, y], actual[x, y]))
      }
    }
    areas = [expected.bounds.union(actual.bounds)]
  }

  private mutating func measure(_ expected: Bitmap, _ actual: Bitmap) {
    let width = expected.width
    let height = expected.height
    var marked = MarkedPixels(width: width, height: height)
    var seen = marked
    var strange = marked
    var tints = TintSum(width: width, height: height)
    let palette = Palette()
    sweep = Array(repeating: 0, count: Self.thresholds.count)
    let neighbours = Neighbourhood(expected, actual)
    for y in 0..<height {
      for x in 0..<width {
        let old = expected.pixels[y * width + x]
        let new = actual.pixels[y * width + x]
        guard old != new else { continue }
        marked.mark(x, y)
        greatest = max(greatest, Neighbourhood.distance(old, new))
        let before = palette.color(of: old)
        let after = palette.color(of: new)
        let distance = max(
          before.distance(to: after), Self.distanceOverBlack(from: old, to: new))
        for (index, threshold) in Self.thresholds.enumerated() where distance > threshold {
          sweep[index] += 1
        }
        if distance > 0.02 { seen.mark(x, y) }
        let place = neighbours.place(x, y)
        tints.add(x, y, from: before, to: after, at: place)
        if place == .strange { strange.mark(x, y) }
      }
    }
    changed = marked.count
    color = seen.crowd
    shift = strange.crowd
    tint = tints.tint
    areas = (seen.count > 0 ? seen : marked).areas()
    kind =
      Classification(
        difference: self, expected: expected, actual: actual, marked: seen.count > 0 ? seen : marked
      ).kind
  }
}

extension PictureDifference {
  /// How far two pixels look apart over black; 0 when both hide what is below: white tells it all.
  private static func distanceOverBlack(from old: UInt32, to new: UInt32) -> Double {
    guard (old & new) >> 24 < 255 else { return 0 }
    return PerceivedColor(old, over: .black).distance(to: PerceivedColor(new, over: .black))
  }
}

/// Colours of pixels already worked out: screens have few.
final class Palette {
  private var known: [UInt32: PerceivedColor] = [:]

  func color(of pixel: UInt32) -> PerceivedColor {
    if let color = known[pixel] { return color }
    let color = PerceivedColor(pixel)
    if known.count < 1 << 16 { known[pixel] = color }
    return color
  }
}
