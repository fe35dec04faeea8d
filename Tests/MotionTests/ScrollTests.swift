import Motion
import Testing

/// The rules of MOTION 4 beyond the numbers.
struct ScrollTests {
  @Test(arguments: [0.1, 3, 250, 1e5])
  func `the rubber band is the same in both directions and can be undone`(excess: Double) {
    let band = RubberBand(dimension: 844)
    let offset = band.offset(for: excess)
    #expect(band.offset(for: -excess) == -offset)
    #expect(isClose(band.excess(for: offset), excess, within: 1e-9 * excess))
    #expect(offset < min(844, 0.55 * excess))
    let step = band.offset(for: excess + 1e-3) - band.offset(for: excess - 1e-3)
    #expect(isClose(band.gain(at: excess), step / 2e-3, within: 1e-6))
  }

  @Test func `the band never shows more than its dimension, nor fails on strange numbers`() {
    let band = RubberBand(dimension: 320)
    #expect(band.offset(for: .infinity) == 320)
    #expect(band.offset(for: -.infinity) == -320)
    #expect(band.offset(for: .nan) == 0)
    #expect(band.gain(at: .infinity) == 0)
    #expect(band.excess(for: 400).isFinite)
    for size in [0, -5, Double.nan, .infinity] {
      let none = RubberBand(dimension: size)
      #expect(none.offset(for: 50) == 0)
      #expect(none.excess(for: 50) == 0)
    }
  }

  @Test func `momentum never covers a distance behind it or too far`() {
    #expect(Deceleration.normal.time(toCover: -1, velocity: 500) == nil)
    #expect(Deceleration.normal.time(toCover: 250, velocity: 500) == nil)
    #expect(Deceleration.normal.time(toCover: 1, velocity: 0) == nil)
    #expect(Deceleration.normal.time(toCover: 0, velocity: 500) == 0)
  }

  @Test func `momentum comes to rest, in less than half a point from the end`() {
    let seconds = Deceleration.fast.durationToHalfPoint(velocity: 2000)
    #expect(isClose(seconds, 0.6, within: 0.005))
    let position = Deceleration.fast.position(from: 10, velocity: 2000, after: seconds)
    let end = 10 + Deceleration.fast.totalDistance(velocity: 2000)
    #expect(isClose(end - position, 0.5, within: 1e-9))
    #expect(Deceleration.fast.durationToHalfPoint(velocity: 3) == 0)
    let atLast = Deceleration.fast.position(from: 10, velocity: 2000, after: .infinity)
    #expect(isClose(atLast, end, within: 1e-12))
  }

  @Test(arguments: [Double.nan, 0, -1, 1, 2, .infinity])
  func `strange rates and velocities give finite momentum`(rate: Double) {
    let deceleration = Deceleration(rate: rate)
    for velocity in [0, 500, Double.nan, .infinity, -.infinity] {
      #expect(deceleration.position(from: 0, velocity: velocity, after: 1).isFinite)
      #expect(deceleration.totalDistance(velocity: velocity).isFinite)
      #expect(deceleration.durationToHalfPoint(velocity: velocity).isFinite)
    }
  }
}
