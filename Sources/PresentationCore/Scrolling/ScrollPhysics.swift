import Motion

/// The constants of scrolling (SPEC R1, MOTION 4).
public struct ScrollPhysics: Hashable, Sendable {
  /// Momentum after a fling.
  public var momentum: Deceleration
  /// Spring about an edge; critically damped, so that it never swings through.
  public var bounce: Spring
  /// Share of a small overscroll that is shown, 0...1.
  public var bandCoefficient: Double
  /// Slower releases, in pt/s, stop at once.
  public var minimumFling: Double
  /// Faster releases, in pt/s, count as this.
  public var maximumFling: Double
  /// Way of an animated scroll to a place.
  public var scrollCurve: MotionCurve

  /// The Defaults table unless told otherwise.
  public init(
    momentum: Deceleration = .normal, bounce: Spring = .edgeBounce,
    bandCoefficient: Double = 0.55, minimumFling: Double = 50, maximumFling: Double = 8000,
    scrollCurve: MotionCurve = .bezier(.easeInOut, duration: 0.3)
  ) {
    self.momentum = momentum
    self.bounce = bounce
    self.bandCoefficient = bandCoefficient
    self.minimumFling = minimumFling
    self.maximumFling = maximumFling
    self.scrollCurve = scrollCurve
  }
}
