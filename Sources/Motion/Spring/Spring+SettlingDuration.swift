import Glibc

extension Spring {
  /// Mass 1, reaching the threshold after 0.01...10 s; ratio 0...1, velocity in ways per second (MOTION 2).
  public init(
    settlingDuration: Double, dampingRatio: Double, initialVelocity: Double = 0,
    threshold: Double = 0.001
  ) {
    let isUsable =
      settlingDuration.isFinite && dampingRatio.isFinite && initialVelocity.isFinite
      && threshold > 0 && threshold.isFinite
    let ratio = min(1, max(0, dampingRatio))
    guard isUsable, ratio > 0 else {
      self = isUsable ? Spring(response: settlingDuration, dampingRatio: 0) : .jump
      return
    }
    let duration = min(10, max(0.01, settlingDuration))
    let remainder = SettlingRemainder(
      duration: duration, dampingRatio: ratio, velocity: initialVelocity)
    let frequency = remainder.largestFrequency(leaving: threshold)
    self.init(response: 2 * .pi / frequency, dampingRatio: ratio)
  }
}

/// The share of the way left at a given duration, as a function of the spring's frequency.
private struct SettlingRemainder {
  let duration: Double
  let dampingRatio: Double
  let velocity: Double

  func share(at frequency: Double) -> Double {
    let size = exp(-dampingRatio * frequency * duration)
    if dampingRatio == 1 { return abs(1 + (frequency - velocity) * duration) * size }
    let damped = frequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    return abs(dampingRatio * frequency - velocity) / damped * size
  }

  /// Where the share is largest to the right of its zero; it only falls from there.
  private var peak: Double {
    guard velocity > 0 else { return 0 }
    if dampingRatio == 1 { return velocity }
    let product = dampingRatio * duration * velocity
    return (product + (product * (product + 4 * dampingRatio)).squareRoot())
      / (2 * dampingRatio * dampingRatio * duration)
  }

  /// Where the share is 0, which parts its two falling stretches.
  private var zero: Double {
    dampingRatio == 1 ? velocity - 1 / duration : velocity / dampingRatio
  }

  /// The largest frequency with that share left, by bisection on a falling stretch.
  func largestFrequency(leaving threshold: Double) -> Double {
    var low = peak
    var high = max(1, 2 * peak)
    if low > 0, share(at: low) < threshold {
      low = 0
      high = max(zero, 0)
    } else {
      while share(at: high) > threshold { high *= 2 }
    }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if share(at: middle) > threshold { low = middle } else { high = middle }
    }
  }
}
