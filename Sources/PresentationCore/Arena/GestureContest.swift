import Canvas

/// The recognisers of one touched area from the first touch until all are decided (SPEC M8).
struct GestureContest: Hashable, Sendable {
  /// The surface, nil is the page, and its cycle.
  let owner: PresentationID?
  let cycle: Int
  let area: String
  /// Where the first touch began, in stage pt.
  let start: Point
  /// The finger that is down, and since when.
  private(set) var hold: Hold?
  private var entrants: [Entrant]
  private var taps = 0
  private var lastUp: Instant?

  struct Hold: Hashable, Sendable {
    var finger: Int
    var since: Instant
  }

  private struct Entrant: Hashable, Sendable {
    var rule: GestureRule
    var standing = Standing.possible

    var isOpen: Bool { standing == .possible || standing == .ready }
  }

  private enum Standing: Hashable, Sendable {
    case possible
    /// It would be recognised but for those that must fail first.
    case ready
    case failed, recognised
  }

  init(
    _ rules: [GestureRule], owner: PresentationID?, cycle: Int, area: String, start: Point
  ) {
    self.owner = owner
    self.cycle = cycle
    self.area = area
    self.start = start
    // Who needs more comes first: a long press, then the tap with the most taps.
    entrants = rules.sorted { $0.kind.rank > $1.kind.rank }.map { Entrant(rule: $0) }
  }

  var isDecided: Bool { hold == nil && !entrants.contains { $0.isOpen } }

  /// True when a touch at a point of the stage goes on with the sequence.
  func continues(at point: Point) -> Bool {
    hold == nil && !isDecided && point.distance(to: start) <= GestureRule.tapDistance
  }

  /// The next moment at which something is decided by time alone.
  var deadline: Instant? {
    entrants.filter { $0.standing == .possible }.compactMap { deadline(of: $0.rule.kind) }.min()
  }

  private func deadline(of kind: GestureRule.Kind) -> Instant? {
    switch (kind, hold) {
    case (.longPress(let seconds), let hold?): hold.since.advanced(by: seconds)
    case (.tap, nil): lastUp?.advanced(by: GestureRule.tapInterval)
    case (.longPress, nil), (.tap, _?): nil
    }
  }

  mutating func down(_ finger: Int, at instant: Instant) {
    hold = Hold(finger: finger, since: instant)
  }

  /// The finger leaves where it came down; returns those recognised, in order.
  mutating func up(at instant: Instant) -> [RecognizerID] {
    hold = nil
    taps += 1
    lastUp = instant
    for index in entrants.indices where entrants[index].standing == .possible {
      switch entrants[index].rule.kind {
      case .longPress: entrants[index].standing = .failed
      case .tap(taps): entrants[index].standing = .ready
      case .tap(let count): if count < taps { entrants[index].standing = .failed }
      }
    }
    return decide()
  }

  /// The finger became a drag or was taken away; returns those recognised because of that.
  mutating func fail() -> [RecognizerID] {
    hold = nil
    for index in entrants.indices where entrants[index].standing == .possible {
      entrants[index].standing = .failed
    }
    return decide()
  }

  /// Time passes; returns those recognised, in order.
  mutating func advance(to instant: Instant) -> [RecognizerID] {
    for index in entrants.indices where entrants[index].standing == .possible {
      let kind = entrants[index].rule.kind
      guard let end = deadline(of: kind), end <= instant else { continue }
      if case .longPress = kind {
        entrants[index].standing = .ready
      } else {
        entrants[index].standing = .failed
      }
    }
    return decide()
  }

  private mutating func decide() -> [RecognizerID] {
    var recognised: [RecognizerID] = []
    var index = 0
    while index < entrants.count {
      defer { index += 1 }
      let entrant = entrants[index]
      guard entrant.isOpen else { continue }
      let rivals = entrant.rule.required.map(standing)
      if rivals.contains(.recognised) {
        entrants[index].standing = .failed
      } else if entrant.standing == .ready, rivals.allSatisfy({ $0 == .failed }) {
        entrants[index].standing = .recognised
        recognised.append(entrant.rule.id)
        failRivals(of: entrant.rule.kind)
      } else {
        continue
      }
      index = -1
    }
    return recognised
  }

  /// A tap does not stand in the way of one with more taps; everything else ends with it.
  private mutating func failRivals(of kind: GestureRule.Kind) {
    for index in entrants.indices where entrants[index].isOpen {
      if case .tap = kind, entrants[index].rule.kind.rank > kind.rank { continue }
      entrants[index].standing = .failed
    }
  }

  /// One that does not take part has failed; the drag has not as long as the finger is down.
  private func standing(of id: RecognizerID) -> Standing {
    if id == .pan { return hold == nil ? .failed : .possible }
    return entrants.first { $0.rule.id == id }?.standing ?? .failed
  }
}

extension GestureRule.Kind {
  /// A long press before taps, more taps before fewer.
  fileprivate var rank: Int {
    switch self {
    case .longPress: .max
    case .tap(let count): count
    }
  }
}
