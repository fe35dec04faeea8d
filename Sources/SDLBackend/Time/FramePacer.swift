package import Canvas

/// The grid of instants at which frames are meant to be seen, from the start of a movement.
package nonisolated struct FramePacer: Hashable, Sendable {
  /// When frame 0 was meant to be seen.
  package let start: Instant
  /// Frames a second.
  package let rate: Double
  /// The number of the frame handed out last; 0 before the first.
  package private(set) var frame = 0

  /// A grid that starts at an instant; a rate of 0 or below means 60 Hz.
  package init(start: Instant, rate: Double) {
    self.start = start
    self.rate = rate > 0 ? rate : 60
  }

  /// The intended instant of a frame: frame ÷ rate, never a sum of steps.
  package func instant(of frame: Int) -> Instant {
    start.advanced(by: Double(frame) / rate)
  }

  /// Moves on to the next frame that can still be seen in time; late ones are left out.
  package mutating func next(after now: Instant) -> Instant {
    let reached = Int((now.seconds(since: start) * rate).rounded(.down))
    frame = max(frame, reached) + 1
    return instant(of: frame)
  }
}
