/// A number found from readings, with one standard error.
package struct Estimate: Equatable, Sendable {
  /// The number.
  package var value: Double
  /// One standard error, in the same unit; infinite when the readings do not hold it.
  package var error: Double

  /// Three standard errors on both sides: of noisy and of rounded springs nine in ten held the truth.
  ///
  /// Two would do for free, normal errors and a straight model; readings are neither.
  package var interval: ClosedRange<Double> { value - 3 * error...value + 3 * error }

  /// A number and one standard error.
  package init(_ value: Double, error: Double = 0) {
    self.value = value
    self.error = error
  }
}

/// The ends of a movement that fit a progress best: value = from + way × progress.
struct LinearEnds {
  var from: Double
  var to: Double

  /// The least squares line through progresses and values.
  init(_ progress: [Double], _ values: [Double]) {
    let count = Double(max(1, values.count))
    let meanProgress = progress.reduce(0, +) / count
    let meanValue = values.reduce(0, +) / count
    var across = 0.0
    var both = 0.0
    for (share, value) in zip(progress, values) {
      across += (share - meanProgress) * (share - meanProgress)
      both += (share - meanProgress) * (value - meanValue)
    }
    let way = across > 0 ? both / across : 0
    from = meanValue - way * meanProgress
    to = from + way
  }

  func value(_ progress: Double) -> Double { from + (to - from) * progress }
}
