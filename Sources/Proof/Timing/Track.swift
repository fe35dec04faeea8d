/// A value over time: what was measured, drawn or specified.
package struct Track: Equatable, Sendable {
  /// One reading.
  package struct Sample: Equatable, Sendable {
    /// Seconds from the take's time zero or the recording's start.
    package var time: Double
    /// The value, in pt or px, or 1 for opacity and scale.
    package var value: Double

    /// A reading of a value at a time in seconds.
    package init(_ time: Double, _ value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// Readings in order of their time.
  package var samples: [Sample]

  /// A track of readings, which are put in order of their time; those that are no numbers fall away.
  package init(_ samples: [Sample]) {
    self.samples = samples.filter { $0.time.isFinite && $0.value.isFinite }
      .sorted { $0.time < $1.time }
  }

  /// Readings of a function at given times, in seconds.
  package init(at times: [Double], _ value: (Double) -> Double) {
    self.init(times.map { Sample($0, value($0)) })
  }

  /// The least and the greatest value; nil without readings.
  package var range: ClosedRange<Double>? {
    guard let least = samples.map(\.value).min(), let most = samples.map(\.value).max()
    else { return nil }
    return least...most
  }

  /// The value between two readings on the straight line, beyond the ends the nearest reading's.
  package func value(at time: Double) -> Double? {
    guard let first = samples.first, let last = samples.last else { return nil }
    if time <= first.time { return first.value }
    if time >= last.time { return last.value }
    var low = 0
    var high = samples.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if samples[middle].time <= time { low = middle } else { high = middle }
    }
    let span = samples[high].time - samples[low].time
    guard span > 0 else { return samples[high].value }
    let share = (time - samples[low].time) / span
    return samples[low].value + share * (samples[high].value - samples[low].value)
  }
}
