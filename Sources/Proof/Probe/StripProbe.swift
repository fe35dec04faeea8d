import Raster

/// Finds how far what a strip shows has gone up between two pictures, to a fraction of a pixel.
package struct StripProbe: Equatable, Sendable {
  /// The strip in px, which what moves does not leave sideways.
  package var region: PixelRect

  /// A probe of a strip in px.
  package init(region: PixelRect) {
    self.region = region
  }

  /// Columns and rows that are read at most.
  private static let mostColumns = 96
  private static let mostRows = 240
  /// Rows with something in them that are needed.
  private static let leastRows = 12
  /// The share of the difference that a place between pixels must take away to be believed.
  private static let gain = 0.5
  /// The share of rows that must match: the others may show something that does not scroll.
  private static let most = 0.7

  /// How far up, in px, what the first picture shows stands in the second; nil where it is not found.
  ///
  /// It is looked for up to `distance` px on both sides of what is expected.
  package func rise(
    from first: Bitmap, to second: Bitmap, near expected: Double, within distance: Int
  ) -> Double? {
    let part = region.intersection(first.bounds).intersection(second.bounds)
    guard part.width > 0, part.height > 2 * Self.leastRows, expected.isFinite,
      abs(expected) < Double(part.height)
    else { return nil }
    let step = max(1, part.width / Self.mostColumns)
    let columns = Array(Swift.stride(from: part.minX + step / 2, to: part.maxX, by: step))
    let old = Levels(first, part, columns)
    let new = Levels(second, part, columns)
    let rows = Self.busyRows(new, columns.count)
    guard rows.count >= Self.leastRows else { return nil }
    let middle = Int(expected.rounded())
    var best: Match?
    for rise in middle - distance...middle + distance {
      guard let match = match(rows, new, old, rise), match.cost < best?.cost ?? .infinity
      else { continue }
      best = match
    }
    // At the end of what was looked at the best may lie beyond.
    guard let best, abs(best.rise - middle) < distance,
      best.cost * 6 <= new.activity(best.rows)
    else { return nil }
    return refined(best, new, old)
  }

  /// Rows that match at a rise, and the mean difference of their levels.
  private struct Match {
    var rise: Int
    var rows: [Int]
    var cost: Double
  }

  private func match(_ rows: [Int], _ new: Levels, _ old: Levels, _ rise: Int) -> Match? {
    let costs = rows.compactMap { row -> (row: Int, cost: Int)? in
      guard (1..<old.height - 1).contains(row + rise) else { return nil }
      return (row, new.distance(row, old, row + rise))
    }
    guard costs.count >= max(Self.leastRows, rows.count / 4) else { return nil }
    let near = costs.sorted { $0.cost < $1.cost }.prefix(Int(Double(costs.count) * Self.most))
    let sum = near.reduce(0) { $0 + $1.cost }
    return Match(
      rise: rise, rows: near.map(\.row), cost: Double(sum) / Double(near.count * new.width))
  }

  /// The busiest rows of a picture.
  private static func busyRows(_ levels: Levels, _ columns: Int) -> [Int] {
    let busy = (1..<levels.height).map { ($0, levels.distance($0, levels, $0 - 1)) }
      .filter { $0.1 > columns }
    return busy.sorted { $0.1 > $1.1 }.prefix(mostRows).map(\.0).sorted()
  }

  /// The rise between whole pixels with the least squared difference, by golden sections.
  ///
  /// What stands on whole pixels, as words do, fits best whole pixels farther: then that is the answer.
  private func refined(_ match: Match, _ new: Levels, _ old: Levels) -> Double {
    func cost(_ rise: Double) -> Double {
      let whole = Int(rise.rounded(.down))
      return match.rows.reduce(0) { sum, row in
        guard row + whole >= 0, row + whole + 1 < old.height else { return sum }
        return sum + new.square(row, old, row + whole, share: rise - Double(whole))
      }
    }
    let ratio = (5.0.squareRoot() - 1) / 2
    var low = Double(match.rise) - 1
    var high = Double(match.rise) + 1
    for _ in 0..<20 {
      let left = high - ratio * (high - low)
      let right = low + ratio * (high - low)
      if cost(left) < cost(right) { high = right } else { low = left }
    }
    let rise = (low + high) / 2
    let whole = Double(match.rise)
    return cost(rise) <= Self.gain * cost(whole) ? rise : whole
  }
}

/// The lightness of some columns of a part of a picture, row by row, 0…255.
private struct Levels {
  let width: Int
  let height: Int
  private let levels: [Int]

  init(_ bitmap: Bitmap, _ part: PixelRect, _ columns: [Int]) {
    width = columns.count
    height = part.height
    var levels: [Int] = []
    levels.reserveCapacity(width * height)
    for y in part.minY..<part.maxY {
      for x in columns {
        let pixel = bitmap.pixels[y * bitmap.width + x]
        levels.append(
          Int(2 * pixel.level(.red) + 5 * pixel.level(.green) + pixel.level(.blue)) / 8)
      }
    }
    self.levels = levels
  }

  /// The sum of the differences of two rows.
  func distance(_ row: Int, _ other: Levels, _ otherRow: Int) -> Int {
    (0..<width).reduce(0) {
      $0 + abs(levels[row * width + $1] - other.levels[otherRow * width + $1])
    }
  }

  /// The sum of the squared differences from what lies a share of the way below another row.
  func square(_ row: Int, _ other: Levels, _ otherRow: Int, share: Double) -> Double {
    (0..<width).reduce(0) { sum, column in
      let upper = Double(other.levels[otherRow * width + column])
      let lower = Double(other.levels[(otherRow + 1) * width + column])
      let error = Double(levels[row * width + column]) - upper - (lower - upper) * share
      return sum + error * error
    }
  }

  /// The mean step of some rows from the one above, in levels.
  func activity(_ rows: [Int]) -> Double {
    let sum = rows.reduce(0) { $0 + ($1 > 0 ? distance($1, self, $1 - 1) : 0) }
    return Double(sum) / Double(max(1, rows.count * width))
  }
}
