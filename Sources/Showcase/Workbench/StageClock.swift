import Canvas

/// Maps the wall's time to the stage's: slower, stopped, or stepping (SPEC X2).
package struct StageClock: Hashable, Sendable {
  /// How fast the stage's time runs.
  package enum Speed: Double, Hashable, Sendable, CaseIterable {
    case full = 1
    case half = 0.5
    case fifth = 0.2
    case tenth = 0.1
    case twentieth = 0.05

    /// As people write it.
    package var label: String {
      switch self {
      case .full: "1×"
      case .half: "1/2"
      case .fifth: "1/5"
      case .tenth: "1/10"
      case .twentieth: "1/20"
      }
    }
  }

  /// Whether time runs.
  package enum Run: Hashable, Sendable { case running, paused }

  /// Whether a finger is on the phone's screen.
  package enum Hand: Hashable, Sendable { case away, down }

  /// How fast it runs when it does and no finger is down.
  package private(set) var speed = Speed.full
  /// While it is down time runs at full speed: a hand is not slowed, and what it means by the speed
  /// of its drag or by holding still stays the same (SPEC X2).
  private var hand = Hand.away
  /// Whether it runs.
  package private(set) var run = Run.running
  private var wall: Instant
  private var stage: Instant

  /// A running clock that shows `stage` at `wall`.
  package init(stage: Instant, wall: Instant) {
    self.stage = stage
    self.wall = wall
  }

  /// The stage's time at a moment of the wall's.
  package func time(at wall: Instant) -> Instant {
    guard run == .running, wall > self.wall else { return stage }
    return stage.advanced(by: wall.seconds(since: self.wall) * pace)
  }

  /// The wall's moment at which the stage's time comes; nil while it stands still.
  package func wall(of instant: Instant) -> Instant? {
    guard run == .running else { return nil }
    return wall.advanced(by: max(0, instant.seconds(since: stage)) / pace)
  }

  /// Runs at another speed from now on.
  package mutating func set(_ speed: Speed, at wall: Instant) {
    anchor(at: wall)
    self.speed = speed
  }

  /// A finger comes down, or the last one leaves.
  package mutating func follow(_ hand: Hand, at wall: Instant) {
    anchor(at: wall)
    self.hand = hand
  }

  /// Seconds of the stage in a second of the wall's.
  private var pace: Double { hand == .down ? 1 : speed.rawValue }

  /// Stops or goes on.
  package mutating func toggle(at wall: Instant) {
    anchor(at: wall)
    run = run == .running ? .paused : .running
  }

  /// Stops, if it runs.
  package mutating func stop(at wall: Instant) {
    anchor(at: wall)
    run = .paused
  }

  /// Stops, one display frame of 1/60 s later.
  package mutating func step(at wall: Instant) {
    anchor(at: wall)
    run = .paused
    stage = stage.advanced(by: 1.0 / 60)
  }

  /// Shows another time from now on.
  package mutating func jump(to stage: Instant, at wall: Instant) {
    self.stage = stage
    self.wall = wall
  }

  private mutating func anchor(at wall: Instant) {
    stage = time(at: wall)
    self.wall = max(wall, self.wall)
  }
}
