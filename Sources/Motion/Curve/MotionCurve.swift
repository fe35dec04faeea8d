/// How a value gets from its start to its target; durations in seconds.
public enum MotionCurve: Hashable, Sendable {
  /// A spring: keeps a velocity it is handed and arrives when SPEC T7 says so.
  case spring(Spring)
  /// A timing curve over a duration; starts anew, whatever the velocity was.
  case bezier(CubicBezier, duration: Double)
  /// Constant speed over a duration; starts anew, whatever the velocity was.
  case linear(duration: Double)
  /// At the target at once.
  case immediate
}
