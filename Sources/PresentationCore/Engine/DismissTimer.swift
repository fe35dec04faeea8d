import Canvas

/// The auto-dismiss timer of one cycle (SPEC K8, CASES B050–B053): starts at `didPresent`, stands
/// still while touched, and resumes with at least half a second.
enum DismissTimer: Hashable, Sendable {
  /// Not started: seconds to run.
  case ready(Double)
  /// Runs out at this moment.
  case running(until: Instant)
  /// Held by a touch or a preemption: seconds left.
  case paused(Double)

  /// Seconds a touched timer has at least when it resumes.
  static let floor = 0.5

  /// The moment it runs out, while it runs.
  var deadline: Instant? {
    if case .running(let until) = self { until } else { nil }
  }

  mutating func start(at instant: Instant) {
    switch self {
    case .ready(let seconds), .paused(let seconds):
      self = .running(until: instant.advanced(by: seconds))
    case .running: break
    }
  }

  /// Counts so many seconds more or less, from when it began (SPEC E10).
  mutating func extend(by seconds: Double) {
    switch self {
    case .ready(let whole): self = .ready(max(0, whole + seconds))
    case .running(let until): self = .running(until: until.advanced(by: seconds))
    case .paused(let left): self = .paused(max(0, left + seconds))
    }
  }

  mutating func pause(at instant: Instant) {
    if case .running(let until) = self { self = .paused(max(0, until.seconds(since: instant))) }
  }

  mutating func resumeAfterTouch(at instant: Instant) {
    if case .paused(let seconds) = self {
      self = .running(until: instant.advanced(by: max(seconds, Self.floor)))
    }
  }
}
