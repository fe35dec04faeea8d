import Canvas
import Motion
import PresentationCore

/// A motion as a formula of time: from where, to where, along what curve, since when (SPEC X4, T6).
///
/// It is worked out anew from spring or Bezier curve, beside the engine's own moving values.
package struct ClosedForm: Hashable, Sendable {
  /// The way from start to end.
  package enum Law: Hashable, Sendable {
    /// A spring that sets off with a velocity a second.
    case spring(Spring, velocity: Double)
    /// A timing curve over seconds.
    case eased(CubicBezier, duration: Double)
    /// At the end at once.
    case immediate
    /// Momentum and the edge's spring.
    case scroll(ScrollPath)
  }

  /// The curve.
  package var law: Law
  /// The value where it sets off and the one it goes to.
  package var from, to: Double
  /// When it sets off, in seconds after the take's time zero.
  package var start: Double
  /// From when on it rests exactly at its end, in the same seconds (SPEC T7); nil for never.
  package var arrival: Double?

  /// A formula from its parts.
  package init(
    _ law: Law, from: Double, to: Double, start: Double, arrival: Double? = nil
  ) {
    self.law = law
    self.from = from
    self.to = to
    self.start = start
    self.arrival = arrival
  }

  /// The formula of what the engine set off, with times counted from a moment.
  package init(_ report: MotionReport, since epoch: Instant) {
    start = report.start.seconds(since: epoch)
    arrival = report.arrival?.seconds(since: epoch)
    switch report.law {
    case .value(let value):
      from = value.start
      to = value.target
      law =
        switch value.curve {
        case .spring(let spring): .spring(spring, velocity: value.startVelocity)
        case .bezier(let curve, let duration): .eased(curve, duration: duration)
        case .linear(let duration): .eased(.linear, duration: duration)
        case .immediate: .immediate
        }
    case .scroll(let path):
      from = path.state(after: 0).value
      to = path.end
      law = .scroll(path)
    }
  }

  /// The value at a time of the take, in seconds.
  package func value(at time: Double) -> Double {
    let elapsed = time - start
    if let arrival, time >= arrival { return to }
    guard elapsed > 0 else { return from }
    switch law {
    case .spring(let spring, let velocity):
      return to + spring.displacement(from: from - to, velocity: velocity, at: elapsed).value
    case .eased(let curve, let duration):
      return duration > 0 ? from + (to - from) * curve.value(at: elapsed / duration) : to
    case .immediate: return to
    case .scroll(let path): return path.state(after: elapsed).value
    }
  }

  /// How far from its end the formula is when it arrives: the snap of SPEC T7, in its own unit.
  package var snap: Double {
    guard let arrival else { return 0 }
    var free = self
    free.arrival = nil
    return abs(free.value(at: arrival) - to)
  }

  /// The curve in words, such as `spring, response 0.4 s, damping 0.85`.
  package var words: String {
    func number(_ value: Double) -> String {
      NumberText.text((value * 1e4).rounded() / 1e4)
    }
    switch law {
    case .spring(let spring, let velocity):
      let pace = velocity == 0 ? "" : ", velocity \(number(velocity))/s"
      return "spring, response \(number(spring.response)) s, damping "
        + "\(number(spring.dampingRatio))\(pace)"
    case .eased(.linear, let duration): return "linear, \(number(duration)) s"
    case .eased(let curve, let duration):
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(number)
      return "bezier \(points.joined(separator: ",")), \(number(duration)) s"
    case .immediate: return "at once"
    case .scroll: return "momentum and edge spring"
    }
  }
}
