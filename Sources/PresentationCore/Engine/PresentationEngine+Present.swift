import Canvas
import Motion

extension PresentationEngine {
  /// Asks for a presentation; one that is leaving turns round in a new cycle (SPEC E5, E7).
  ///
  /// `after` names one that leaves and must be gone first, whatever the level (SPEC Q1, Q5).
  public mutating func present(
    _ spec: PresentationSpec, after predecessor: PresentationID? = nil, at instant: Instant
  ) {
    advance(to: instant)
    if let undimmed = unknownDetent(in: spec) {
      log(.error("\(spec.id) has no detent '\(undimmed)'"), at: instant)
      return
    }
    guard let index = index(of: spec.id) else {
      enqueue(spec, after: predecessor, at: instant)
      return
    }
    switch entries[index].phase.move(on: .present) {
    case .go: reverse(index, with: spec, at: instant)
    case .ignore(let why): ignore("present \(spec.id)", why, at: instant)
    }
  }

  /// Lets the one of this identity leave, and the given one enter when it has left (SPEC E3, Q1).
  ///
  /// The mask goes over from one to the other; a present meanwhile turns the old one round.
  public mutating func replace(with spec: PresentationSpec, at instant: Instant) {
    advance(to: instant)
    guard let index = index(of: spec.id) else { return present(spec, at: instant) }
    switch entries[index].phase {
    case .queued:
      // A mask is kept for a level: it stays there when its heir changes to another one.
      let heir = entries[index]
      entries[index].spec = spec
      if heir.spec.style.level != spec.style.level {
        entries[index].inheritedMask = nil
        bequeathMask(of: heir, at: instant)
      }
    case .presenting, .presented:
      entries[index].next = spec
      dismiss(spec.id, reason: .replaced, at: instant)
    case .dismissing:
      entries[index].next = spec
      updateHandovers(at: instant)
    }
  }

  /// Replaces everything of a presentation that may change while it is up (SPEC E10).
  public mutating func update(_ spec: PresentationSpec, at instant: Instant) {
    advance(to: instant)
    guard let index = index(of: spec.id) else { return }
    let old = entries[index].spec
    entries[index].spec = spec
    entries[index].spec.style = old.style
    entries[index].spec.contentSize = old.contentSize
    if (old.sheet == nil) != (spec.sheet == nil) { entries[index].spec.sheet = old.sheet }
    follow(spec.style.place.anchor, by: index, at: instant)
    changeTimer(index, from: old.timer, at: instant)
    if let size = spec.contentSize, size != old.contentSize {
      setContentSize(size, of: spec.id, at: instant)
    } else if entries[index].spec.sheet != old.sheet {
      resolveDetents(of: spec.id, at: instant)
    } else {
      invalidateDetents(of: spec.id, at: instant)
    }
  }

  /// A changed time counts from `didPresent` as the old one did; a new one counts from now.
  private mutating func changeTimer(_ index: Int, from old: Double?, at instant: Instant) {
    let id = entries[index].id
    switch (old, entries[index].spec.timer) {
    case (_, nil): entries[index].timer = nil
    case (let old?, let new?):
      if new != old { entries[index].timer?.extend(by: new - old) }
    case (nil, let new?):
      entries[index].timer = .ready(new)
      if entries[index].phase == .presented, !touches.contains(where: { $0.owner.id == id }) {
        entries[index].timer?.start(at: instant)
      }
    }
  }

  private func unknownDetent(in spec: PresentationSpec) -> String? {
    guard let sheet = spec.sheet else { return nil }
    let known = Set(sheet.detents.map(\.identifier))
    return [sheet.selected, sheet.largestUndimmed].compactMap(\.self).first { !known.contains($0) }
  }

  /// Takes a new one in; `gone` is the one it follows, which leaves it its mask (SPEC Q1).
  mutating func enqueue(
    _ spec: PresentationSpec, after predecessor: PresentationID? = nil,
    following gone: Entry? = nil,
    at instant: Instant
  ) {
    sequence += 1
    var entry = Entry(
      spec: spec, cycle: 0, sequence: sequence, requested: instant, earliest: instant,
      presence: TimedValue(0, at: instant), swipe: TimedValue(0, at: instant),
      contentHeight: TimedValue(spec.contentSize?.height ?? 0, at: instant),
      lift: TimedValue(0, at: instant))
    entry.timer = spec.timer.map { .ready($0) }
    if let gone { succeed(&entry, to: gone, at: instant) }
    let rivals = backToFront.filter {
      $0.spec.style.level == spec.style.level && $0.phase != .queued
    }
    switch spec.arrival {
    case .queue: break
    case .stack:
      let leaving = rivals.last { $0.phase.isLeaving }
      if spec.style.level == .system { entry.waitsFor = leaving?.id }
    case .replace:
      entry.waitsFor = rivals.last?.id
    case .preempt:
      if rivals.contains(where: { $0.phase.isActive && $0.spec.priority > spec.priority }) {
        entry.spec.arrival = .queue
      }
    }
    if let predecessor, self.entry(predecessor) != nil { entry.waitsFor = predecessor }
    entries.append(entry)
    makeRoom(for: entry, among: rivals.filter(\.phase.isActive), at: instant)
    updateHandovers(at: instant)
    if entry.spec.arrival != .queue, parent(of: entry) == nil { admit(at: instant) }
  }

  private mutating func makeRoom(for entry: Entry, among rivals: [Entry], at instant: Instant) {
    for rival in rivals.reversed() {
      switch entry.spec.arrival {
      case .replace: dismiss(rival.id, reason: .replaced, at: instant)
      case .preempt:
        update(rival.id) {
          $0.preemptedBy = entry.id
          $0.returns = true
        }
        dismiss(rival.id, reason: .preempted, at: instant)
      case .stack, .queue: break
      }
    }
  }

  /// Ends the old cycle here and goes back in from where it is, as fast as it is.
  ///
  /// A style cannot change on the way (SPEC E10): in another one it enters when it has left.
  private mutating func reverse(
    _ index: Int, with spec: PresentationSpec, at instant: Instant
  ) {
    let old = entries[index]
    guard case .dismissing(let reason) = old.phase else { return }
    guard spec.style == old.spec.style.moved(toAnchorOf: spec.style) else {
      entries[index].next = spec
      return
    }
    entries[index].spec = spec
    entries[index].next = nil
    entries[index].preemptedBy = nil
    entries[index].returns = false
    let behind = backdrop(of: old, at: instant)
    entries[index].timer = spec.timer.map { .ready($0) }
    entries[index].phase = .presenting
    entries[index].origin = .requested
    entries[index].cycle = nextCycle(of: spec.id)
    log(.didDismiss(spec.id, cycle: old.cycle, reason), at: instant)
    log(.willPresent(spec.id, cycle: entries[index].cycle, origin: .requested), at: instant)
    if let size = spec.contentSize {
      entries[index].contentHeight.head(
        for: size.height, curve: environment.curveOverride ?? spec.style.settling, at: instant,
        threshold: .points)
    }
    if entries[index].isSheet {
      entries[index].detents = resolvedDetents(of: entries[index])
      entries[index].detent = initialDetent(of: entries[index])
    }
    headIn(index, at: instant)
    redirectBackdrop(index, from: behind, at: instant)
    inheritMask(index, from: behind, at: instant)
    updateHandovers(at: instant)
    updateFocus(at: instant)
  }

  mutating func nextCycle(of id: PresentationID) -> Int {
    let cycle = (cycles[id] ?? 0) + 1
    cycles[id] = cycle
    return cycle
  }

  /// Sends the presentation on its way in.
  mutating func headIn(_ index: Int, at instant: Instant) {
    let transition = transition(\.insertion, of: entries[index].spec.style)
    let target = arrivedPresence(of: entries[index])
    if entries[index].isSheet, environment.motion == .reduced {
      entries[index].presence = TimedValue(target, at: instant)
      entries[index].fade = entries[index].fade ?? TimedValue(0, at: instant)
      entries[index].fade?.head(
        for: 1, curve: transition.curve, at: instant, threshold: .fraction)
      return
    }
    move(index, to: target, curve: transition.curve, at: instant)
  }

  /// Moves the presence to a target; a linear curve takes the remaining share of its time.
  mutating func move(
    _ index: Int, to target: Double, curve: MotionCurve, at instant: Instant
  ) {
    let value = entries[index].presence.value(at: instant)
    if !entries[index].presence.isMoving(at: instant) { entries[index].moveOrigin = value }
    let entry = entries[index]
    let full = max(
      abs(target - entry.moveOrigin), abs(target - entry.presence.target), .leastNonzeroMagnitude)
    entries[index].presence.head(
      for: target, curve: curve.scaled(toShare: abs(target - value) / full), at: instant,
      threshold: entry.threshold)
  }

  /// The transition in force: the user's and the scene's wishes go before the style's.
  func transition(
    _ way: KeyPath<PresentationStyle, Transition>, of style: PresentationStyle
  ) -> Transition {
    if environment.motion == .reduced { return .crossFade }
    var transition = style[keyPath: way]
    if let curve = environment.curveOverride { transition.curve = curve }
    return transition
  }
}

extension Entry {
  /// The unit of `presence` decides when it has arrived (SPEC T7).
  var threshold: ArrivalThreshold {
    isSheet || extent != 1 ? .points : .fraction
  }
}
