import Motion
import Proof
import Testing

@Suite struct FitTests {
  /// A track of a spring at 60 readings a second, with a little even noise of the given size.
  static func track(_ spring: Spring, delay: Double, noise: Double = 0) -> Track {
    var state: UInt64 = 7
    return Track(at: (0..<90).map { Double($0) / 60 }) { time in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let dice = Double(state >> 33) / Double(1 << 31) - 0.5
      let seconds = time - delay
      let progress =
        seconds > 0 ? 1 + spring.displacement(from: -1, velocity: 0, at: seconds).value : 0
      return 844 - 422 * progress + 2 * noise * dice
    }
  }

  @Test(arguments: [(0.3, 0.6), (0.5, 0.825), (0.5, 1), (0.35, 0.86), (0.8, 0.4), (0.4, 1.3)])
  func `X4 a spring is found from its own readings`(response: Double, ratio: Double) throws {
    let spring = Spring(response: response, dampingRatio: ratio)
    let fit = try #require(SpringFit(Self.track(spring, delay: 0.11)))
    #expect(abs(fit.response.value / response - 1) < 1e-4)
    #expect(abs(fit.dampingRatio.value - ratio) < 1e-4)
    #expect(abs(fit.start.value - 0.11) < 1e-4)
    #expect(abs(fit.from - 844) < 0.01)
    #expect(abs(fit.to - 422) < 0.01)
    #expect(fit.rms < 0.001)
  }

  @Test(arguments: [(0.5, 0.825), (0.35, 1), (0.6, 0.5)])
  func `X4 noise of a third of a point costs less than a hundredth`(
    response: Double, ratio: Double
  ) throws {
    let spring = Spring(response: response, dampingRatio: ratio)
    let fit = try #require(SpringFit(Self.track(spring, delay: 0.2, noise: 0.33)))
    #expect(abs(fit.response.value / response - 1) < 0.01)
    #expect(abs(fit.dampingRatio.value - ratio) < 0.01)
    #expect(abs(fit.response.value - response) < 5 * fit.response.error)
  }

  @Test func `X4 one reading far off costs nothing, and the residual tells of it`() throws {
    let spring = Spring(response: 0.4, dampingRatio: 0.85)
    // In the middle, and where a film shows the edge first.
    for (first, stray) in [(0, 12), (6, 0), (6, 1)] {
      var samples = Array(Self.track(spring, delay: 0.05, noise: 0.02).samples.dropFirst(first))
      samples[stray].value += 4
      let fit = try #require(SpringFit(Track(samples)))
      #expect(abs(fit.response.value / 0.4 - 1) < 2e-3, "\(first) \(stray)")
      #expect(abs(fit.dampingRatio.value - 0.85) < 2e-3, "\(first) \(stray)")
      #expect(fit.strays == [samples[stray]], "it is told")
    }
  }

  /// What makes a reading unlike the curve.
  enum Disturbance: CaseIterable {
    /// Normal noise of a third of a pixel.
    case noise
    /// Whole pixels only.
    case rounding
  }

  /// Readings of a progress over 300 px, with one seeded disturbance.
  private static func disturbed(
    _ kind: Disturbance, seed: UInt64, _ progress: (Double) -> Double
  ) -> Track {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func dice() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31)
    }
    let offset = dice()
    return Track(at: (0..<80).map { Double($0) / 60 }) { time in
      let value = 500 + offset - 300 * progress(time)
      switch kind {
      case .noise: return value + ((0..<12).reduce(0) { sum, _ in sum + dice() } - 6) / 3
      case .rounding: return value.rounded()
      }
    }
  }

  @Test(arguments: [(0.5, 0.825), (0.35, 1), (0.6, 0.5)], Disturbance.allCases)
  func `X4 nine in ten intervals hold the spring`(
    truth: (response: Double, ratio: Double), kind: Disturbance
  ) throws {
    let spring = Spring(response: truth.response, dampingRatio: truth.ratio)
    var held = [0, 0, 0]
    let trials = 12
    for trial in 0..<trials {
      let start = 0.1 + Double(trial) * 0.0007
      let track = Self.disturbed(kind, seed: UInt64(trial)) { time in
        time > start
          ? 1 + spring.displacement(from: -1, velocity: 0, at: time - start).value : 0
      }
      let fit = try #require(SpringFit(track))
      let found = [
        (fit.response, truth.response), (fit.dampingRatio, truth.ratio), (fit.start, start),
      ]
      for (index, pair) in found.enumerated()
      where pair.0.interval.contains(pair.1) { held[index] += 1 }
    }
    #expect(held.allSatisfy { $0 * 10 >= trials * 9 }, "\(held) of \(trials)")
  }

  @Test(arguments: Disturbance.allCases)
  func `X4 nine in ten intervals hold the duration of a timing curve`(
    kind: Disturbance
  ) throws {
    let trials = 12
    var held = 0
    for trial in 0..<trials {
      let start = 0.1 + Double(trial) * 0.0007
      let track = Self.disturbed(kind, seed: UInt64(trial)) {
        CubicBezier.easeInOut.value(at: ($0 - start) / 0.6)
      }
      if try #require(BezierFit(track)).duration.interval.contains(0.6) { held += 1 }
    }
    #expect(held * 10 >= trials * 9, "\(held) of \(trials)")
  }

  @Test(arguments: [CubicBezier.ease, .easeIn, .easeOut, .easeInOut, .linear])
  func `X4 a timing curve is found from its own readings`(curve: CubicBezier) throws {
    let track = Track(at: (0..<60).map { Double($0) / 60 }) {
      100 + 300 * curve.value(at: ($0 - 0.1) / 0.35)
    }
    let fit = try #require(BezierFit(track))
    #expect(fit.rms < 0.05)
    #expect(abs(fit.duration.value - 0.35) < 0.005)
    for step in 0...10 {
      let progress = Double(step) / 10
      #expect(abs(fit.curve.value(at: progress) - curve.value(at: progress)) < 0.01)
    }
  }

  @Test func `nothing is found where nothing moves`() {
    #expect(SpringFit(Track(at: [0, 0.1, 0.2]) { _ in 3 }) == nil)
    #expect(BezierFit(Track([])) == nil)
  }
}
