import Motion
import Proof
import Testing

@Suite struct TimingTests {
  static let spring = Spring(response: 0.5, dampingRatio: 0.825)

  static func curve(_ time: Double) -> Double {
    422 + spring.displacement(from: 422, velocity: 0, at: time).value
  }

  @Test func `X4 a track on its curve has no error`() {
    let errors = TimingErrors(
      Track(at: (0...60).map { Double($0) / 60 }, Self.curve), against: Self.curve)
    #expect(errors.greatest == 0)
    #expect(errors.rms == 0)
    #expect(errors.shift == 0)
  }

  @Test(arguments: [1, 2, -1])
  func `X4 whole frames of delay are told as such`(frames: Int) {
    let delay = Double(frames) / 60
    let track = Track(at: (3...60).map { Double($0) / 60 }) { Self.curve($0 - delay) }
    let errors = TimingErrors(track, against: Self.curve)
    #expect(abs(errors.shift - delay) < 1e-5)
    #expect(errors.frames(at: 60) == frames)
    #expect(errors.rmsWithoutShift < 1e-3)
    #expect(errors.greatest > 5)
  }

  @Test func `X4 milestones of a spring that swings over`() throws {
    let spring = Spring(response: 0.5, dampingRatio: 0.5)
    let track = Track(at: (0...6000).map { Double($0) / 4000 }) {
      1 + spring.displacement(from: -1, velocity: 0, at: $0).value
    }
    let marks = try #require(Milestones(track, from: 0, to: 1))
    // exp(-pi zeta / sqrt(1 - zeta^2)) for zeta 0.5.
    #expect(abs(marks.overshoot - 0.163_034) < 1e-4)
    let half = try #require(marks.half)
    #expect(abs(spring.displacement(from: -1, velocity: 0, at: half).value + 0.5) < 1e-3)
    #expect(try #require(marks.ninety) < #require(marks.ninetyNine))
  }

  @Test func `X4 errors in pt and in time: greatest with its moment, and mean square`() {
    // On a line of 100 a second: 3 too much at 0.2 s, 1 too little at 0.4 s, else none.
    let off = [0.2: 3.0, 0.4: -1]
    let track = Track(at: [0, 0.1, 0.2, 0.3, 0.4]) { 100 * $0 + (off[$0] ?? 0) }
    let errors = TimingErrors(track, against: { 100 * $0 })
    #expect(abs(errors.greatest - 3) < 1e-9)
    #expect(errors.at == 0.2)
    // The root of (9 + 1) / 5.
    #expect(abs(errors.rms - 1.414_214) < 1e-6)
    #expect(abs(errors.greatestLag - 0.03) < 1e-6)
    #expect(abs(errors.rmsLag - 0.014_142) < 1e-6)
  }

  @Test func `X4 where a curve hardly moves a distance tells no time`() {
    // 10 a second until 1 s, then 1 a second: below a fifth of the fastest.
    let curve = { (time: Double) in time < 1 ? 10 * time : 9 + time }
    let errors = TimingErrors(
      Track(at: [0.2, 0.4, 1.6, 1.8]) { curve($0) + ($0 > 1 ? 0.5 : 0.1) }, against: curve)
    #expect(abs(errors.greatest - 0.5) < 1e-9)
    #expect(abs(errors.greatestLag - 0.01) < 1e-6)
    #expect(abs(errors.rmsLag - 0.01) < 1e-6)
  }

  @Test func `X4 milestones are where the way is 50, 90 and 99 % done, and when it rests`() throws {
    // A line to 100 in 1 s, read eleven times, 4 beyond the end at 1.1 s and at rest from 1.3 s on.
    let track = Track(
      (0...10).map { .init(Double($0) / 10, Double($0) * 10) }
        + [.init(1.1, 104), .init(1.2, 100.3), .init(1.3, 100), .init(1.4, 100)])
    let marks = try #require(Milestones(track, from: 0, to: 100, within: 0.2))
    #expect(abs(try #require(marks.half) - 0.5) < 1e-9)
    #expect(abs(try #require(marks.ninety) - 0.9) < 1e-9)
    #expect(abs(try #require(marks.ninetyNine) - 0.99) < 1e-9)
    #expect(abs(marks.overshoot - 0.04) < 1e-9)
    #expect(marks.settled == 1.3)
    let wide = try #require(Milestones(track, from: 0, to: 100, within: 0.5))
    #expect(wide.settled == 1.2)
    // SPEC T7 for positions: a thousandth of the way, at least 0.1 and at most 0.5.
    #expect(try #require(Milestones(track, from: 0, to: 100)).tolerance == 0.1)
    #expect(try #require(Milestones(track, from: 0, to: 300)).tolerance == 0.3)
    #expect(try #require(Milestones(track, from: 0, to: 900)).tolerance == 0.5)
    #expect(try #require(Milestones(track, from: 0, to: 900)).half == nil)
  }

  @Test func `what does not move has no milestones`() {
    #expect(Milestones(Track(at: [0, 1]) { _ in 5 }) == nil)
    #expect(Track([.init(.nan, 1), .init(1, .infinity)]).samples.isEmpty)
  }
}
