extension Spring {
  /// No bounce: duration 0.5 s, bounce 0.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A little bounce: duration 0.5 s, bounce 0.15.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// Much bounce: duration 0.5 s, bounce 0.3.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  /// Follows a finger: response 0.15 s, damping ratio 0.86.
  public static let interactive = Spring(response: 0.15, dampingRatio: 0.86)
  /// Mass 3, stiffness 1000, damping 500 run critically: 99.9 % after 0.506 s (MOTION 2).
  public static let keyboard = Spring(
    mass: 3, stiffness: 1000, damping: 500, overdamping: .clamped)
  /// Critical with stiffness 100, the stand-in for a scroll bounce at an edge (MOTION 4).
  public static let edgeBounce = Spring(mass: 1, stiffness: 100, damping: 20)
}
