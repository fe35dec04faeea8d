import Glibc
import Motion

/// The spring that explains a track best: from rest, started at some moment.
package struct SpringFit: Equatable, Sendable {
  /// The undamped period in seconds.
  package var response: Estimate
  /// 1 is critical.
  package var dampingRatio: Estimate
  /// When it set off, in seconds of the track.
  package var start: Estimate
  /// Where it set off and where it goes, in the track's unit.
  package var from, to: Double
  /// The root of the mean squared distance of the readings, in the track's unit.
  package var rms: Double

  /// The spring itself.
  package var spring: Spring {
    Spring(response: response.value, dampingRatio: dampingRatio.value)
  }

  /// The value at a time of the track, in seconds.
  package func value(at time: Double) -> Double {
    from + (to - from) * Self.progress(spring, time - start.value)
  }

  /// The best spring through a track; nil when fewer than six readings move.
  package init?(_ track: Track) {
    guard let movement = Movement(track) else { return nil }
    let samples = movement.track.samples
    let square = Self.square(samples)
    let starts = [0.35, 0.6, 0.85, 1, 1.4].flatMap { ratio -> [[Double]] in
      [0.4, 0.8, 1.6].map { share -> [Double] in
        [log(movement.duration * share), ratio, movement.start - 0.005]
      }
    }
    let solutions = starts.map { square.solve(from: $0) }
    guard let first = solutions.min(by: { $0.cost < $1.cost }) else { return nil }
    let kept = Self.withoutStrays(samples, square.residuals(first.parameters))
    let best =
      kept.count < samples.count ? Self.square(kept).solve(from: first.parameters) : first
    let (_, ends) = Self.model(best.parameters, kept)
    let period = exp(best.parameters[0])
    response = Estimate(period, error: period * best.errors[0])
    dampingRatio = Estimate(abs(best.parameters[1]), error: best.errors[1])
    start = Estimate(best.parameters[2], error: best.errors[2])
    from = ends.from
    to = ends.to
    let off = zip(samples, Self.model(best.parameters, samples).progress)
      .map { $0.value - ends.value($1) }
    rms = (off.reduce(0) { $0 + $1 * $1 } / Double(samples.count)).squareRoot()
  }

  private static func square(_ samples: [Track.Sample]) -> LeastSquares {
    LeastSquares { parameters in
      let (progress, ends) = model(parameters, samples)
      return zip(samples, progress).map { $0.value - ends.value($1) }
    }
  }

  /// The readings without those that lie six times farther off than usual, when that are few.
  ///
  /// Where something comes into a compressed film the first reading may be of a block's edge.
  private static func withoutStrays(
    _ samples: [Track.Sample], _ errors: [Double]
  ) -> [Track.Sample] {
    let usual = errors.map { abs($0) }.sorted()[errors.count / 2]
    let kept = zip(samples, errors).filter { abs($1) <= 6 * 1.4826 * usual }.map(\.0)
    return kept.count * 10 >= samples.count * 9 ? kept : samples
  }

  private static func model(
    _ parameters: [Double], _ samples: [Track.Sample]
  ) -> (progress: [Double], ends: LinearEnds) {
    let spring = Spring(response: exp(parameters[0]), dampingRatio: abs(parameters[1]))
    let progress = samples.map { self.progress(spring, $0.time - parameters[2]) }
    return (progress, LinearEnds(progress, samples.map(\.value)))
  }

  private static func progress(_ spring: Spring, _ seconds: Double) -> Double {
    seconds > 0 ? 1 + spring.displacement(from: -1, velocity: 0, at: seconds).value : 0
  }
}

/// The part of a track in which something moves, with a little rest on both sides.
struct Movement {
  let track: Track
  /// When the first reading left the start, in seconds.
  let start: Double
  /// Seconds until the last reading reached the end.
  let duration: Double

  init?(_ track: Track) {
    guard let range = track.range, let first = track.samples.first, let last = track.samples.last
    else { return nil }
    let noise = 0.002 * (range.upperBound - range.lowerBound)
    let samples = track.samples
    guard noise > 0, let begin = samples.firstIndex(where: { abs($0.value - first.value) > noise }),
      let end = samples.lastIndex(where: { abs($0.value - last.value) > noise }), end - begin >= 4
    else { return nil }
    let leaves = samples[max(0, begin - 1)].time
    let arrives = max(leaves + 1e-3, samples[end].time)
    let rest = (arrives - leaves) / 3
    start = leaves
    duration = arrives - leaves
    self.track = Track(samples.filter { $0.time >= leaves - rest && $0.time <= arrives + rest })
  }
}
