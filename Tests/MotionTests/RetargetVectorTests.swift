import Motion
import Testing

/// MOTION 1.1, velocity hand-off: 13 motions whose target changes in flight.
struct RetargetVectorTests {
  struct File: Decodable {
    let cases: [Case]
  }

  struct Case: Decodable {
    let id: String
    let spring: SpringFixture
    let from: Double
    let v0: Double
    let to: Double
    let events: [Event]
    let atEvents: [EventState]
    let t: [Double]
    let value: [Double]
    let velocity: [Double]
    let finalSettle: FinalSettle

    var isInPoints: Bool { value.contains { abs($0) >= 10 } }
  }

  struct Event: Decodable {
    let t: Double
    let to: Double
    let spring: SpringFixture?
  }

  struct EventState: Decodable {
    let value: Double
    let velocity: Double
  }

  struct FinalSettle: Decodable {
    let threshold: Double
    let lastCrossingAfterLastEvent: Double?
  }

  /// One stretch between events, without the snap at the arrival.
  struct Leg {
    let begin: Double
    let start: MotionState
    let target: Double
    let spring: Spring

    func state(at time: Double) -> MotionState {
      let state = spring.displacement(
        from: start.value - target, velocity: start.velocity, at: time - begin)
      return MotionState(value: target + state.value, velocity: state.velocity)
    }
  }

  let cases: [Case]

  init() throws {
    cases = try Fixture.load(File.self, from: "retarget").cases
  }

  func legs(of item: Case) throws -> [Leg] {
    let first = Leg(
      begin: 0, start: MotionState(value: item.from, velocity: item.v0), target: item.to,
      spring: try #require(item.spring.spring))
    return item.events.reduce(into: [first]) { legs, event in
      let last = legs[legs.count - 1]
      legs.append(
        Leg(
          begin: event.t, start: last.state(at: event.t), target: event.to,
          spring: event.spring?.spring ?? last.spring))
    }
  }

  @Test func `the closed form agrees through all changes of target`() throws {
    #expect(cases.count == 13)
    for item in cases {
      let legs = try legs(of: item)
      let size = item.value.map(abs).max() ?? 0
      let speed = item.velocity.map(abs).max() ?? 0
      for index in item.t.indices {
        let leg = legs.last { $0.begin <= item.t[index] }
        let state = try #require(leg).state(at: item.t[index])
        let name = "\(item.id) at \(item.t[index])"
        #expect(isClose(state.value, item.value[index], within: 1e-12 * size), "\(name)")
        #expect(isClose(state.velocity, item.velocity[index], within: 1e-12 * speed), "\(name)")
      }
      for (leg, known) in zip(legs.dropFirst(), item.atEvents) {
        #expect(isClose(leg.start.value, known.value, within: 1e-12 * size), "\(item.id)")
        #expect(isClose(leg.start.velocity, known.velocity, within: 1e-12 * speed), "\(item.id)")
      }
    }
  }

  @Test func `the last crossing after the last change agrees`() throws {
    for item in cases {
      let leg = try #require(try legs(of: item).last)
      let crossing = leg.spring.lastCrossing(
        from: leg.start.value - leg.target, velocity: leg.start.velocity,
        threshold: item.finalSettle.threshold)
      #expect(
        isClose(crossing, item.finalSettle.lastCrossingAfterLastEvent, within: 1e-10),
        "\(item.id)")
    }
  }

  @Test func `a moving value agrees until it arrives, and then stays within the threshold (T7)`()
    throws
  {
    for item in cases {
      let legs = try legs(of: item)
      let size = item.value.map(abs).max() ?? 0
      var moving = MovingValue(
        from: item.from, velocity: item.v0, to: item.to, curve: .spring(legs[0].spring),
        arrivalThreshold: item.isInPoints ? .points : .fraction)
      for (index, leg) in legs.enumerated() {
        if index > 0 {
          moving = moving.retargeted(
            to: leg.target, curve: .spring(leg.spring), after: leg.begin - legs[index - 1].begin)
        }
        let end = index + 1 < legs.count ? legs[index + 1].begin : .infinity
        for (time, value) in zip(item.t, item.value) where time >= leg.begin && time < end {
          let seconds = time - leg.begin
          let tolerance =
            moving.hasArrived(after: seconds)
            ? moving.arrivalThreshold.distance(from: moving.start, to: moving.target)
            : 1e-9 * size
          #expect(
            isClose(moving.state(after: seconds).value, value, within: tolerance),
            "\(item.id) at \(time)")
        }
      }
    }
  }
}
