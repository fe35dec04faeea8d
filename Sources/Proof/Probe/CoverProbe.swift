import Raster

/// Finds a straight edge of a surface from two pictures that differ only in the surface's colour (SPEC X4).
///
/// How much they differ in a pixel is how much of it the surface covers. What lies behind, shadows, and what covers the surface are the same in both and play no part.
package struct CoverProbe: Equatable, Sendable {
  /// The side of the edge on which the surface is.
  package enum Inside: Hashable, Sendable {
    /// Toward the picture's start, as at a lower or right edge.
    case before
    /// Toward its end.
    case after
  }

  /// A line drawn inside the edge, over the surface: dark and high contrast have one.
  package struct Rim: Hashable, Sendable {
    /// Its width in px.
    package var width: Double
    /// How much of the surface it hides, 0…1.
    package var opacity: Double

    /// A line of a width in px that hides a share 0…1 of what is below.
    package init(width: Double, opacity: Double) {
      self.width = opacity > 0 ? max(0, width) : 0
      self.opacity = opacity
    }

    /// No line at all.
    package static let none = Rim(width: 0, opacity: 0)
  }

  /// Where the edge runs, in px: only the lines of pixels across it in here are read.
  package var region: PixelRect
  /// Across which way.
  package var axis: EdgeProbe.Axis
  /// Where the surface is.
  package var inside: Inside
  /// The line inside the edge.
  package var rim: Rim

  /// A probe in a region in px.
  package init(region: PixelRect, axis: EdgeProbe.Axis, inside: Inside, rim: Rim = .none) {
    self.region = region
    self.axis = axis
    self.inside = inside
    self.rim = rim
  }

  /// Lines that are read at most, spread over the edge.
  private static let mostLines = 48
  /// Lines that must be readable.
  private static let leastLines = 6
  /// Pixels by which lines may differ, and the share of them that must not differ more.
  private static let spread = 0.1
  private static let agreement = 0.6

  /// The edge's place along the axis in px, within so many px of where it is expected.
  ///
  /// The middle one of the readings of many lines; nil where too few can be read or they do not agree.
  package func place(
    in picture: Bitmap, beside other: Bitmap, near expected: Double, within distance: Double
  ) -> Double? {
    guard picture.width == other.width, picture.height == other.height, expected.isFinite,
      abs(expected) < 1e6
    else { return nil }
    let part = region.intersection(picture.bounds)
    let lines = axis == .vertical ? part.minX..<part.maxX : part.minY..<part.maxY
    let along = axis == .vertical ? picture.height : picture.width
    let reach = distance + 4 + rim.width
    let window = Int((expected - reach).rounded(.down))..<Int((expected + reach).rounded(.up))
    let pixels = window.clamped(to: 0..<along)
    guard !lines.isEmpty, !pixels.isEmpty else { return nil }
    let step = max(1, lines.count / Self.mostLines)
    let places = stride(from: lines.lowerBound + step / 2, to: lines.upperBound, by: step)
      .compactMap { line -> Double? in
        var levels = pixels.map { pixel -> Double in
          let index =
            axis == .vertical ? pixel * picture.width + line : line * picture.width + pixel
          return Self.difference(picture.pixels[index], other.pixels[index])
        }
        if inside == .before { levels.reverse() }
        guard let place = CoverLine(levels, rim).place else { return nil }
        return inside == .after
          ? Double(pixels.lowerBound) + place : Double(pixels.upperBound) - place
      }
      .filter { abs($0 - expected) <= distance }.sorted()
    guard places.count >= Self.leastLines else { return nil }
    let middle = places[places.count / 2]
    let near = places.count { abs($0 - middle) <= Self.spread }
    return Double(near) >= Self.agreement * Double(places.count) ? middle : nil
  }

  /// The sum of the differences of three channels, 0…765.
  private static func difference(_ left: UInt32, _ right: UInt32) -> Double {
    Double(
      Channel.colors.reduce(0) { $0 + abs(Int(left.level($1)) - Int(right.level($1))) })
  }
}

/// How much a line of pixels shows of a surface, from outside to inside.
struct CoverLine {
  /// Differences of two pictures, 0 where the surface is not.
  private let levels: [Double]
  private let rim: CoverProbe.Rim
  /// The difference where the surface is all that is seen.
  private let full: Double

  /// Differences that rounding to bytes leaves in three channels of both pictures.
  private static let rounding = 6.0
  /// Differences below which that would be more than 1/20 px.
  private static let least = 90.0

  init(_ levels: [Double], _ rim: CoverProbe.Rim) {
    self.levels = levels
    self.rim = rim
    full = levels.max() ?? 0
  }

  /// Where the surface begins; nil where it does not, or begins in a way no straight edge does.
  var place: Double? {
    guard full >= Self.least, let first = levels.firstIndex(where: { $0 > Self.rounding / 2 })
    else { return nil }
    var best: (place: Double, doubt: Double)?
    // What a pixel has less than rounding of begins in the one before.
    for outer in max(0, first - 1)...first {
      for end in [rim.width.rounded(.down), rim.width.rounded(.down) + 1] {
        let low = max(0, end - rim.width)
        let high = min(1, end + 1 - rim.width)
        guard end == 0 || rim.width > 0, high > low else { continue }
        let inner = outer + Int(end)
        guard inner + 2 < levels.count else { continue }
        let room = Double(outer) + low...Double(outer) + high
        let pixels = max(0, outer - 1)...inner + 2
        func doubt(_ edge: Double) -> Double {
          pixels.map { abs(levels[$0] - shown($0, edge)) }.max() ?? .infinity
        }
        let place = Self.least(
          of: { edge in
            pixels.reduce(0) { sum, pixel in
              let error = levels[pixel] - shown(pixel, edge)
              return sum + error * error
            }
          }, in: room)
        let found = doubt(place)
        if found < best?.doubt ?? Self.rounding { best = (place, found) }
      }
    }
    return best?.place
  }

  /// The difference in a pixel if the surface began at an edge.
  private func shown(_ pixel: Int, _ edge: Double) -> Double {
    func share(_ edge: Double) -> Double { min(max(Double(pixel + 1) - edge, 0), 1) }
    let covered = share(edge)
    return full * covered * (1 - rim.opacity * (covered - share(edge + rim.width)))
  }

  /// Where a function with one valley is least, by golden sections.
  private static func least(
    of cost: (Double) -> Double, in room: ClosedRange<Double>
  ) -> Double {
    let ratio = (5.0.squareRoot() - 1) / 2
    var (low, high) = (room.lowerBound, room.upperBound)
    var left = high - ratio * (high - low)
    var right = low + ratio * (high - low)
    var (below, above) = (cost(left), cost(right))
    for _ in 0..<12 {
      if below < above {
        (high, right, above) = (right, left, below)
        left = high - ratio * (high - low)
        below = cost(left)
      } else {
        (low, left, below) = (left, right, above)
        right = low + ratio * (high - low)
        above = cost(right)
      }
    }
    return (low + high) / 2
  }
}
