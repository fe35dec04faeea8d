import Glibc
import Motion

/// The timing curve that explains a track best: control points, duration and start.
package struct BezierFit: Equatable, Sendable {
  /// The curve.
  package var curve: CubicBezier
  /// Seconds from start to end.
  package var duration: Estimate
  /// When it set off, in seconds of the track.
  package var start: Estimate
  /// Where it set off and where it ends, in the track's unit.
  package var from, to: Double
  /// The root of the mean squared distance of the readings, in the track's unit.
  package var rms: Double

  /// The value at a time of the track, in seconds.
  package func value(at time: Double) -> Double {
    from + (to - from) * curve.value(at: (time - start.value) / duration.value)
  }

  /// The best curve through a track; nil when fewer than six readings move.
  package init?(_ track: Track) {
    guard let movement = Movement(track) else { return nil }
    let samples = movement.track.samples
    let values = samples.map(\.value)
    let square = LeastSquares { parameters in
      let (progress, ends) = Self.model(parameters, samples, values)
      return zip(values, progress).map { $0 - ends.value($1) }
    }
    let curves = [
      CubicBezier.linear, .ease, .easeIn, .easeOut, .easeInOut, CubicBezier(0.3, 0, 0.1, 1),
    ]
    let solutions = curves.map {
      square.solve(from: [
        $0.x1, $0.y1, $0.x2, $0.y2, log(movement.duration * 1.02), movement.start - 0.002,
      ])
    }
    guard let best = solutions.min(by: { $0.cost < $1.cost }) else { return nil }
    let (_, ends) = Self.model(best.parameters, samples, values)
    curve = Self.curve(best.parameters)
    let seconds = exp(best.parameters[4])
    duration = Estimate(seconds, error: seconds * best.errors[4])
    start = Estimate(best.parameters[5], error: best.errors[5])
    from = ends.from
    to = ends.to
    rms = (best.cost / Double(samples.count)).squareRoot()
  }

  private static func curve(_ parameters: [Double]) -> CubicBezier {
    CubicBezier(parameters[0], parameters[1], parameters[2], parameters[3])
  }

  private static func model(
    _ parameters: [Double], _ samples: [Track.Sample], _ values: [Double]
  ) -> (progress: [Double], ends: LinearEnds) {
    let curve = curve(parameters)
    let duration = exp(parameters[4])
    let progress = samples.map { curve.value(at: ($0.time - parameters[5]) / duration) }
    return (progress, LinearEnds(progress, values))
  }
}
