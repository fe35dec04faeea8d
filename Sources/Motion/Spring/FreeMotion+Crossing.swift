import Glibc

extension FreeMotion {
  /// The stretch in which |value| passes a threshold for the last time; the value is monotone in it.
  private enum LastPassage {
    case none
    case never
    case between(start: Double, end: Double)
  }

  /// Seconds until |value| equals the threshold for the last time: 0 if never beyond, nil if always again.
  func lastCrossing(of threshold: Double) -> Double? {
    if start == MotionState(value: 0, velocity: 0) { return 0 }
    guard threshold > 0 else { return nil }
    switch lastPassage(of: threshold) {
    case .none: return 0
    case .never: return nil
    case .between(let start, let end): return crossing(of: threshold, between: start, and: end)
    }
  }

  private func size(at seconds: Double) -> Double { abs(state(at: seconds).value) }

  private func lastPassage(of threshold: Double) -> LastPassage {
    let turn = firstTurn
    if let turn, size(at: turn) > threshold {
      guard case .ringing(let rate) = regime else { return .between(start: turn, end: .infinity) }
      return lastPassage(of: threshold, afterTurn: turn, ringingAt: rate)
    }
    return abs(start.value) > threshold ? .between(start: 0, end: turn ?? .infinity) : .none
  }

  /// The first or second time from 0 on at which the velocity is 0; nil if the value never turns.
  private var firstTurn: Double? {
    let frequency = spring.angularFrequency
    let pull = frequency * start.value + spring.dampingRatio * start.velocity
    switch regime {
    case .ringing(let rate):
      let angle = atan2(start.velocity * (rate / frequency), pull)
      return (angle < 0 ? angle + .pi : angle) / rate
    case .critical:
      let time = start.velocity / (pull * frequency)
      return time > 0 ? time : nil
    case .creeping(let rate):
      let ratio = rate * (start.velocity / (pull * frequency))
      return ratio > 0 && ratio < 1 ? atanh(ratio) / rate : nil
    }
  }

  /// Turns follow each other by half a period and shrink by a constant factor: the last large one is known.
  private func lastPassage(
    of threshold: Double, afterTurn turn: Double, ringingAt rate: Double
  ) -> LastPassage {
    let halfPeriod = .pi / rate
    let shrinking = decay * halfPeriod
    guard shrinking > 0 else { return .never }
    let index = (log(size(at: turn) / threshold) / shrinking).rounded(.down)
    return .between(start: turn + index * halfPeriod, end: turn + (index + 1) * halfPeriod)
  }

  /// Newton's method on the logarithm, nearly a straight line here, kept inside a shrinking bracket.
  private func crossing(
    of threshold: Double, between start: Double, and end: Double
  ) -> Double? {
    let side = state(at: start).value < 0 ? -1.0 : 1.0
    var low = start
    var high = end
    var step = 1 / slowestDecay
    while low + step < high {
      if side * state(at: low + step).value <= threshold {
        high = low + step
      } else {
        low += step
        step *= 2
      }
    }
    guard high.isFinite else { return nil }
    var time = low
    for _ in 0..<200 {
      let state = state(at: time)
      let value = side * state.value
      if value > threshold { low = time } else { high = time }
      let newton = time - log(value / threshold) * value / (side * state.velocity)
      let next = newton >= low && newton <= high ? newton : low + (high - low) / 2
      if abs(next - time) <= time.ulp { return next }
      time = next
    }
    return time
  }
}
