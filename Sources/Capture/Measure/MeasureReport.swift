import Motion
import Proof

/// A measurement as words, as CSV and as JSON.
package struct MeasureReport {
  private let measurement: Measurement

  /// A report of a measurement.
  package init(_ measurement: Measurement) {
    self.measurement = measurement
  }

  /// What was found, for people.
  package var lines: [String] {
    let samples = measurement.track.samples
    var lines = [
      "\(measurement.edge.rawValue) edge, found in \(samples.count) of \(measurement.frames) frames, "
        + "\(px(measurement.track.range?.lowerBound)) … \(px(measurement.track.range?.upperBound))"
    ]
    guard measurement.better != .neither else {
      return lines + [measurement.objection].compactMap(\.self)
    }
    if let spring = measurement.spring {
      lines.append(
        "spring   duration \(TimingText.estimate(spring.response)) s, bounce "
          + "\(TimingText.estimate(bounce(spring)))")
      lines.append("         \(TimingText.fit(.spring(spring)))")
      lines.append("         \(ends(spring.from, spring.to, spring.start, spring.rms))")
    }
    if let strays = measurement.spring?.strays, !strays.isEmpty {
      let times = strays.map { NumberText.fixed($0.time, decimals: 3) }.joined(separator: ", ")
      lines.append("left out  the readings at \(times) s, which all others contradict")
    }
    if let bezier = measurement.bezier {
      lines.append("\(TimingText.fit(.bezier(bezier)).replacing("bezier ", with: "bezier   "))")
      lines.append("         \(ends(bezier.from, bezier.to, bezier.start, bezier.rms))")
    }
    if let objection = measurement.objection { return lines + [objection] }
    switch measurement.better {
    case .spring: lines.append("the spring fits better")
    case .bezier: lines.append("the Bezier curve fits better")
    case .neither: break
    }
    return lines
  }

  private func px(_ value: Double?) -> String {
    value.map { "\(NumberText.fixed($0, decimals: 2)) px" } ?? "-"
  }

  private func ends(_ from: Double, _ to: Double, _ start: Estimate, _ rms: Double) -> String {
    "\(measurement.isFar(from) ? "not seen" : NumberText.fixed(from, decimals: 2)) → \(px(to)) from \(TimingText.estimate(start)) s on, "
      + "residual rms \(NumberText.fixed(rms, decimals: 3)) px"
  }

  /// The bounce of a damping ratio, with the error carried over.
  private func bounce(_ fit: SpringFit) -> Estimate {
    let ratio = fit.dampingRatio.value
    let slope = ratio <= 1 ? 1 : 1 / (ratio * ratio)
    return Estimate(fit.spring.bounce, error: fit.dampingRatio.error * slope)
  }

  /// One line a frame: where the edge is and where both curves put it.
  package var csv: [String] {
    ["seconds,px,spring,bezier"]
      + measurement.track.samples.map { sample in
        let curves = [
          measurement.spring?.value(at: sample.time), measurement.bezier?.value(at: sample.time),
        ]
        return
          ([NumberText.text(sample.time), NumberText.text(sample.value)]
          + curves.map { $0.map(NumberText.text) ?? "" }).joined(separator: ",")
      }
  }

  /// Everything, with the digits that read back equal.
  package var json: JSON {
    .members([
      "edge": .string(measurement.edge.rawValue), "frames": .int(measurement.frames),
      "track": .array(
        measurement.track.samples.map { .array([.number($0.time), .number($0.value)]) }),
      "spring": measurement.spring.map(json) ?? .null,
      "bezier": measurement.bezier.map(json) ?? .null,
      "better": .string(measurement.better.rawValue),
      "objection": measurement.objection.map { .string($0) } ?? .null,
    ])
  }

  private func json(_ fit: SpringFit) -> JSON {
    .members([
      "duration": json(fit.response), "bounce": json(bounce(fit)), "response": json(fit.response),
      "damping": json(fit.dampingRatio), "start": json(fit.start), "from": .number(fit.from),
      "to": .number(fit.to), "rms": .number(fit.rms),
      "leftOut": .array(fit.strays.map { .number($0.time) }),
    ])
  }

  private func json(_ fit: BezierFit) -> JSON {
    .members([
      "points": .array(
        [fit.curve.x1, fit.curve.y1, fit.curve.x2, fit.curve.y2].map { .number($0) }),
      "duration": json(fit.duration), "start": json(fit.start), "from": .number(fit.from),
      "to": .number(fit.to), "rms": .number(fit.rms),
    ])
  }

  private func json(_ estimate: Estimate) -> JSON {
    let interval = estimate.interval
    return .members([
      "value": .number(estimate.value), "error": .number(estimate.error),
      "interval": .array([.number(interval.lowerBound), .number(interval.upperBound)]),
    ])
  }
}
