import Canvas
import Motion

extension PresentationEngine {
  /// A finger takes a card, panel or toast where it is.
  mutating func gripSwipe(_ id: PresentationID, finger: Int, at instant: Instant) {
    guard let index = index(of: id), entries[index].grip == nil else { return }
    let place = entries[index].swipe.value(at: instant)
    let way = SwipeWay(entries[index], environment)
    entries[index].swipe = TimedValue(place, at: instant)
    entries[index].lift = TimedValue(entries[index].lift.value(at: instant), at: instant)
    entries[index].grip = Entry.Grip(
      finger: finger, track: nil, travel: 0, base: way.finger(for: place))
    log(.dragBegan(id, cycle: entries[index].cycle), at: instant)
  }

  mutating func dragSwipe(_ id: PresentationID, by delta: Double, at instant: Instant) {
    guard let index = index(of: id), let grip = entries[index].grip else { return }
    entries[index].grip?.travel += delta
    let place = SwipeWay(entries[index], environment).place(for: grip.base + grip.travel + delta)
    entries[index].swipe = TimedValue(place, at: instant)
  }

  /// Leaves past half its size or at 700 pt/s toward the exit, else returns (SPEC K8, E9).
  mutating func releaseSwipe(_ id: PresentationID, velocity: Double, at instant: Instant) {
    guard let index = index(of: id), let grip = entries[index].grip else { return }
    endGrip(of: index, at: instant)
    let entry = entries[index]
    let way = SwipeWay(entry, environment)
    let finger = grip.base + grip.travel
    let extent = restFrame(of: entry, at: instant).height
    let leaves = way.leaves(finger: finger, velocity: velocity, extent: extent)
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

  /// Springs back to where it belongs with a drawn speed in pt/s.
  mutating func returnSwipe(_ id: PresentationID, velocity: Double, at instant: Instant) {
    guard let index = index(of: id) else { return }
    endGrip(of: index, at: instant)
    redirectLift(index, curve: environment.keyboardCurve, at: instant)
    let entry = entries[index]
    entries[index].swipe.launch(
      from: entry.swipe.value(at: instant), velocity: velocity, to: 0,
      curve: entry.spec.style.settling, at: instant, threshold: .points)
  }
}
