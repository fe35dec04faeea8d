import Canvas
import Motion

extension PresentationEngine {
  mutating func down(_ pointer: Pointer, at instant: Instant) {
    if touches.contains(where: { $0.finger == pointer.finger }) {
      cancel(finger: pointer.finger, at: instant)
    }
    let (owner, hits) = target(at: pointer.position, instant: instant)
    var touch = Touch(pointer, owner: owner, at: instant)
    touch.hits = hits
    switch owner {
    case .nobody:
      touch.state = .failed
      ignore("down", "leaving", at: instant)
    case .page, .mask, .keyboard:
      if let end = guardEnd, end > instant, owner != .keyboard {
        touch.owner = .nobody
        touch.state = .failed
        ignore("down", "guard", at: instant)
      }
    case .presentation(let id, _): update(id) { $0.timer?.pause(at: instant) }
    }
    touches.append(touch)
    beginContest(of: touch, at: instant)
    if pointer.button == .primary { catchMotion(of: touch, at: instant) }
    prepareHold(of: touch, pointer.button, at: instant)
  }

  /// A finger stops what moves under it: a sheet between detents, a panel or toast that moves in,
  /// a list that glides (SPEC E7).
  private mutating func catchMotion(of touch: Touch, at instant: Instant) {
    switch touch.owner {
    case .presentation(let id, _):
      guard let entry = entry(id), entry.fade == nil else { return }
      beginSlide(of: touch, in: entry)
      if let name = swipedNavigator(by: touch, at: instant),
        entry.navigation.stacks[name]?.isMoving(at: instant) ?? false
      {
        begin(.back(name), of: touch.finger, at: instant)
      } else if entry.isSheet, entry.presence.isMoving(at: instant), entry.grip == nil {
        begin(.sheet, of: touch.finger, at: instant)
      } else if entry.entranceEdge != nil, entry.presence.isMoving(at: instant), entry.grip == nil {
        begin(.swipe, of: touch.finger, at: instant)
      } else if let name = touch.scrollName, entry.scrolls[name]?.isMoving(at: instant) ?? false {
        begin(pan(for: touch, in: entry, at: instant), of: touch.finger, at: instant)
      }
    case .page:
      if let name = swipedNavigator(by: touch, at: instant),
        page.navigation.stacks[name]?.isMoving(at: instant) ?? false
      {
        begin(.back(name), of: touch.finger, at: instant)
      } else if let name = touch.planeName {
        let isMoving = page.planes[name]?.isMoving(at: instant) ?? false
        if isMoving { begin(.plane(name), of: touch.finger, at: instant) }
      } else if page.scroll.isMoving(at: instant) {
        begin(.page, of: touch.finger, at: instant)
      }
    case .mask, .keyboard, .nobody: break
    }
  }

  private func isCaught(by touch: Touch) -> Bool {
    touch.owner.id.flatMap { entry($0) }?.caughtFrom(at: touch.lastTime) != nil
  }

  mutating func move(_ pointer: Pointer, at instant: Instant) {
    guard let index = touches.firstIndex(where: { $0.finger == pointer.finger }) else { return }
    let delta = pointer.position.y - touches[index].last.y
    let seconds = instant.seconds(since: touches[index].lastTime)
    guard pointer.position != touches[index].last || seconds > 0 else { return }
    touches[index].last = pointer.position
    touches[index].lastTime = instant
    touches[index].tracker.add(position: pointer.position, at: instant)
    switch touches[index].state {
    case .possible:
      if touches[index].distance > Touch.slop { recognise(touches[index], at: instant) }
    case .pan: drag(pointer.finger, by: delta, seconds: seconds, at: instant)
    case .slide: slide(pointer.finger, at: instant)
    case .held, .failed: break
    }
  }

  /// The finger has moved beyond the slop: a pan takes the whole way since the touch, or nothing.
  private mutating func recognise(_ touch: Touch, at instant: Instant) {
    var pan: Touch.Pan?
    switch touch.owner {
    case .presentation(let id, _):
      if !touch.isVertical, let name = swipedNavigator(by: touch, at: instant) {
        pan = .back(name)
      } else if let drag = touch.areaDrag {
        pan = drag
      } else if let entry = entry(id), entry.grip == nil {
        pan = self.pan(for: touch, in: entry, at: instant)
      }
    case .page:
      if !touch.isVertical, let name = swipedNavigator(by: touch, at: instant) {
        pan = .back(name)
      } else if let drag = touch.areaDrag {
        pan = drag
      } else if let name = touch.planeName {
        pan = .plane(name)
      } else if touch.isVertical, touch.scrollName != nil {
        pan = .page
      }
    case .mask, .keyboard, .nobody: break
    }
    guard let pan else {
      setState(.failed, of: touch.finger)
      return
    }
    begin(pan, of: touch.finger, at: instant)
    let seconds = instant.seconds(since: touch.lastTime)
    drag(touch.finger, by: touch.way.y, seconds: seconds, at: instant)
  }

  /// What a pan that started here moves (SPEC S7, K8, K2).
  private func pan(for touch: Touch, in entry: Entry, at instant: Instant) -> Touch.Pan? {
    let swipe = entry.spec.dismissal.swipe
    guard touch.isVertical else {
      if let name = touch.acrossName { return .across(name) }
      return !entry.isSheet && swipe.axis == .horizontal ? .swipe : nil
    }
    guard let sheet = entry.spec.sheet else {
      if let name = touch.scrollName { return .content(name) }
      return swipe == .fixed || swipe.axis == .horizontal ? nil : .swipe
    }
    guard let name = touch.scrollName, !touch.isOnHandle,
      let detents = drawnDetents(of: entry, at: instant)
    else {
      return .sheet
    }
    return .nested(
      NestedScroll(
        name: name, mode: sheet.contentDrag, edge: drawnEdge(of: entry, at: instant),
        largestEdge: detents.largest.edge,
        offset: entry.scrolls[name]?.offset(at: instant) ?? 0))
  }

  func touch(_ finger: Int) -> Touch? {
    touches.first { $0.finger == finger }
  }

  mutating func setState(_ state: Touch.State, of finger: Int) {
    guard let index = touches.firstIndex(where: { $0.finger == finger }) else { return }
    touches[index].state = state
    if state != .possible { failContest(of: finger, at: now) }
  }

  mutating func up(_ finger: Int, at instant: Instant) {
    guard let touch = touch(finger) else { return }
    switch touch.state {
    case .possible: tap(touch, at: instant)
    case .pan(let pan):
      // One that only stopped what moved in has tapped what it came down on.
      let onlyCaught = pan == .swipe && touch.distance <= Touch.slop && isCaught(by: touch)
      release(
        pan, of: touch, velocity: touch.tracker.releaseSpeed(at: instant),
        at: instant)
      if onlyCaught { tap(touch, at: instant) }
    case .slide(let slide): endSlide(slide, of: touch, at: instant)
    case .held, .failed: break
    }
    remove(touch, at: instant)
  }

  /// The system took the touch away: a drag ends at rest, and it is never a tap (CASES B121, B122).
  mutating func cancel(finger: Int, at instant: Instant) {
    guard let touch = touch(finger) else { return }
    if case .pan(let pan) = touch.state { abort(pan, of: touch, at: instant) }
    failContest(of: finger, at: instant)
    remove(touch, at: instant)
  }

  mutating func cancelAllTouches(at instant: Instant) {
    contests = []
    for finger in touches.map(\.finger) { cancel(finger: finger, at: instant) }
  }

  /// A blocking presentation takes over: what began below it ends (SPEC M6).
  mutating func cancelTouches(below entry: Entry, at instant: Instant) {
    contests = contests.filter { contest in
      let owner = contest.owner.map { Touch.Owner.presentation($0, cycle: contest.cycle) }
      return !isBelow(owner ?? .page, entry)
    }
    for touch in touches where isBelow(touch.owner, entry) {
      if case .pan(let pan) = touch.state { abort(pan, of: touch, at: instant) }
      guard let index = touches.firstIndex(where: { $0.finger == touch.finger }) else { continue }
      touches[index].state = .failed
      touches[index].owner = .nobody
    }
  }

  private func isBelow(_ owner: Touch.Owner, _ entry: Entry) -> Bool {
    switch owner {
    case .page: true
    case .presentation(let id, _), .mask(let id, _):
      id != entry.id && (self.entry(id)?.spec.style.level ?? .content) <= entry.spec.style.level
    case .keyboard, .nobody: false
    }
  }

  private mutating func remove(_ touch: Touch, at instant: Instant) {
    stopSlide(of: touch, at: instant)
    touches.removeAll { $0.finger == touch.finger }
    guard let id = touch.owner.id, !touches.contains(where: { $0.owner.id == id }) else { return }
    update(id) { $0.timer?.resumeAfterTouch(at: instant) }
    update(id) { entry in
      if entry.phase == .presented, case .ready = entry.timer { entry.timer?.start(at: instant) }
    }
  }
}
