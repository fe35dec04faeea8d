/// Where a moving value is and how fast it moves at one instant.
public struct MotionState: Hashable, Sendable {
  /// The value, in the unit of the motion: pt, or 1 for scale and opacity.
  public var value: Double
  /// The true derivative per second, positive while the value grows.
  public var velocity: Double

  /// A state from its value and its change per second.
  public init(value: Double, velocity: Double) {
    self.value = value
    self.velocity = velocity
  }
}
