import Glibc

/// Three answers to "when has the spring settled", in seconds from the start; nil means never.
public struct Settling: Hashable, Sendable {
  /// When the tight envelope of the motion meets the threshold.
  public var envelope: Double?
  /// With the sum of both amplitudes: reproduces Core Animation's settling durations (MOTION 1.3).
  public var envelopeSum: Double?
  /// The last time the distance to the target equals the threshold (SPEC T7).
  public var lastCrossing: Double?
}

extension Spring {
  /// Settling about target 0 from a value and velocity; the threshold is a distance above 0.
  public func settling(from value: Double, velocity: Double, threshold: Double) -> Settling {
    let motion = FreeMotion(of: self, from: value, velocity: velocity)
    let last = motion.lastCrossing(of: threshold)
    guard case .ringing(let rate) = motion.regime else {
      let envelope = motion.sumOfDecays.lastCrossing(of: threshold)
      return Settling(envelope: envelope, envelopeSum: envelope, lastCrossing: last)
    }
    let start = motion.start
    let cosine = abs(start.value)
    let sine = abs(start.velocity + motion.decay * start.value) / rate
    return Settling(
      envelope: motion.time(until: threshold, from: hypot(cosine, sine)),
      envelopeSum: motion.time(until: threshold, from: cosine + sine), lastCrossing: last)
  }

  /// Seconds until the distance to target 0 equals the threshold for the last time; nil if never.
  public func lastCrossing(from value: Double, velocity: Double, threshold: Double) -> Double? {
    FreeMotion(of: self, from: value, velocity: velocity).lastCrossing(of: threshold)
  }
}

extension FreeMotion {
  /// The motion of the same spring in which both decaying terms have the same sign.
  fileprivate var sumOfDecays: FreeMotion {
    switch regime {
    case .ringing: return self
    case .critical:
      let growth = abs(start.velocity + decay * start.value)
      let value = abs(start.value)
      return FreeMotion(of: spring, from: value, velocity: growth - decay * value)
    case .creeping(let rate):
      let fast = decay + rate
      let slowSize = abs(start.velocity + fast * start.value) / (2 * rate)
      let fastSize = abs(start.velocity + slowestDecay * start.value) / (2 * rate)
      return FreeMotion(
        of: spring, from: slowSize + fastSize,
        velocity: -slowestDecay * slowSize - fast * fastSize)
    }
  }

  /// Seconds in which an amplitude decays to the threshold; nil without decay.
  fileprivate func time(until threshold: Double, from amplitude: Double) -> Double? {
    if amplitude <= threshold { return 0 }
    let time = log(amplitude / threshold) / decay
    return time.isFinite ? time : nil
  }
}
