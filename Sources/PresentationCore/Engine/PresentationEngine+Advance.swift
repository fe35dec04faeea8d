import Canvas
import Motion

extension PresentationEngine {
  /// The next moment at which something happens by itself; nil when nothing ever will.
  public var nextEvent: Instant? {
    let own = entries.indices.compactMap { moment(of: $0) }
    let pages = entries.indices.compactMap { entries[$0].navigation.nextEvent(after: now) }
    let contested = contests.compactMap(\.deadline)
    let fading = remnants.compactMap(\.opacity.arrival)
    let others = [page.nextEvent(after: now), nextHold].compactMap(\.self)
    return (own + pages + contested + fading + others).min()
  }

  /// The moment from which every frame is the same if nobody touches anything.
  ///
  /// Nil when something never comes to rest.
  public var restsAt: Instant? {
    var latest = max(now, nextHold ?? now)
    for entry in entries where entry.phase != .queued || entry.earliest > now {
      for value in [
        entry.passage, entry.presence, entry.swipe, entry.contentHeight, entry.lift,
      ] {
        guard let arrival = value.arrival else { return nil }
        latest = max(latest, arrival)
      }
      if let glide = entry.glide {
        guard let arrival = glide.arrival else { return nil }
        latest = max(latest, arrival)
      }
      for scroll in entry.scrolls.values { latest = max(latest, scroll.restsAt ?? now) }
      latest = max(latest, entry.earliest, entry.navigation.restsAt ?? now)
    }
    for contest in contests { latest = max(latest, contest.deadline ?? now) }
    for remnant in remnants {
      guard let arrival = remnant.opacity.arrival else { return nil }
      latest = max(latest, arrival)
    }
    return max(latest, page.restsAt(now: now), keyboard.arrival ?? now)
  }

  /// The moment at which the last mark of a movement, the scroll indicator, has faded.
  public var fadesUntil: Instant? {
    let own = entries.indices.compactMap { entries[$0].scrollMarksEnd }
    return (own + [page.scroll.indicatorEnd(since: page.activity)].compactMap(\.self)).max()
  }

  /// The next moment of one entry, read in place: an entry is heavy to copy.
  private func moment(of index: Int) -> Instant? {
    switch entries[index].phase {
    case .queued:
      return entries[index].earliest > now ? entries[index].earliest : nil
    case .presenting, .dismissing:
      guard entries[index].grip == nil else { return nil }
      return entries[index].fade == nil
        ? entries[index].presence.arrival : entries[index].passage.arrival
    case .presented:
      let settles = entries[index].settling == .pending && entries[index].grip == nil
      let moments = [
        entries[index].timer?.deadline, settles ? entries[index].presence.arrival : nil,
      ]
      return moments.compactMap(\.self).min()
    }
  }

  /// Lets everything happen that is due up to a moment, each at its own time.
  ///
  /// Requests of one instant are complete when time goes on: only then do queues move.
  public mutating func advance(to instant: Instant) {
    guard instant > now else { return }
    closeInstant()
    while let next = nextEvent, next <= instant {
      now = max(now, next)
      happen(at: now)
    }
    now = instant
  }

  /// Declares the requests of the present instant complete and lets queues move.
  public mutating func closeInstant() {
    admit(at: now)
  }

  private mutating func happen(at instant: Instant) {
    advanceContests(to: instant)
    finishArrived(at: instant)
    for id in entries.map(\.id) {
      guard let index = index(of: id) else { continue }
      arriveOrSettle(index, at: instant)
    }
    for id in entries.map(\.id) {
      guard let entry = entry(id), entry.phase == .presented,
        let deadline = entry.timer?.deadline, deadline <= instant
      else { continue }
      update(id) { $0.timer = nil }
      dismiss(id, reason: .timer, at: instant)
    }
    page.happen(at: instant)
    settleNavigation(at: instant)
    finishHolds(at: instant)
    endRemnants(at: instant)
    admit(at: instant)
  }

  mutating func arriveOrSettle(_ index: Int, at instant: Instant) {
    let entry = entries[index]
    guard entry.grip == nil else { return }
    if entry.phase == .presenting, let arrival = entry.passage.arrival, arrival <= instant {
      arrive(index, at: instant)
    }
    if entries[index].phase == .presented, entry.settling == .pending,
      let arrival = entry.presence.arrival, arrival <= instant, let detent = entry.detent
    {
      entries[index].settling = .none
      entries[index].clearBackdrop()
      entries[index].moveOrigin = entry.presence.target
      log(.settled(entry.id, cycle: entry.cycle, detent: detent), at: instant)
    }
  }
}
