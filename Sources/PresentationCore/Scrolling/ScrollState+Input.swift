import Canvas
import Motion

extension ScrollState {
  /// A finger takes hold of it where it is, in motion or overscrolled: nothing jumps.
  public mutating func beginDrag(at time: Instant) {
    phase = .dragging(anchor: band.pull(for: offset(at: time), within: limits), translation: 0)
  }

  /// The finger is `translation` pt below where it took hold; shows what is further up.
  public mutating func drag(translation: Double) {
    guard case .dragging(let anchor, _) = phase else { return }
    phase = .dragging(anchor: anchor, translation: translation)
  }

  /// The finger lets go with its velocity in pt/s, y downward: momentum, or back to the edge.
  public mutating func endDrag(velocity: Double, at time: Instant) {
    guard case .dragging(let anchor, let translation) = phase else { return }
    let pulled = anchor - translation
    let limit = physics.maximumFling
    let fling = abs(velocity) < physics.minimumFling ? 0 : min(max(-velocity, -limit), limit)
    release(
      from: band.position(for: pulled, within: limits),
      velocity: fling * band.gain(for: pulled, within: limits), at: time)
  }

  /// The drag is taken away: it stays, or returns to the edge (SPEC M6).
  public mutating func cancelDrag(at time: Instant) {
    endDrag(velocity: 0, at: time)
  }

  /// A wheel turned by `delta` pt, positive toward what is further down; moves at once.
  ///
  /// Stops at the limits; ends any momentum; under a finger it does nothing.
  public mutating func wheel(_ delta: Double, at time: Instant) {
    guard !isDragging else { return }
    let now = state(at: time)
    if limits.contains(now.value) {
      phase = .resting(clamped(now.value + delta))
      return
    }
    let isInward = (delta > 0) == (now.value < limits.lowerBound)
    guard delta != 0, isInward else { return }
    let moved = now.value + delta
    release(
      from: moved, velocity: limits.contains(moved) ? 0 : now.velocity, at: time)
  }

  /// Goes to the nearest possible offset, in pt, in 0.3 s.
  public mutating func scroll(to offset: Double, at time: Instant) {
    move(to: clamped(offset), curve: physics.scrollCurve, at: time)
  }

  /// Stands at the nearest possible offset, in pt, at once.
  public mutating func jump(to offset: Double) {
    phase = .resting(clamped(offset))
  }

  /// Runs at a steady speed in pt/s, positive toward the end, until it can go no further.
  ///
  /// With 0 it stops where it is; an overscrolled or held list is left alone.
  public mutating func glide(at speed: Double, from time: Instant) {
    let now = offset(at: time)
    guard !isDragging, limits.contains(now) else { return }
    let edge = speed < 0 ? limits.lowerBound : limits.upperBound
    guard speed != 0, edge != now else {
      phase = .resting(now)
      return
    }
    move(to: edge, curve: .linear(duration: abs((edge - now) / speed)), at: time)
  }

  /// Content was added or taken above what is seen: the offset follows by so many pt, unseen.
  public mutating func follow(_ distance: Double, at time: Instant) {
    let now = state(at: time)
    switch phase {
    case .resting: phase = .resting(now.value + distance)
    case .dragging(let anchor, let translation):
      phase = .dragging(anchor: anchor + distance, translation: translation)
    case .timed(let value, let since):
      let moved = MovingValue(
        from: value.start + distance, velocity: value.startVelocity,
        to: value.target + distance, curve: value.curve)
      phase = .timed(moved, since: since)
    case .free:
      content += distance
      release(from: now.value + distance, velocity: now.velocity, at: time)
    }
  }

  /// Moves to an offset; what is there already stays.
  mutating func move(to offset: Double, curve: MotionCurve, at time: Instant) {
    let now = state(at: time)
    guard now.value != offset else {
      phase = .resting(offset)
      return
    }
    let value = MovingValue(from: now.value, velocity: now.velocity, to: offset, curve: curve)
    phase = .timed(value, since: time)
  }
}
