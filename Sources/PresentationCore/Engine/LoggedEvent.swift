import Canvas

/// One line of the event log, in time order (DESIGN "trace").
public struct LoggedEvent: Hashable, Sendable {
  /// When it happened.
  public var time: Instant
  /// What happened.
  public var event: Event

  /// An event at a moment.
  public init(_ event: Event, at time: Instant) {
    self.time = time
    self.event = event
  }
}
