import Motion
import Testing

/// MOTION 1: the 51 springs and the conversions, computed elsewhere with 50 digits.
struct SpringVectorTests {
  struct File: Decodable {
    let cases: [Case]
    let conversions: Conversions
  }

  struct Case: Decodable {
    let id: String
    let spec: SpringFixture
    let resolved: Resolved
    let from: Double
    let to: Double
    let v0: Double
    let t: [Double]
    let value: [Double]
    let velocity: [Double]
    let settle: Settle
    let firstOvershoot: Overshoot?
  }

  struct Overshoot: Decodable {
    let t: Double
    let value: Double
  }

  struct Resolved: Decodable {
    let mass: Double
    let stiffness: Double
    let damping: Double
    let omega0: Double
    let zeta: Double
  }

  struct Settle: Decodable {
    let threshold: Double
    let envelope: Double?
    let envelopeSum: Double?
    let lastCrossing: Double?
  }

  struct Conversions: Decodable {
    let durationBounceToPhysical: [ToPhysical]
    let physicalToDurationBounce: [FromPhysical]
    let uikitDurationDamping: SettlingRows
  }

  struct ToPhysical: Decodable {
    let duration: Double
    let bounce: Double
    let mass: Double
    let stiffness: Double
    let damping: Double
    let zeta: Double
    let omega0: Double
  }

  struct FromPhysical: Decodable {
    let mass: Double
    let stiffness: Double
    let damping: Double
    let zeta: Double
    let omega0: Double
    let duration: Double
    let bounce: Double
    let clampedDamping: Double
    let clampedBounce: Double
  }

  struct SettlingRows: Decodable {
    let rows: [SettlingRow]
  }

  struct SettlingRow: Decodable {
    let dampingRatio: Double
    let duration: Double
    let initialVelocity: Double
    let stiffness: Double
    let damping: Double
  }

  let file: File

  init() throws {
    file = try Fixture.load(File.self, from: "springs")
  }

  @Test func `positions and velocities agree with the 50-digit solution`() throws {
    #expect(file.cases.count == 51)
    for item in file.cases {
      let spring = try #require(item.spec.spring, "\(item.id)")
      let way = abs(item.to - item.from)
      let size = max(way, abs(item.v0) / item.resolved.omega0)
      let speed = max(way * item.resolved.omega0, abs(item.v0))
      for index in item.t.indices {
        let state = spring.displacement(
          from: item.from - item.to, velocity: item.v0, at: item.t[index])
        #expect(
          isClose(item.to + state.value, item.value[index], within: 1e-13 * size),
          "\(item.id) at \(item.t[index])")
        #expect(
          isClose(state.velocity, item.velocity[index], within: 2e-13 * speed),
          "\(item.id) at \(item.t[index])")
      }
    }
  }

  @Test func `the first overshoot has the known size, and the velocity is 0 there`() throws {
    for item in file.cases {
      guard let known = item.firstOvershoot else { continue }
      let spring = try #require(item.spec.spring, "\(item.id)")
      let state = spring.displacement(
        from: item.from - item.to, velocity: item.v0, at: known.t)
      let size = max(abs(item.to - item.from), abs(item.v0) / item.resolved.omega0)
      #expect(isClose(item.to + state.value, known.value, within: 1e-13 * size), "\(item.id)")
      #expect(
        isClose(state.velocity, 0, within: 1e-12 * item.resolved.omega0 * size), "\(item.id)")
    }
  }

  @Test func `resolved constants agree`() throws {
    for item in file.cases {
      let spring = try #require(item.spec.spring, "\(item.id)")
      let resolved = item.resolved
      #expect(isClose(spring.mass, resolved.mass, within: 0), "\(item.id)")
      #expect(isClose(spring.stiffness, resolved.stiffness, within: 1e-15 * resolved.stiffness))
      #expect(isClose(spring.damping, resolved.damping, within: 1e-15 * resolved.damping))
      #expect(isClose(spring.angularFrequency, resolved.omega0, within: 1e-15 * resolved.omega0))
      #expect(isClose(spring.dampingRatio, resolved.zeta, within: 1e-15 * resolved.zeta))
    }
  }

  @Test func `settling times agree by all three definitions`() throws {
    for item in file.cases {
      let spring = try #require(item.spec.spring, "\(item.id)")
      let settling = spring.settling(
        from: item.from - item.to, velocity: item.v0, threshold: item.settle.threshold)
      let tolerance = 1e-10 * max(1, item.settle.envelope ?? 1)
      #expect(
        isClose(settling.lastCrossing, item.settle.lastCrossing, within: tolerance),
        "\(item.id)")
      #expect(isClose(settling.envelope, item.settle.envelope, within: tolerance), "\(item.id)")
      #expect(
        isClose(settling.envelopeSum, item.settle.envelopeSum, within: tolerance), "\(item.id)")
    }
  }

  @Test func `duration and bounce give the physical constants`() {
    for row in file.conversions.durationBounceToPhysical {
      let spring = Spring(duration: row.duration, bounce: row.bounce)
      #expect(spring.mass == row.mass)
      #expect(isClose(spring.stiffness, row.stiffness, within: 1e-12))
      #expect(isClose(spring.damping, row.damping, within: 1e-12))
      #expect(isClose(spring.dampingRatio, row.zeta, within: 2e-15 * row.zeta))
      #expect(isClose(spring.angularFrequency, row.omega0, within: 1e-13))
      #expect(isClose(spring.bounce, row.bounce, within: 1e-15))
      #expect(isClose(spring.duration, row.duration, within: 1e-15))
    }
  }

  @Test func `physical constants give duration and bounce`() {
    for row in file.conversions.physicalToDurationBounce {
      let spring = Spring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
      #expect(isClose(spring.duration, row.duration, within: 1e-15))
      #expect(isClose(spring.bounce, row.bounce, within: 1e-15))
      #expect(isClose(spring.dampingRatio, row.zeta, within: 1e-15))
      #expect(isClose(spring.angularFrequency, row.omega0, within: 1e-14))
      let clamped = Spring(
        mass: row.mass, stiffness: row.stiffness, damping: row.damping, overdamping: .clamped)
      #expect(isClose(clamped.damping, row.clampedDamping, within: 1e-13))
      #expect(isClose(clamped.bounce, row.clampedBounce, within: 1e-15))
    }
  }

  @Test func `a duration with a damping ratio gives the spring UIKit was measured to use`() {
    for row in file.conversions.uikitDurationDamping.rows {
      let spring = Spring(
        settlingDuration: row.duration, dampingRatio: row.dampingRatio,
        initialVelocity: row.initialVelocity)
      #expect(isClose(spring.stiffness, row.stiffness, within: 1e-11 * row.stiffness))
      #expect(isClose(spring.damping, row.damping, within: 1e-11 * row.damping))
    }
  }
}
