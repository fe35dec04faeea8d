/// A damped spring, m x'' + c x' + k (x - target) = 0 (MOTION 1.1); impossible numbers make it jump.
public struct Spring: Hashable, Sendable {
  /// What to do with a damping stronger than critical.
  public enum Overdamping: Hashable, Sendable {
    /// Taken literally: the return gets slower and slower.
    case allowed
    /// Limited to critical damping, as iOS shows its keyboard spring (MOTION 2).
    case clamped
  }

  /// The moving mass, 1 unless given.
  public let mass: Double
  /// The force per unit of displacement; infinite for a spring that jumps.
  public let stiffness: Double
  /// The force per unit of velocity; infinite for a spring that jumps.
  public let damping: Double
  /// The undamped frequency in radians per second; infinite for a spring that jumps.
  public let angularFrequency: Double
  /// 0 rings for ever, 1 is the fastest return without overshoot, more is slower.
  public let dampingRatio: Double
  /// `dampingRatio - 1` without the rounding that would blur nearly critical springs.
  let overdamping: Double

  private init(
    mass: Double = 1, stiffness: Double, damping: Double, angularFrequency: Double,
    overdamping: Double
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.angularFrequency = angularFrequency
    self.overdamping = overdamping
    dampingRatio = 1 + overdamping
  }

  /// The spring without delay: at its target at once.
  public static let jump = Spring(
    stiffness: .infinity, damping: .infinity, angularFrequency: .infinity, overdamping: 0)
}

extension Spring {
  /// From the period in seconds and the damping ratio; a response of 0 jumps, a ratio below 0 is 0.
  public init(response: Double, dampingRatio: Double) {
    self.init(period: response, overdamping: max(0, dampingRatio) - 1)
  }

  /// From the perceived duration in seconds and the bounce above -1 (slow) up to 1 (rings for ever).
  public init(duration: Double, bounce: Double) {
    let limited = min(1, max((-1.0).nextUp, bounce))
    self.init(
      period: duration,
      overdamping: bounce.isNaN ? .nan : limited >= 0 ? -limited : -limited / (1 + limited))
  }

  /// From the physical constants; a mass or stiffness that is not above 0 jumps, a damping below 0 is 0.
  public init(
    mass: Double, stiffness: Double, damping: Double, overdamping: Overdamping = .allowed
  ) {
    guard mass > 0, stiffness > 0, mass.isFinite, stiffness.isFinite, damping.isFinite else {
      self = .jump
      return
    }
    let critical = 2 * (stiffness * mass).squareRoot()
    let frequency = (stiffness / mass).squareRoot()
    guard critical.isNormal, frequency.isNormal else {
      self = .jump
      return
    }
    let limited = overdamping == .clamped ? min(damping, critical) : damping
    self.init(
      mass: mass, stiffness: stiffness, damping: max(0, limited), angularFrequency: frequency,
      overdamping: (max(0, limited) - critical) / critical)
  }

  private init(period: Double, overdamping: Double) {
    let frequency = 2 * Double.pi / period
    let stiffness = frequency * frequency
    guard period > 0, frequency.isNormal, stiffness.isNormal, overdamping.isFinite else {
      self = .jump
      return
    }
    self.init(
      stiffness: stiffness, damping: 2 * frequency * (1 + overdamping),
      angularFrequency: frequency, overdamping: overdamping)
  }
}

extension Spring {
  /// The undamped period in seconds, the first parameter of `init(response:dampingRatio:)`.
  public var response: Double { 2 * Double.pi / angularFrequency }

  /// The perceived duration in seconds; the same number as `response`.
  public var duration: Double { response }

  /// 1 rings for ever, 0 is critical, below 0 is slower than critical (MOTION 1.2).
  public var bounce: Double {
    overdamping <= 0 ? -overdamping : -overdamping / (1 + overdamping)
  }

  /// True for a spring that reaches its target without any delay.
  public var isJump: Bool { angularFrequency == .infinity }

  /// Value and velocity about target 0, `seconds` after the given start; times below 0 count as 0.
  public func displacement(
    from value: Double, velocity: Double, at seconds: Double
  ) -> MotionState {
    FreeMotion(of: self, from: value, velocity: velocity).state(at: seconds)
  }
}
