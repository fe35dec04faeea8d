import Canvas

/// Pull to refresh as a machine; gaps are those shown above the list, in pt (SPEC R2, R3).
public struct RefreshState: Hashable, Sendable {
  /// What it does.
  public enum Phase: Hashable, Sendable {
    /// Nothing.
    case idle
    /// A finger has opened a gap in pt, too small to refresh.
    case pulling(gap: Double)
    /// A release would refresh.
    case armed(gap: Double)
    /// The work of a cycle runs.
    case refreshing(cycle: Int)
    /// The gap closes, until that moment.
    case settling(cycle: Int, RefreshResult, until: Instant)
  }

  /// The present pull of a finger.
  private enum Pull: Hashable {
    case none
    /// It began while nothing went on.
    case fresh
    /// It began before, or was cancelled: it cannot refresh. The gap in pt is its last.
    case stale(gap: Double)
  }

  /// What it does now.
  public private(set) var phase = Phase.idle
  /// Distances and times.
  public let policy: RefreshPolicy
  private var pull = Pull.none
  private var cycles = 0

  /// A machine at rest.
  public init(policy: RefreshPolicy = RefreshPolicy()) {
    self.policy = policy
  }
}

extension RefreshState {
  /// The gap in pt to hold open above the list, for `ScrollState.setHold`.
  public var hold: Double {
    if case .refreshing = phase { policy.hold } else { 0 }
  }

  /// Seconds in which the list moves to what is held now.
  public var holdDuration: Double {
    if case .refreshing = phase { policy.opening } else { policy.closing }
  }

  /// The cycle whose work runs; nil when none does.
  public var cycle: Int? {
    if case .refreshing(let cycle) = phase { cycle } else { nil }
  }

  /// How far the pull is on its way to arming, 0...1; 1 while refreshing.
  public var progress: Double {
    switch phase {
    case .idle, .settling: 0
    case .pulling(let gap): min(1, gap / policy.trigger)
    case .armed, .refreshing: 1
    }
  }

  /// When `advance(to:)` has something to do; nil when nothing is due.
  public var deadline: Instant? {
    if case .settling(_, _, let until) = phase { until } else { nil }
  }

  /// Name of the phase as the trace shows it.
  public var name: String {
    switch phase {
    case .idle: "idle"
    case .pulling: "pulling"
    case .armed: "armed"
    case .refreshing: "refreshing"
    case .settling: "settling"
    }
  }
}

extension RefreshState {
  /// A finger holds a gap of so many pt open; 0 when it pushed the list back.
  public mutating func pull(gap: Double) {
    guard gap > 0 else {
      if pull == .fresh { phase = .idle }
      pull = .none
      return
    }
    guard pull == .fresh || (pull == .none && phase == .idle) else {
      pull = .stale(gap: gap)
      return
    }
    pull = .fresh
    phase = gap >= policy.trigger ? .armed(gap: gap) : .pulling(gap: gap)
  }

  /// The finger lets go: refreshes at once when armed (CASES B189).
  public mutating func release() -> [RefreshOutcome] {
    let released = pull
    pull = .none
    switch phase {
    case .armed: return start()
    case .pulling: phase = .idle
    case .idle, .refreshing, .settling: break
    }
    guard case .stale(let gap) = released, gap >= policy.trigger else { return [] }
    return [.ignored(.stalePull)]
  }

  /// A blocking popup takes the drag away; a refresh that runs goes on (CASES B190, SPEC R3).
  public mutating func cancelPull() {
    guard pull != .none else { return }
    if pull == .fresh { phase = .idle }
    pull = .stale(gap: 0)
  }

  /// Starts by code or key; while one runs it is ignored, while the gap closes a new cycle starts.
  public mutating func begin() -> [RefreshOutcome] {
    switch phase {
    case .refreshing: [.ignored(.alreadyRefreshing)]
    case .idle, .pulling, .armed, .settling: start()
    }
  }

  /// The work of a cycle is over; only the cycle that runs can end (CASES B185).
  public mutating func end(
    cycle: Int, _ result: RefreshResult, at time: Instant
  ) -> [RefreshOutcome] {
    guard cycle == self.cycle else { return [.ignored(.staleCycle)] }
    let until = time.advanced(by: policy.closing)
    phase = .settling(cycle: cycle, result, until: until)
    return [.ended(cycle: cycle, result)]
  }

  /// Becomes idle once the gap has had its time to close.
  public mutating func advance(to time: Instant) {
    if let deadline, time >= deadline { phase = .idle }
  }

  private mutating func start() -> [RefreshOutcome] {
    if pull != .none { pull = .stale(gap: 0) }
    cycles += 1
    phase = .refreshing(cycle: cycles)
    return [.began(cycle: cycles)]
  }
}
