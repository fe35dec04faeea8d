import Canvas
import Motion

extension PresentationEngine {
  /// Lets in everyone who may enter now, the most urgent first (SPEC Q2, CASES B066).
  mutating func admit(at instant: Instant) {
    guard entries.indices.contains(where: { entries[$0].phase == .queued }) else { return }
    while let next = waiting.first(where: { canEnter($0, at: instant) }) {
      enter(next.id, at: instant)
    }
  }

  var waiting: [Entry] {
    entries.filter { $0.phase == .queued }.sorted { left, right in
      left.spec.priority != right.spec.priority
        ? left.spec.priority > right.spec.priority : left.sequence < right.sequence
    }
  }

  func canEnter(_ entry: Entry, at instant: Instant) -> Bool {
    guard entry.earliest <= instant, environment.size.height > 0, isMeasured(entry) else {
      return false
    }
    if let other = entry.waitsFor, self.entry(other) != nil { return false }
    if let other = entry.preemptedBy, self.entry(other) != nil { return false }
    guard entry.spec.arrival == .queue else { return true }
    return !entries.contains {
      $0.id != entry.id && $0.spec.style.level == entry.spec.style.level && $0.phase != .queued
    }
  }

  private func isMeasured(_ entry: Entry) -> Bool {
    entry.isSheet || entry.spec.style.place == .full || entry.spec.contentSize != nil
  }

  private mutating func enter(_ id: PresentationID, at instant: Instant) {
    guard let index = index(of: id) else { return }
    var entry = entries[index]
    entry.phase = .presenting
    entry.cycle = nextCycle(of: id)
    entry.parent = parent(of: entry)
    entry.waitsFor = nil
    entry.preemptedBy = nil
    entry.bridged = []
    entry.effects = transition(\.insertion, of: entry.spec.style).effects
    entry.contentHeight = TimedValue(entry.spec.contentSize?.height ?? 0, at: instant)
    entries[index] = entry
    if entry.isSheet {
      entries[index].detents = resolvedDetents(of: entry)
      entries[index].detent = initialDetent(of: entries[index])
    }
    entries[index].extent = travel(
      of: entry.effects, frame: restFrame(of: entries[index], at: instant))
    let outside = entry.isSheet ? environment.size.height : 0
    entries[index].presence = TimedValue(outside, at: instant)
    entries[index].moveOrigin = outside
    log(.willPresent(id, cycle: entry.cycle, origin: entry.origin), at: instant)
    headIn(index, at: instant)
    endBridge(from: id, at: instant)
    inheritMask(index, from: Backdrop(mask: 0, push: 0), at: instant)
    bridgeMasks(to: index, at: instant)
    updateHandovers(at: instant)
    adoptTouches(into: entries[index], at: instant)
    if blocks(entries[index], at: instant) { cancelTouches(below: entries[index], at: instant) }
    updateFocus(at: instant)
    if let current = self.index(of: id), entries[current].passage.arrival == instant {
      arrive(current, at: instant)
    }
  }

  /// The one it stands on: content on content, system on whatever is in front (SPEC Q3).
  func parent(of entry: Entry) -> PresentationID? {
    guard entry.spec.style.level != .overlay else { return nil }
    return backToFront.last {
      $0.id != entry.id && $0.phase.isActive && $0.spec.style.level <= entry.spec.style.level
    }?.id
  }

  /// It has arrived (SPEC T7).
  mutating func arrive(_ index: Int, at instant: Instant) {
    guard case .go = entries[index].phase.move(on: .arrive) else { return }
    entries[index].phase = .presented
    entries[index].clearBackdrop()
    let entry = entries[index]
    log(.didPresent(entry.id, cycle: entry.cycle), at: instant)
    coverPage(by: entry, at: instant)
    let isCut = fittedSize(of: entry, at: instant).height < entry.contentHeight.target - 0.5
    entries[index].cutSince = isCut && !entry.isSheet ? instant : nil
    if entries[index].timer != nil, !touches.contains(where: { $0.owner.id == entry.id }) {
      entries[index].timer?.start(at: instant)
    }
  }

  /// The page disappears under the first cover, and no second time under another (SPEC E5, F1).
  private mutating func coverPage(by entry: Entry, at instant: Instant) {
    guard entry.spec.style.page == .hidden, page.visibility == .visible else { return }
    page.visibility = .hidden
    log(.disappeared("page"), at: instant)
  }

  /// It appears again when the last one is gone and none is on its way in.
  private mutating func uncoverPage(at instant: Instant) {
    let isCovered = entries.contains { $0.spec.style.page == .hidden && $0.phase.isActive }
    guard page.visibility == .hidden, !isCovered else { return }
    page.visibility = .visible
    log(.appeared("page"), at: instant)
  }

  /// Those of the system level that have not entered yet let it leave first (SPEC Q1).
  mutating func awaitEnd(of id: PresentationID) {
    guard entry(id)?.spec.style.level == .system else { return }
    for index in entries.indices
    where entries[index].phase == .queued && entries[index].spec.style.level == .system
      && entries[index].spec.arrival == .stack && entries[index].preemptedBy == nil
    {
      entries[index].waitsFor = id
    }
  }

  /// Ends every way out that has reached its end, front to back.
  mutating func finishArrived(at instant: Instant) {
    guard entries.indices.contains(where: { entries[$0].phase.isLeaving }) else { return }
    while let entry = backToFront.last(where: {
      $0.phase.isLeaving && ($0.passage.arrival.map { $0 <= instant } ?? false)
    }) {
      finish(entry, at: instant)
    }
  }

  private mutating func finish(_ entry: Entry, at instant: Instant) {
    guard case .dismissing(let reason) = entry.phase, let index = index(of: entry.id) else {
      return
    }
    unanchor(from: entry.id, at: instant)
    if entry.returns, entry.next == nil {
      entries[index].returns = false
      entries[index].phase = .queued
      entries[index].origin = .restored
      entries[index].swipe = TimedValue(0, at: instant)
      entries[index].clearBackdrop()
    } else {
      entries.remove(at: index)
      endNavigation(of: entry, at: instant)
    }
    passMask(from: entry, at: instant)
    if !keepsMask(of: entry.id) { endBridge(from: entry.id, at: instant) }
    log(.didDismiss(entry.id, cycle: entry.cycle, reason), at: instant)
    uncoverPage(at: instant)
    for waiter in entries.indices {
      if entries[waiter].waitsFor == entry.id {
        entries[waiter].waitsFor = nil
        entries[waiter].earliest = followingInstant(of: entries[waiter], at: instant)
      }
      if entries[waiter].preemptedBy == entry.id, self.entry(entry.id) == nil {
        entries[waiter].preemptedBy = nil
      }
    }
    if let next = entry.next { enqueue(next, following: entry, at: instant) }
    release(waitingFor: entry, at: instant)
    fadeHeldMasks(at: instant)
  }

  /// What one becomes when it has left takes its mask over.
  func succeed(_ entry: inout Entry, to gone: Entry, at instant: Instant) {
    if heirMask(of: gone) > 0 { entry.inheritedMask = maskOpacity(of: gone, at: instant) }
    entry.earliest = followingInstant(of: entry, at: instant)
  }

  /// When one may enter whose predecessor is gone: a chain goes on after its delay (SPEC Q1).
  private func followingInstant(of entry: Entry, at instant: Instant) -> Instant {
    entry.spec.arrival == .stack ? instant.advanced(by: environment.chainDelay) : instant
  }

  /// Those who waited for it go on: a queue after its gap, the others at once.
  mutating func release(waitingFor entry: Entry, at instant: Instant) {
    for index in entries.indices where entries[index].phase == .queued {
      let waiter = entries[index]
      if waiter.spec.arrival == .queue, waiter.origin == .requested,
        waiter.spec.style.level == entry.spec.style.level, entry.phase != .queued
      {
        entries[index].earliest = instant.advanced(by: environment.queueGap)
      }
    }
    admit(at: instant)
  }
}
