import Canvas
import Motion

extension PresentationEngine {
  /// A finger takes the sheet where it is.
  mutating func grip(_ id: PresentationID, finger: Int, at instant: Instant) {
    guard let index = index(of: id), entries[index].grip == nil,
      let detents = drawnDetents(of: entries[index], at: instant)
    else { return }
    let entry = entries[index]
    entries[index].presence = TimedValue(entry.presence.value(at: instant), at: instant)
    entries[index].lift = TimedValue(entry.lift.value(at: instant), at: instant)
    entries[index].grip = Entry.Grip(
      finger: finger, track: track(of: entry, detents: detents), travel: 0,
      base: drawnEdge(of: entry, at: instant))
    log(.dragBegan(id, cycle: entries[index].cycle), at: instant)
  }

  private func track(of entry: Entry, detents: ResolvedDetents) -> SheetTrack {
    SheetTrack(detents: detents, dismissal: entry.spec.dismissal.drag)
  }

  /// New detents, or a keyboard, under a finger change the rules, not the place (B049, B173).
  mutating func reanchorGrip(of index: Int, at instant: Instant) {
    guard entries[index].grip != nil,
      let detents = drawnDetents(of: entries[index], at: instant)
    else { return }
    let edge = drawnEdge(of: entries[index], at: instant)
    let track = track(of: entries[index], detents: detents)
    entries[index].grip?.track = track
    entries[index].grip?.travel = 0
    entries[index].grip?.base = edge
  }

  mutating func dragSheet(_ id: PresentationID, by delta: Double, at instant: Instant) {
    guard let index = index(of: id), let grip = entries[index].grip, let track = grip.track,
      delta != 0
    else { return }
    entries[index].grip?.travel += delta
    let edge = track.edge(grabbing: grip.base, translation: grip.travel + delta)
    let lift = entries[index].lift.value(at: instant)
    entries[index].presence = TimedValue(edge + lift, at: instant)
  }

  /// Decides where the sheet goes (SPEC S4, S5, E9) and sends it there with its speed.
  mutating func releaseSheet(_ id: PresentationID, velocity: Double, at instant: Instant) {
    guard let index = index(of: id), let grip = entries[index].grip, let track = grip.track,
      let detents = drawnDetents(of: entries[index], at: instant)
    else { return }
    endGrip(of: index, at: instant)
    let entry = entries[index]
    let finger = track.finger(grabbing: grip.base, translation: grip.travel)
    let edge = track.edge(forFinger: finger)
    let speed = track.velocity(forFinger: finger, moving: velocity)
    let policy = ReleasePolicy(skipping: entry.spec.sheet?.skipping ?? .oneBeyond)
    let target = policy.target(
      edge: edge, finger: finger, velocity: velocity, detents: detents,
      dismissal: entry.spec.dismissal.drag)
    let place = edge + entry.lift.value(at: instant)
    switch target {
    case .dismiss:
      entries[index].presence.launch(
        from: place, velocity: speed, to: environment.size.height,
        curve: PresentationStyle.leave, at: instant, threshold: .points)
      dismiss(id, reason: .drag, at: instant)
    case .refused(let position):
      log(.didAttemptToDismiss(id, cycle: entry.cycle, .drag), at: instant)
      settle(index, at: detents[position], from: place, velocity: speed, at: instant)
    case .detent(let position):
      settle(index, at: detents[position], from: place, velocity: speed, at: instant)
    }
  }

  private mutating func settle(
    _ index: Int, at detent: ResolvedDetent, from place: Double, velocity: Double,
    at instant: Instant
  ) {
    let entry = entries[index]
    let behind = backdrop(of: entry, at: instant)
    let isNew = entry.detent != detent.identifier
    entries[index].detentBeforeKeyboard = nil
    entries[index].detent = detent.identifier
    if isNew {
      entries[index].spec.sheet?.selected = detent.identifier
      log(
        .detentChanged(entry.id, cycle: entry.cycle, detent: detent.identifier, by: .user),
        at: instant)
    }
    entries[index].settling = .pending
    entries[index].presence.launch(
      from: place, velocity: velocity, to: arrivedPresence(of: entries[index]),
      curve: entry.spec.style.settling, at: instant, threshold: .points)
    redirectLift(index, curve: entry.spec.style.settling, at: instant)
    if entry.maskWay != nil { redirectBackdrop(index, from: behind, at: instant) }
    if isNew { updateFocus(at: instant) }
  }

  /// Goes to the nearest detent without speed: a touch taken away is no wish to leave.
  mutating func returnSheet(_ id: PresentationID, at instant: Instant) {
    guard let index = index(of: id), entries[index].grip != nil,
      let detents = drawnDetents(of: entries[index], at: instant)
    else { return }
    endGrip(of: index, at: instant)
    let nearest = detents.nearestDetent(to: drawnEdge(of: entries[index], at: instant))
    let place = entries[index].presence.value(at: instant)
    settle(index, at: nearest, from: place, velocity: 0, at: instant)
  }

  /// Ends a hold and reports it.
  mutating func endGrip(of index: Int, at instant: Instant) {
    guard entries[index].grip != nil else { return }
    entries[index].grip = nil
    log(.dragEnd(entries[index].id, cycle: entries[index].cycle), at: instant)
  }
}
