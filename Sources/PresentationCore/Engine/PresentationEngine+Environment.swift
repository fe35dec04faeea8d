import Canvas
import Motion

extension PresentationEngine {
  /// Takes a new environment: rotation, window resize, settings (SPEC V2).
  ///
  /// Drags end, detents resolve anew, and what was at rest is at rest in its new place at once.
  public mutating func setEnvironment(_ new: StageEnvironment, at instant: Instant) {
    advance(to: instant)
    guard new != environment else { return }
    let old = environment
    let isResized = new.size != old.size || new.safeArea != old.safeArea
    if isResized { cancelAllTouches(at: instant) }
    environment = new
    if keyboard.target != 0 {
      keyboard.shift(
        by: new.keyboardHeight - old.keyboardHeight, curve: new.keyboardCurve, threshold: .points,
        at: instant)
    }
    guard isResized else { return }
    for index in entries.indices where entries[index].phase != .queued {
      if entries[index].isSheet {
        resizeSheet(index, from: old, at: instant)
      } else {
        resizeTravel(index, at: instant)
      }
    }
    updateFocus(at: instant)
    admit(at: instant)
  }

  private mutating func resizeSheet(
    _ index: Int, from old: StageEnvironment, at instant: Instant
  ) {
    let entry = entries[index]
    let before = entry.phase.isLeaving ? old.size.height : arrivedPresence(of: entry)
    entries[index].detents = resolvedDetents(of: entry)
    if entries[index].detents?.index(of: entry.detent ?? "") == nil {
      let share = before / max(old.size.height, 1)
      let place = share * environment.size.height
      entries[index].detent = entries[index].detents?.nearestDetent(to: place).identifier
      announce(index, by: .layout, at: instant)
    }
    let after =
      entry.phase.isLeaving ? environment.size.height : arrivedPresence(of: entries[index])
    let behind = backdrop(of: entry, at: instant)
    entries[index].presence.shift(
      by: after - before, curve: entry.spec.style.settling, threshold: .points, at: instant)
    if entry.maskWay != nil { redirectBackdrop(index, from: behind, at: instant) }
    settleLift(index, at: instant)
  }

  private mutating func resizeTravel(_ index: Int, at instant: Instant) {
    let entry = entries[index]
    let extent = travel(of: entry.effects, frame: restFrame(of: entry, at: instant))
    guard extent != entry.extent else { return }
    let ratio = extent / entry.extent
    let state = entry.presence.state(at: instant)
    entries[index].extent = extent
    entries[index].moveOrigin *= ratio
    guard entry.presence.isMoving(at: instant) else {
      entries[index].presence = TimedValue(state.value * ratio, at: instant)
      return
    }
    let way = entry.phase.isLeaving ? \PresentationStyle.removal : \.insertion
    let share = min(1, abs(entry.presence.target - state.value) / entry.extent)
    entries[index].presence.launch(
      from: state.value * ratio, velocity: state.velocity * ratio,
      to: entry.presence.target * ratio,
      curve: transition(way, of: entry.spec.style).curve.scaled(toShare: share), at: instant,
      threshold: .points)
  }

  /// Shows or hides the software keyboard (SPEC V1); whose field it serves is fixed at `show`.
  public mutating func setKeyboard(
    _ wanted: InputEvent.SoftwareKeyboard, at instant: Instant
  ) {
    advance(to: instant)
    let target = wanted == .show ? environment.keyboardHeight : 0
    if wanted == .show {
      keyboardOwner = fieldFocus.map(\.owner) ?? keyOwner?.id
    }
    if keyboard.target != target {
      let way = abs(target - keyboard.value(at: instant)) / max(environment.keyboardHeight, 1)
      keyboard.head(
        for: target, curve: environment.keyboardCurve.scaled(toShare: way), at: instant,
        threshold: .points)
    }
    for index in entries.indices {
      if wanted == .show, entries[index].id == keyboardOwner {
        growForKeyboard(index, at: instant)
      } else {
        ungrow(index, at: instant)
      }
      redirectLift(index, curve: environment.keyboardCurve, at: instant)
      reanchorGrip(of: index, at: instant)
    }
    if wanted == .show { revealField(at: instant) }
  }

  /// Gives the key focus of a surface to a field, or takes it away with nil.
  public mutating func focusField(
    _ name: String?, in owner: PresentationID?, at instant: Instant
  ) {
    fieldFocuses.removeAll { $0.owner == owner }
    if let name { fieldFocuses.append(FieldFocus(name: name, owner: owner)) }
    let isServed = fieldFocus != nil && fieldFocus == servedField
    updateFocus(at: instant)
    if isServed { setKeyboard(.show, at: instant) }
    if fieldFocuses.isEmpty { setKeyboard(.hide, at: instant) }
  }

  /// Only a presentation that owns the focus may drop it (CASES B169).
  mutating func dropFocus(ofOwner id: PresentationID) {
    fieldFocuses.removeAll { $0.owner == id }
  }

  /// The application left the front: what moves by itself jumps to its end (CASES B024).
  public mutating func setActivity(_ activity: InputEvent.Activity, at instant: Instant) {
    advance(to: instant)
    guard activity == .inactive else { return }
    cancelAllTouches(at: instant)
    remnants = []
    for id in entries.map(\.id) {
      guard let index = index(of: id), entries[index].phase != .queued else { continue }
      entries[index].fade = entries[index].fade.map { TimedValue($0.target, at: instant) }
      entries[index].presence = TimedValue(entries[index].presence.target, at: instant)
      entries[index].swipe = TimedValue(0, at: instant)
      entries[index].navigation.finish(at: instant)
      settleLift(index, at: instant)
      arriveOrSettle(index, at: instant)
    }
    page.navigation.finish(at: instant)
    settleNavigation(at: instant)
    finishArrived(at: instant)
    admit(at: instant)
  }
}
