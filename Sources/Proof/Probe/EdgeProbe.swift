import Raster

/// Finds a straight edge in a picture to a fraction of a pixel, from how much of it each pixel shows.
package struct EdgeProbe: Equatable, Sendable {
  /// The direction in which the edge is looked for.
  package enum Axis: String, Sendable, CaseIterable {
    /// A level edge, found going down.
    case vertical
    /// An upright edge, found going right.
    case horizontal
  }

  /// Which edge is meant where a region has several.
  package enum Choice: Hashable, Sendable {
    /// The one whose pixels change most.
    case strongest
    /// The first and the last that is at least half as strong.
    case first, last
  }

  /// Where it is looked for, in px.
  package var region: PixelRect
  /// Across which way.
  package var axis: Axis
  /// Pixels on either side of the edge that belong to it: 1 for drawn edges, more for compressed video.
  package var reach: Int
  /// Which edge is meant.
  package var choice: Choice

  /// A probe in a region in px.
  package init(region: PixelRect, axis: Axis, reach: Int = 3, choice: Choice = .strongest) {
    self.choice = choice
    self.region = region
    self.axis = axis
    self.reach = max(1, reach)
  }

  /// Levels between the two sides below which there is no edge, of 765 in three channels.
  static let least = 12

  /// The edge's place along the axis in px, and nil where nothing stands out.
  ///
  /// Near a place in px, when one is given, else wherever the region changes most; near is `within`
  /// so many px, or as far as the probe reaches. Each line of pixels across the edge is read by
  /// itself; the middle one of the readings is the answer.
  package func place(
    in bitmap: Bitmap, near expected: Double? = nil, within distance: Int? = nil
  ) -> Double? {
    let distance = distance ?? reach
    let part = region.intersection(bitmap.bounds)
    guard !part.isEmpty else { return nil }
    let lines = axis == .vertical ? part.minX..<part.maxX : part.minY..<part.maxY
    let along = axis == .vertical ? part.minY..<part.maxY : part.minX..<part.maxX
    let window = expected.map { place -> Range<Int> in
      let middle = Int(place.rounded(.down))
      return max(
        along.lowerBound, min(middle - distance, along.upperBound))..<max(
          along.lowerBound, min(along.upperBound, middle + distance + 1))
    }
    guard let center = steepest(bitmap, lines, window ?? along) else { return nil }
    let span = center - reach..<center + reach + 1
    guard span.lowerBound >= along.lowerBound, span.upperBound <= along.upperBound
    else { return nil }
    let places = lines.compactMap { place(bitmap, line: $0, span) }.sorted()
    guard places.count * 2 > lines.count || expected != nil, !places.isEmpty else { return nil }
    return places[places.count / 2]
  }

  /// The pixel between which and the next the lines change most together.
  private func steepest(_ bitmap: Bitmap, _ lines: Range<Int>, _ along: Range<Int>) -> Int? {
    let steps = along.dropLast().map { place in
      Channel.colors.reduce(0) { step, channel in
        let sum = lines.reduce(0) {
          $0 + level(bitmap, $1, place + 1, channel) - level(bitmap, $1, place, channel)
        }
        return step + abs(sum)
      }
    }
    guard let most = steps.max(), most > 0 else { return nil }
    func isStrong(_ index: Int) -> Bool { steps[index] * 2 >= most }
    let found: Int?
    switch choice {
    case .strongest: found = steps.firstIndex(of: most)
    case .first: found = steps.indices.first(where: isStrong).map { peak($0, steps, by: 1) }
    case .last: found = steps.indices.last(where: isStrong).map { peak($0, steps, by: -1) }
    }
    return found.map { along.lowerBound + $0 }
  }

  /// Where the steps stop growing: the middle of one edge.
  private func peak(_ start: Int, _ steps: [Int], by side: Int) -> Int {
    var index = start
    while steps.indices.contains(index + side), steps[index + side] > steps[index] { index += side }
    return index
  }

  /// What one line of pixels says: the share of the first side's colour, summed over the span.
  private func place(_ bitmap: Bitmap, line: Int, _ span: Range<Int>) -> Double? {
    let first = span.lowerBound
    let last = span.upperBound - 1
    var outer = 0
    var difference = 0.0
    var rest = 0.0
    for channel in Channel.colors {
      let before = level(bitmap, line, first, channel)
      let after = level(bitmap, line, last, channel)
      let weight = Double(before - after)
      difference += weight * weight
      outer += abs(before - after)
      for place in span {
        rest += Double(level(bitmap, line, place, channel) - after) * weight
      }
    }
    guard outer >= Self.least, difference > 0 else { return nil }
    return Double(first) + rest / difference
  }

  private func level(_ bitmap: Bitmap, _ line: Int, _ place: Int, _ channel: Channel) -> Int {
    let pixel =
      axis == .vertical
      ? bitmap.pixels[place * bitmap.width + line] : bitmap.pixels[line * bitmap.width + place]
    return Int(pixel.level(channel))
  }
}
