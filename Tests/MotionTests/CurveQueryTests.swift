import Motion
import Testing

/// What the command `curve` prints for each kind of curve.
struct CurveQueryTests {
  @Test func `a spring gives position and true velocity and does not snap`() {
    let query = CurveQuery.spring(.smooth, from: 10, to: 30, velocity: 4)
    let spring = Spring.smooth.displacement(from: -20, velocity: 4, at: 2)
    let sample = query.sample(at: 2)
    #expect(sample.value == 30 + spring.value)
    #expect(sample.value != 30)
    #expect(sample.velocity == spring.velocity)
    #expect(query.settling == Spring.smooth.settling(from: -20, velocity: 4, threshold: 0.02))
    let push = CurveQuery.spring(.smooth, from: 1, to: 1, velocity: 4)
    #expect(push.settling == Spring.smooth.settling(from: 0, velocity: 4, threshold: 0.001))
  }

  @Test func `a timing curve gives its slope, nil where vertical`() {
    #expect(CurveQuery.bezier(CubicBezier(0, 0.6, 0.3, 1)).sample(at: 0).velocity == nil)
    #expect(CurveQuery.bezier(.linear).sample(at: 0.3).velocity == 1)
    #expect(CurveQuery.bezier(.linear).settling == nil)
  }

  @Test func `a rubber band gives its gain, momentum its speed`() {
    let band = CurveQuery.rubberBand(RubberBand(dimension: 844)).sample(at: 0)
    #expect(isClose(band.velocity, 0.55, within: 1e-15))
    let momentum = CurveQuery.deceleration(.normal, velocity: 1000)
    #expect(momentum.sample(at: 0).velocity == 1000)
    #expect(isClose(momentum.sample(at: 60).value, 499.4998, within: 1e-4))
  }
}
