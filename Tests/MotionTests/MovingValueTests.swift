import Motion
import Testing

/// SPEC T6, T7: a value on its way, its arrival, and changes of target.
struct MovingValueTests {
  @Test func `at rest it has arrived and stays`() {
    let value = MovingValue(restingAt: 12)
    #expect(value.arrival == 0)
    #expect(value.hasArrived(after: 0))
    #expect(value.state(after: 5) == MotionState(value: 12, velocity: 0))
  }

  @Test(arguments: [
    (ArrivalThreshold.points, 0.0, 20.0, 0.1), (.points, 0, -250, 0.25), (.points, 900, 100, 0.5),
    (.points, 7, 7, 0.1), (.fraction, 0, 1, 0.001), (.fraction, 1.3, 1, 0.001),
  ])
  func `the threshold is a thousandth of the way, within limits (T7)`(
    threshold: ArrivalThreshold, start: Double, target: Double, distance: Double
  ) {
    #expect(threshold.distance(from: start, to: target) == distance)
  }

  @Test func `it sets off from its start with its velocity and snaps at the arrival (T7)`() throws {
    let value = MovingValue(from: 812, velocity: -300, to: 406.3, curve: .spring(.bouncy))
    #expect(value.state(after: 0) == MotionState(value: 812, velocity: -300))
    let uneven = MovingValue(
      from: 0.1, to: 0.7, curve: .spring(.bouncy), arrivalThreshold: .fraction)
    #expect(uneven.state(after: 0).value == 0.1)
    let arrival = try #require(value.arrival)
    #expect(value.state(after: arrival) == MotionState(value: 406.3, velocity: 0))
    let before = value.state(after: arrival.nextDown)
    #expect(isClose(abs(before.value - 406.3), 0.4057, within: 1e-9))
    #expect(!value.hasArrived(after: arrival.nextDown))
  }

  @Test(arguments: [
    MotionCurve.linear(duration: 0.25), .bezier(.easeInOut, duration: 0.25),
  ])
  func `timing curves arrive at their duration, even without a way to go`(curve: MotionCurve) {
    let value = MovingValue(from: 0, velocity: 999, to: 80, curve: curve)
    #expect(value.arrival == 0.25)
    #expect(isClose(value.state(after: 0.125).value, 40, within: 1e-12))
    #expect(value.state(after: 0).value == 0)
    #expect(value.state(after: 0.25) == MotionState(value: 80, velocity: 0))
    #expect(MovingValue(from: 3, to: 3, curve: curve).arrival == 0.25)
  }

  @Test func `the velocity of a timing curve is its slope over its duration`() {
    let curve = MotionCurve.bezier(.easeIn, duration: 0.4)
    let value = MovingValue(from: 100, to: 20, curve: curve)
    let near = value.state(after: 0.2 + 1e-6).value - value.state(after: 0.2 - 1e-6).value
    #expect(isClose(value.state(after: 0.2).velocity, near / 2e-6, within: 1e-3))
    let vertical = MotionCurve.bezier(CubicBezier(0, 1, 0, 1), duration: 1)
    #expect(MovingValue(from: 0, to: 1, curve: vertical).state(after: 0).velocity == 0)
  }

  @Test(arguments: [
    MotionCurve.immediate, .spring(.jump), .spring(Spring(response: 0, dampingRatio: 0.8)),
    .linear(duration: 0), .bezier(.ease, duration: -1), .linear(duration: .nan),
  ])
  func `without any duration it is there at once`(curve: MotionCurve) {
    let value = MovingValue(from: 0, velocity: 50, to: 10, curve: curve)
    #expect(value.arrival == 0)
    #expect(value.state(after: 0) == MotionState(value: 10, velocity: 0))
  }

  @Test func `a push away from the target and back arrives by the floor of 0.1 pt (T7)`() throws {
    let spring = Spring.edgeBounce
    let value = MovingValue(from: 0, velocity: 1500, to: 0, curve: .spring(spring))
    let arrival = try #require(value.arrival)
    let state = spring.displacement(from: 0, velocity: 1500, at: arrival)
    #expect(isClose(state.value, 0.1, within: 1e-12))
    let highest = value.state(after: 0.1).value
    #expect(isClose(highest, 1500 * 0.036_788, within: 1e-3))
    #expect(MovingValue(from: 0, velocity: 2, to: 0, curve: .spring(spring)).arrival == 0)
  }

  @Test func `an undamped spring never arrives`() {
    let spring = MotionCurve.spring(Spring(duration: 0.5, bounce: 1))
    let value = MovingValue(from: 0, to: 100, curve: spring)
    #expect(value.arrival == nil)
    #expect(!value.hasArrived(after: 1e6))
    #expect(isClose(value.state(after: 0.25).value, 200, within: 1e-9))
    #expect(MovingValue(from: 0, velocity: 0.5, to: 0, curve: spring).arrival == 0)
  }

  @Test func `a spring takes over position and velocity, a timing curve only the position`() {
    let moving = MovingValue(from: 0, to: 300, curve: .spring(.snappy))
    let before = moving.state(after: 0.12)
    let turned = moving.retargeted(to: 80, curve: .spring(.smooth), after: 0.12)
    #expect(turned.state(after: 0) == before)
    #expect(turned.target == 80)
    let eased = moving.retargeted(to: 80, curve: .bezier(.ease, duration: 0.3), after: 0.12)
    #expect(eased.state(after: 0).value == before.value)
    #expect(eased.startVelocity == 0)
    let caught = MovingValue(from: 0, to: 100, curve: .linear(duration: 1))
      .retargeted(to: 0, curve: .spring(.smooth), after: 0.5)
    #expect(caught.state(after: 0) == MotionState(value: 50, velocity: 100))
  }

  @Test(arguments: [1, 7, 60])
  func `setting the same target again and again changes nothing (T6)`(times: Int) {
    let curve = MotionCurve.spring(Spring(response: 0.4, dampingRatio: 0.8))
    let once = MovingValue(from: 0, velocity: 700, to: 400, curve: curve)
    let again = (0..<times).reduce(once) { value, _ in
      value.retargeted(to: 400, curve: curve, after: 0.24 / Double(times))
    }
    #expect(isClose(again.state(after: 0.1).value, once.state(after: 0.34).value, within: 1e-9))
  }

  @Test func `after the arrival a new target starts from rest`() {
    let done = MovingValue(from: 0, to: 100, curve: .spring(.smooth))
    let next = done.retargeted(to: 200, curve: .spring(.smooth), after: 30)
    #expect(next == MovingValue(from: 100, to: 200, curve: .spring(.smooth)))
  }
}
