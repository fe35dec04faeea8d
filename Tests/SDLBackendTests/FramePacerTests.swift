import Canvas
import SDLBackend
import Testing

@Suite struct `Frame pacing` {
  private let start = Instant(nanoseconds: 5_000_000_000)

  @Test func `frames lie on the grid of the rate, without drift`() {
    let pacer = FramePacer(start: start, rate: 60)
    #expect(pacer.instant(of: 1).nanoseconds == 5_016_666_667)
    #expect(pacer.instant(of: 3600).nanoseconds == 65_000_000_000)
  }

  @Test func `in time, each frame comes once and in order`() {
    var pacer = FramePacer(start: start, rate: 100)
    let frames = (0..<4).map { _ in
      let now = pacer.instant(of: pacer.frame).advanced(by: 0.003)
      return pacer.next(after: now)
    }
    #expect(frames == (1...4).map { start.advanced(by: Double($0) / 100) })
  }

  @Test func `frames that cannot be seen in time are left out`() {
    var pacer = FramePacer(start: start, rate: 100)
    #expect(pacer.next(after: start.advanced(by: 0.0345)) == start.advanced(by: 0.04))
    #expect(pacer.frame == 4)
  }

  @Test func `an early call goes on to the next frame, never back`() {
    var pacer = FramePacer(start: start, rate: 100)
    _ = pacer.next(after: start.advanced(by: 0.05))
    #expect(pacer.next(after: start) == start.advanced(by: 0.07))
  }

  @Test(arguments: [0.0, -1])
  func `a display without a rate is taken for 60 Hz`(rate: Double) {
    #expect(FramePacer(start: start, rate: rate).rate == 60)
  }
}
