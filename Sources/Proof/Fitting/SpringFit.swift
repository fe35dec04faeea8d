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
  /// Readings left out because all others contradict them; the residual does not count them.
  package var strays: [Track.Sample]

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
    let (kept, best) = Self.withoutStrays(samples, first)
    let (_, ends) = Self.model(best.parameters, kept)
    let period = exp(best.parameters[0])
    response = Estimate(period, error: period * best.errors[0])
    dampingRatio = Estimate(abs(best.parameters[1]), error: best.errors[1])
    start = Estimate(best.parameters[2], error: best.errors[2])
    from = ends.from
    to = ends.to
    rms = (best.cost / Double(kept.count)).squareRoot()
    strays = samples.filter { !kept.contains($0) }
  }

  private static func square(_ samples: [Track.Sample]) -> LeastSquares {
    LeastSquares { parameters in
      let (progress, ends) = model(parameters, samples)
      return zip(samples, progress).map { $0.value - ends.value($1) }
    }
  }

  /// The readings without up to three that the others contradict, and the best fit to them.
  ///
  /// Such a one lies more than six times farther from the others' curve than those do, and farther
  /// than 1/500 of the way: where something comes into a compressed film the first reading may be
  /// of a block's edge. Only those that are farthest off, and the ends, which pull the curve to
  /// themselves, are asked.
  private static func withoutStrays(
    _ samples: [Track.Sample], _ first: LeastSquares.Solution
  ) -> (kept: [Track.Sample], best: LeastSquares.Solution) {
    var (kept, best) = (samples, first)
    let values = samples.map(\.value)
    let least = 0.002 * ((values.max() ?? 0) - (values.min() ?? 0))
    while samples.count - kept.count < min(3, samples.count / 10) {
      let errors = square(kept).residuals(best.parameters).map(abs)
      let farthest = kept.indices.sorted { errors[$0] > errors[$1] }.prefix(4)
      let asked = [0, 1, kept.count - 1] + farthest
      let trials = asked.map { index in
        var rest = kept
        let one = rest.remove(at: index)
        let fit = square(rest).solve(from: best.parameters)
        let usual = (fit.cost / Double(rest.count)).squareRoot()
        let off = abs(one.value - value(at: one.time, of: fit, through: rest))
        return (rest: rest, fit: fit, excess: off > least ? off / max(usual, 1e-12) : 0)
      }
      guard let worst = trials.max(by: { $0.excess < $1.excess }), worst.excess > 6 else { break }
      (kept, best) = (worst.rest, worst.fit)
    }
    return (kept, best)
  }

  private static func value(
    at time: Double, of fit: LeastSquares.Solution, through samples: [Track.Sample]
  ) -> Double {
    let (_, ends) = model(fit.parameters, samples)
    let spring = Spring(response: exp(fit.parameters[0]), dampingRatio: abs(fit.parameters[1]))
    return ends.value(progress(spring, time - fit.parameters[2]))
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
