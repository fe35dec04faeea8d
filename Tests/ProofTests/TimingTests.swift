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

  @Test func `what does not move has no milestones`() {
    #expect(Milestones(Track(at: [0, 1]) { _ in 5 }) == nil)
    #expect(Track([.init(.nan, 1), .init(1, .infinity)]).samples.isEmpty)
  }
}
