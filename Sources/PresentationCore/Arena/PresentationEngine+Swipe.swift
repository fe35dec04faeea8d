import Canvas
import Motion

extension PresentationEngine {
  /// A finger takes a card, panel or toast where it is.
  mutating func gripSwipe(_ id: PresentationID, finger: Int, at instant: Instant) {
    guard let index = index(of: id), entries[index].grip == nil else { return }
    catchEntrance(index, at: instant)
    let place = entries[index].swipe.value(at: instant)
    if place == 0 { entries[index].swipeAxis = entries[index].spec.dismissal.swipe.axis }
    let way = SwipeWay(entries[index], environment)
    entries[index].swipe = TimedValue(place, at: instant)
    entries[index].lift = TimedValue(entries[index].lift.value(at: instant), at: instant)
    entries[index].grip = Entry.Grip(
      finger: finger, track: nil, travel: 0, base: way.finger(for: place))
    log(.dragBegan(id, cycle: entries[index].cycle), at: instant)
  }

  /// An entrance under a finger stops: what is left of its way becomes a displacement (SPEC E7).
  private mutating func catchEntrance(_ index: Int, at instant: Instant) {
    let entry = entries[index]
    guard let edge = entry.entranceEdge, entry.presence.isMoving(at: instant) else { return }
    let way = travel(of: [.move(edge)], frame: restFrame(of: entry, at: instant))
    let left = way * (1 - entry.presence.value(at: instant) / entry.extent)
    entries[index].swipeAxis = edge.axis
    entries[index].swipe = TimedValue(edge.sign * left, at: instant)
    entries[index].presence = TimedValue(entry.extent, at: instant)
  }

  /// A caught entrance goes on from where the finger leaves it, with its speed in pt/s.
  private mutating func resumeEntrance(
    _ index: Int, from edge: ContainerEdge, velocity: Double, at instant: Instant
  ) {
    let entry = entries[index]
    let way = travel(of: [.move(edge)], frame: restFrame(of: entry, at: instant))
    let left = edge.sign * entry.swipe.value(at: instant)
    let curve = transition(\.insertion, of: entry.spec.style).curve
    entries[index].extent = way
    entries[index].swipe = TimedValue(0, at: instant)
    entries[index].presence.launch(
      from: way - left, velocity: -edge.sign * velocity, to: way,
      curve: curve.scaled(toShare: abs(left) / way), at: instant, threshold: .points)
  }

  /// `way` is the finger's since its touch.
  mutating func dragSwipe(_ id: PresentationID, way: Point, at instant: Instant) {
    guard let index = index(of: id), let grip = entries[index].grip else { return }
    let travel = entries[index].swipeAxis.part(of: way)
    entries[index].grip?.travel = travel
    let place = SwipeWay(entries[index], environment).place(for: grip.base + travel)
    entries[index].swipe = TimedValue(place, at: instant)
  }

  /// Leaves past half its size or at 700 pt/s toward the exit, else returns (SPEC K8, E9).
  mutating func releaseSwipe(_ id: PresentationID, velocity: Point, at instant: Instant) {
    guard let index = index(of: id), let grip = entries[index].grip else { return }
    endGrip(of: index, at: instant)
    let entry = entries[index]
    let velocity = entry.swipeAxis.part(of: velocity)
    let way = SwipeWay(entry, environment)
    let finger = grip.base + grip.travel
    let extent = entry.swipeAxis.extent(of: restFrame(of: entry, at: instant).size)
    // Caught on its way in, it leaves for what the finger did, not for where it was caught.
    let own = entry.caughtFrom(at: instant) == nil ? finger : grip.travel
    let leaves = way.leaves(finger: own, velocity: velocity, extent: extent)
    if leaves, !entry.spec.dismissal.refuses(.drag) {
      let place = entry.swipe.value(at: instant)
      entries[index].swipe.launch(
        from: place, velocity: velocity, to: finger, curve: PresentationStyle.leave, at: instant,
        threshold: .points)
      dismiss(id, reason: .drag, at: instant)
      return
    }
    if leaves { log(.didAttemptToDismiss(id, cycle: entry.cycle, .drag), at: instant) }
    let speed = way.velocity(finger: finger, moving: velocity)
    returnSwipe(id, velocity: speed, at: instant)
  }

  /// Springs back to where it belongs, or goes on in, with a drawn speed in pt/s.
  mutating func returnSwipe(_ id: PresentationID, velocity: Double, at instant: Instant) {
    guard let index = index(of: id) else { return }
    endGrip(of: index, at: instant)
    redirectLift(index, curve: environment.keyboardCurve, at: instant)
    let entry = entries[index]
    if let edge = entry.caughtFrom(at: instant) {
      return resumeEntrance(index, from: edge, velocity: velocity, at: instant)
    }
    entries[index].swipe.launch(
      from: entry.swipe.value(at: instant), velocity: velocity, to: 0,
      curve: entry.spec.style.settling, at: instant, threshold: .points)
  }
}
