import Canvas
import Motion

extension PresentationEngine {
  /// The one way out (SPEC E8): whoever asks, the reason reaches every callback.
  public mutating func dismiss(
    _ id: PresentationID, reason: DismissReason, at instant: Instant
  ) {
    advance(to: instant)
    guard let index = index(of: id) else {
      ignore("dismiss \(id)", "notPresented", at: instant)
      return
    }
    let entry = entries[index]
    if entry.phase.isActive && entry.spec.dismissal.refuses(reason) {
      log(.didAttemptToDismiss(id, cycle: entry.cycle, reason), at: instant)
      return
    }
    switch entry.phase.move(on: .dismiss) {
    case .go(.gone): withdraw(entry, reason: reason, at: instant)
    case .go:
      for child in stack(on: id).reversed() {
        leave(child, reason: .cascade, at: instant)
      }
      leave(id, reason: reason, at: instant)
    case .ignore(let why):
      entries[index].returns = false
      entries[index].next = nil
      updateHandovers(at: instant)
      ignore("dismiss \(id)", why, at: instant)
    }
  }

  /// Dismisses everything that is up or waits, front to back.
  public mutating func dismissAll(reason: DismissReason, at instant: Instant) {
    advance(to: instant)
    for index in entries.indices where entries[index].phase.isLeaving {
      entries[index].returns = false
      entries[index].next = nil
    }
    let all = backToFront.reversed().filter { !$0.phase.isLeaving }.map(\.id)
    for id in all where entry(id).map({ !$0.phase.isLeaving }) ?? false {
      dismiss(id, reason: reason, at: instant)
    }
  }

  /// Removes one that waits: it never shows (SPEC Q2, E5).
  private mutating func withdraw(_ entry: Entry, reason: DismissReason, at instant: Instant) {
    let cycle = nextCycle(of: entry.id)
    if entry.requested == instant, canEnter(entry, at: instant) {
      log(.willPresent(entry.id, cycle: cycle, origin: .requested), at: instant)
      log(.willDismiss(entry.id, cycle: cycle, reason), at: instant)
    }
    entries.removeAll { $0.id == entry.id }
    endNavigation(of: entry, at: instant)
    bequeathMask(of: entry, at: instant)
    updateHandovers(at: instant)
    log(.didDismiss(entry.id, cycle: cycle, reason), at: instant)
    release(waitingFor: entry, at: instant)
  }

  /// Everything that stands on a presentation, back to front (SPEC Q3).
  func stack(on id: PresentationID) -> [PresentationID] {
    var found: Set<PresentationID> = [id]
    var result: [PresentationID] = []
    for entry in backToFront {
      if let parent = entry.parent, found.contains(parent), entry.phase.isActive {
        found.insert(entry.id)
        result.append(entry.id)
      }
    }
    return result
  }

  /// Starts the way out.
  private mutating func leave(_ id: PresentationID, reason: DismissReason, at instant: Instant) {
    guard let index = index(of: id), entries[index].phase.isActive else { return }
    endGrip(of: index, at: instant)
    entries[index].navigation.letGo(at: instant)
    let behind = backdrop(of: entries[index], at: instant)
    entries[index].phase = .dismissing(reason)
    entries[index].settling = .none
    entries[index].detentBeforeKeyboard = nil
    if reason == .preempted {
      entries[index].timer?.pause(at: instant)
    } else {
      entries[index].timer = nil
    }
    if reason == .outsideTap { guardEnd = instant.advanced(by: Self.guardSeconds) }
    log(.willDismiss(id, cycle: entries[index].cycle, reason), at: instant)
    dropFocus(ofOwner: id)
    if environment.motion == .reduced {
      let share = entries[index].lift.value(at: instant)
      entries[index].lift = TimedValue(share, at: instant)
    }
    let restsAt = arrivedPresence(of: entries[index])
    let removal = transition(\.removal, of: entries[index].spec.style)
    if !entries[index].presence.isMoving(at: instant), !entries[index].isSheet,
      entries[index].presence.value(at: instant) == restsAt,
      entries[index].swipe.value(at: instant) == 0
    {
      setEffects(removal.effects, of: index, at: instant)
    }
    foldSwipe(index, at: instant)
    awaitEnd(of: id)
    headBackdropOut(index, from: behind, at: instant)
    updateHandovers(at: instant)
    bridgeMasksToEntering(at: instant)
    let curve = reason == .drag ? PresentationStyle.leave : removal.curve
    headOut(index, curve: curve, at: instant)
    touches.abandon(ownedBy: id)
    contests.removeAll { $0.owner == id }
    updateFocus(at: instant)
    finishArrived(at: instant)
  }

  private mutating func headOut(_ index: Int, curve: MotionCurve, at instant: Instant) {
    if entries[index].fade != nil {
      entries[index].fade?.head(for: 0, curve: curve, at: instant, threshold: .fraction)
    } else {
      let out = entries[index].isSheet ? environment.size.height : 0
      move(index, to: out, curve: curve, at: instant)
    }
  }

  /// Seconds during which taps are swallowed after a dismissal by an outside tap.
  static let guardSeconds = 0.12

  /// Turns the finger's displacement into travel, so that leaving goes on from there.
  private mutating func foldSwipe(_ index: Int, at instant: Instant) {
    let swipe = entries[index].swipe.state(at: instant)
    guard swipe.value != 0 || swipe.velocity != 0,
      case .toward(let edge) = entries[index].spec.dismissal.swipe,
      edge.axis == entries[index].swipeAxis, edge.sign * swipe.value >= 0
    else { return }
    let frame = restFrame(of: entries[index], at: instant)
    let extent = travel(of: [.move(edge)], frame: frame)
    let isSameWay = entries[index].effects == [.move(edge)]
    let presence = entries[index].presence
    guard isSameWay || presence.value(at: instant) == entries[index].extent else { return }
    // Its share of the way, not its travel: the content may have changed the way meanwhile.
    let share = presence.value(at: instant) / entries[index].extent
    let base = isSameWay ? share * extent : extent
    entries[index].effects = [.move(edge)]
    entries[index].extent = extent
    entries[index].moveOrigin = extent
    entries[index].swipe = TimedValue(0, at: instant)
    entries[index].presence.launch(
      from: base - edge.sign * swipe.value, velocity: -edge.sign * swipe.velocity,
      to: extent, curve: entries[index].spec.style.settling, at: instant, threshold: .points)
  }

  /// Changes the effects while the presentation is at rest, keeping its share of the way.
  mutating func setEffects(
    _ effects: [Transition.Effect], of index: Int, at instant: Instant
  ) {
    let old = entries[index]
    let share = old.presence.value(at: instant) / old.extent
    entries[index].effects = effects
    let extent = travel(of: effects, frame: restFrame(of: old, at: instant))
    entries[index].extent = extent
    entries[index].presence = TimedValue(share * extent, at: instant)
    entries[index].moveOrigin = share * extent
  }
}
