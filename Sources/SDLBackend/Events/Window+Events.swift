internal import CSDL
package import Canvas

extension Window {
  /// Sleeps until something arrives, without one wake-up before, and returns it.
  package func nextEvents() -> [WindowEvent] {
    SDL_WaitEvent(nil)
    return drain()
  }

  /// Sleeps until something arrives or the deadline comes, whichever is first.
  package func nextEvents(before deadline: Instant) -> [WindowEvent] {
    let left = deadline.seconds(since: MonotonicClock.now)
    if left > 0 { SDL_WaitEventTimeout(nil, Int32(min(left * 1000, 3_600_000).rounded(.up))) }
    return drain()
  }

  /// Sleeps until the deadline and returns all that arrived, each stamped on arrival.
  package func events(until deadline: Instant) -> [WindowEvent] {
    var events = drain()
    while true {
      // SDL waits in whole ms and up to one too long, so the last one is slept.
      let left = deadline.seconds(since: MonotonicClock.now) * 1000 - 1
      guard left >= 1 else { break }
      SDL_WaitEventTimeout(nil, Int32(left))
      events += drain()
    }
    MonotonicClock.sleep(until: deadline)
    return events + drain()
  }

  /// Empties SDL's queue; all of it gets this instant.
  ///
  /// SDL too stamps events when it reads them from the display, but only in whole ms: too coarse
  /// for the speed of a finger.
  private func drain() -> [WindowEvent] {
    var events: [WindowEvent] = []
    var event = SDL_Event()
    SDL_PumpEvents()
    let time = MonotonicClock.now
    while SDL_PollEvent(&event) != 0 {
      guard let kind = WindowEvent.Kind(event, window: size) else { continue }
      events.append(WindowEvent(kind, at: time))
    }
    return events
  }
}
