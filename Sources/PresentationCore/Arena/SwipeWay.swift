import Canvas

/// The rules of one presentation's swipe, with displacements in pt, down or rightward positive.
struct SwipeWay {
  /// 1 toward the bottom or trailing edge, −1 toward the others, 0 when no swipe dismisses.
  private let sign: Double
  private let policy: SwipePolicy
  private let isRefused: Bool

  init(_ entry: Entry, _ environment: StageEnvironment) {
    sign =
      switch entry.spec.dismissal.swipe {
      case .toward(let edge): edge.axis == entry.swipeAxis ? edge.sign : 0
      case .resists, .fixed: 0
      }
    isRefused = entry.spec.dismissal.refuses(.drag)
    policy = SwipePolicy(dimension: entry.swipeAxis.extent(of: environment.size))
  }

  /// True when the surface follows the finger 1:1 toward its exit.
  private func isFree(_ way: Double) -> Bool { sign * way > 0 && !isRefused }

  private func toBand(_ way: Double) -> Double { way > 0 ? -1 : 1 }

  /// The drawn displacement for the finger's.
  func place(for finger: Double) -> Double {
    if isFree(finger) { return finger }
    let side = toBand(finger)
    return side * policy.offset(forFinger: side * finger)
  }

  /// The finger's displacement for the drawn one: grabbing never jumps.
  func finger(for place: Double) -> Double {
    if isFree(place) { return place }
    let side = toBand(place)
    return side * policy.finger(forOffset: side * place)
  }

  /// The drawn speed for the finger's.
  func velocity(finger: Double, moving velocity: Double) -> Double {
    if isFree(finger) { return velocity }
    let side = toBand(finger)
    return side * policy.velocity(forFinger: side * finger, moving: side * velocity)
  }

  func leaves(finger: Double, velocity: Double, extent: Double) -> Bool {
    sign != 0
      && policy.leaves(offset: sign * finger, velocity: sign * velocity, extent: extent)
  }
}
