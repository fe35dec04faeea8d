/// One axis of a plot: values laid along a length in points, with round numbers as ticks.
package struct PlotScale: Hashable, Sendable {
  /// The values from end to end.
  package let range: ClosedRange<Double>
  /// The place of the lower end, in pt.
  let start: Double
  /// The place of the upper end, in pt; above `start` on a vertical axis.
  let end: Double

  /// An axis for values; values that are all the same get a range around them.
  package init(_ values: [Double], from start: Double, to end: Double, margin: Double = 0) {
    let known = values.filter(\.isFinite)
    let low = known.min() ?? 0
    let high = known.max() ?? 1
    let room = high > low ? (high - low) * margin : max(abs(low), 1) / 2
    let isWide = (high - low).isFinite
    range = isWide ? (low - room)...(high + room) : 0...1
    self.start = start
    self.end = end
  }

  /// The place of a value in pt; values far outside stay near the axis.
  package func place(_ value: Double) -> Double {
    let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    return start + (end - start) * min(max(share, -1), 2)
  }

  /// Multiples of 1, 2 or 5 times a power of ten within the range, at most `most` of them.
  package func ticks(most: Int = 8) -> [Double] {
    let step = step(most: most)
    guard step > 0 else { return [] }
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step).rounded(.down)
    guard first <= last, last - first < 1000 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// A tick as people read it, with the decimals its step needs.
  package func label(_ tick: Double, most: Int = 8) -> String {
    FixedDecimal.text(tick, decimals: FixedDecimal.decimals(of: step(most: most)))
  }

  private func step(most: Int) -> Double {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite, most > 0 else { return 0 }
    return Self.step(of: span, most: most)
  }

  /// The smallest 1, 2 or 5 times a power of ten that parts a span at most so many times.
  package static func step(of span: Double, most: Int) -> Double {
    var power = 1.0
    while span / power <= Double(most), power > 1e-300 { power /= 10 }
    while span / (power * 10) > Double(most), power < 1e300 { power *= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { span / $0 <= Double(most) } ?? 10 * power
  }
}
