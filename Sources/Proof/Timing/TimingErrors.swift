import Glibc

/// How far a track is from a specified curve, in the track's unit and in time (SPEC X4).
package struct TimingErrors: Equatable, Sendable {
  /// The greatest distance, in the track's unit.
  package var greatest = 0.0
  /// When it was greatest, in seconds.
  package var at = 0.0
  /// The root of the mean squared distance, in the track's unit.
  package var rms = 0.0
  /// The greatest distance in time, in seconds, where the curve moves fast enough to tell.
  package var greatestLag = 0.0
  /// The root of the mean squared distance in time, in seconds, over the same places.
  package var rmsLag = 0.0
  /// The delay of the whole track that explains most of it, in seconds: above 0 the track is late.
  package var shift = 0.0
  /// What remains of `rms` once the delay is taken out.
  package var rmsWithoutShift = 0.0

  /// Compares readings with the curve they should lie on, whose delay is looked for up to `reach` seconds.
  package init(_ track: Track, against curve: (Double) -> Double, reach: Double = 0.1) {
    guard !track.samples.isEmpty else { return }
    let fastest = track.samples.map { abs(Self.speed(curve, $0.time)) }.max() ?? 0
    var sum = 0.0
    var lags: [Double] = []
    for sample in track.samples {
      let error = sample.value - curve(sample.time)
      sum += error * error
      if abs(error) > greatest {
        greatest = abs(error)
        at = sample.time
      }
      let speed = abs(Self.speed(curve, sample.time))
      if speed > 0.2 * fastest { lags.append(abs(error) / speed) }
    }
    greatestLag = lags.max() ?? 0
    rmsLag = (lags.reduce(0) { $0 + $1 * $1 } / Double(max(1, lags.count))).squareRoot()
    rms = (sum / Double(track.samples.count)).squareRoot()
    shift = Self.shift(track, curve, reach)
    rmsWithoutShift = Self.rms(track, curve, delay: shift)
  }

  /// Whole frames of delay at a rate in frames a second, rounded; nil when it is below half a frame.
  package func frames(at rate: Double) -> Int? {
    let frames = (shift * rate).rounded()
    return frames == 0 ? nil : Int(frames)
  }

  private static func speed(_ curve: (Double) -> Double, _ time: Double) -> Double {
    (curve(time + 0.0005) - curve(time - 0.0005)) / 0.001
  }

  private static func rms(
    _ track: Track, _ curve: (Double) -> Double, delay: Double
  ) -> Double {
    let sum = track.samples.reduce(0) { sum, sample in
      let error = sample.value - curve(sample.time - delay)
      return sum + error * error
    }
    return (sum / Double(track.samples.count)).squareRoot()
  }

  /// The best delay: the best of an even grid, then narrowed by golden sections.
  private static func shift(
    _ track: Track, _ curve: (Double) -> Double, _ reach: Double
  ) -> Double {
    let steps = 100
    let grid = (-steps...steps).map { Double($0) / Double(steps) * reach }
    let errors = grid.map { rms(track, curve, delay: $0) }
    guard let least = errors.min(), let none = errors.dropFirst(steps).first else { return 0 }
    guard least < none else { return 0 }
    let center = grid[errors.firstIndex(of: least) ?? steps]
    let ratio = (5.0.squareRoot() - 1) / 2
    var low = center - reach / Double(steps)
    var high = center + reach / Double(steps)
    for _ in 0..<40 {
      let left = high - ratio * (high - low)
      let right = low + ratio * (high - low)
      if rms(track, curve, delay: left) < rms(track, curve, delay: right) {
        high = right
      } else {
        low = left
      }
    }
    return (low + high) / 2
  }
}
