internal import CSDL
package import Canvas

/// SDL's clock: it never jumps, and starts with the machine.
package nonisolated enum MonotonicClock {
  /// This moment, in whole nanoseconds since the machine started.
  package static var now: Instant {
    let (seconds, rest) = SDL_GetPerformanceCounter().quotientAndRemainder(
      dividingBy: SDL_GetPerformanceFrequency())
    let fraction = rest * 1_000_000_000 / SDL_GetPerformanceFrequency()
    return Instant(nanoseconds: Int64(seconds) * 1_000_000_000 + Int64(fraction))
  }

  /// Gives up the processor until the instant, or not at all when it is past.
  package static func sleep(until instant: Instant) {
    var left = instant.nanoseconds - now.nanoseconds
    while left > 0 {
      CSDL_Sleep(min(left, 500_000_000))
      left = instant.nanoseconds - now.nanoseconds
    }
  }
}
