import Canvas

extension PresentationEngine {
  /// The recognisers of a surface; nil is the page.
  private func gestures(of owner: PresentationID?) -> GestureRules {
    guard let owner else { return page.gestures }
    return entry(owner)?.gestures ?? GestureRules()
  }

  /// Takes the recognisers drawn on a surface; a cycle is reported once (SPEC M8).
  mutating func setGestures(_ rules: [GestureRule], of owner: PresentationID?) {
    guard rules != drawnGestures(of: owner) else { return }
    let checked = GestureRules(rules)
    for cycle in checked.cycles {
      let message = GestureRules.message(for: cycle, on: owner?.description ?? "page")
      if reportedCycles.insert(message).inserted { log(.error(message), at: now) }
    }
    if let owner {
      update(owner) {
        $0.gestures = checked
        $0.drawnGestures = rules
      }
    } else {
      page.gestures = checked
      page.drawnGestures = rules
    }
  }

  private func drawnGestures(of owner: PresentationID?) -> [GestureRule] {
    guard let owner else { return page.drawnGestures }
    return entry(owner)?.drawnGestures ?? []
  }

  /// What a touch reaches: an area all of whose recognisers refuse the place is not there.
  func reached(
    _ hits: [HitArea], of owner: PresentationID?, at point: Point, instant: Instant
  ) -> [HitArea] {
    let gestures = gestures(of: owner)
    guard !gestures.rules.isEmpty,
      let local = localPoint(point, on: owner, instant: instant)
    else { return hits }
    return hits.filter { area in
      !gestures.governs(area.name)
        || !gestures.listeners(on: area.name, at: { $0.accepts(local) }).isEmpty
    }
  }

  /// A point of the stage in the points of a surface as drawn.
  func localPoint(
    _ point: Point, on owner: PresentationID?, instant: Instant
  ) -> Point? {
    let snapshot = snapshot(at: instant)
    guard let owner else { return snapshot.page.placement.invert(point) }
    return snapshot.presentations.first { $0.id == owner }?.placement.invert(point)
  }

  /// A finger came down: the recognisers of the control under it begin, or go on counting.
  mutating func beginContest(of touch: Touch, at instant: Instant) {
    let owner = touch.owner.id
    guard touch.state == .possible, touch.owner == .page || owner != nil,
      let control = touch.control, isGoverned(control, of: owner),
      let local = localPoint(touch.start, on: owner, instant: instant)
    else { return }
    let rules = gestures(of: owner).listeners(on: control.name) { $0.accepts(local) }
    guard !rules.isEmpty else { return }
    let cycle = owner.flatMap { entry($0)?.cycle } ?? 0
    if let index = contests.firstIndex(where: { $0.owner == owner && $0.area == control.name }) {
      if contests[index].continues(at: touch.start), contests[index].cycle == cycle {
        contests[index].down(touch.finger, at: instant)
        return
      }
      let isHeld = contests[index].hold != nil
      send(contests[index].fail(), of: owner, at: instant)
      contests.remove(at: index)
      if isHeld { return }
    }
    var contest = GestureContest(
      rules, owner: owner, cycle: cycle, area: control.name, start: touch.start)
    contest.down(touch.finger, at: instant)
    contests.append(contest)
  }

  /// True when recognisers alone decide about a control.
  func isGoverned(_ control: HitArea, of owner: PresentationID?) -> Bool {
    gestures(of: owner).governs(control.name)
  }

  /// The finger left within the slop and inside the control.
  mutating func tapContest(of finger: Int, at instant: Instant) {
    guard let index = contests.firstIndex(where: { $0.hold?.finger == finger }) else { return }
    let recognised = contests[index].up(at: instant)
    send(recognised, of: contests[index].owner, at: instant)
    contests.removeAll(where: \.isDecided)
  }

  /// The finger drags or has been taken away: no tap comes of it.
  mutating func failContest(of finger: Int, at instant: Instant) {
    guard let index = contests.firstIndex(where: { $0.hold?.finger == finger }) else { return }
    let recognised = contests[index].fail()
    send(recognised, of: contests[index].owner, at: instant)
    contests.removeAll(where: \.isDecided)
  }

  /// Decides what time alone decides: a long press, or that no second tap came.
  mutating func advanceContests(to instant: Instant) {
    var done: [Int] = []
    for index in contests.indices {
      let recognised = contests[index].advance(to: instant)
      send(recognised, of: contests[index].owner, at: instant)
      if let finger = contests[index].hold?.finger, !recognised.isEmpty { done.append(finger) }
    }
    // A finger that has pressed long enough does nothing else.
    for finger in done { setState(.failed, of: finger) }
    contests.removeAll(where: \.isDecided)
  }

  private mutating func send(
    _ recognised: [RecognizerID], of owner: PresentationID?, at instant: Instant
  ) {
    for id in recognised { log(.action(id.description, in: owner), at: instant) }
  }

  /// The recogniser a key presses in place of a governed control.
  func primaryGesture(of control: HitArea, in owner: PresentationID?) -> RecognizerID? {
    gestures(of: owner).primary(of: control.name)?.id
  }
}
