extension PlotScale {
  /// From the least to the greatest of readings in a row without single ones far out; nil where that
  /// leaves nothing.
  ///
  /// The middle one of each three in a row forgets what only one had; those within their span
  /// beyond them still count, so that the tip of a smooth curve does.
  package static func usual(_ values: [Double]) -> ClosedRange<Double>? {
    let all = values.filter(\.isFinite)
    guard all.count >= 3 else { return nil }
    let middles = zip(all, zip(all.dropFirst(), all.dropFirst(2))).map { one, two in
      max(min(one, two.0), min(max(one, two.0), two.1))
    }
    guard let low = middles.min(), let high = middles.max(), low < high else { return nil }
    let room = high - low
    let usual = all.filter { $0 >= low - room && $0 <= high + room }
    return min(low, usual.min() ?? low)...max(high, usual.max() ?? high)
  }
}
