import Motion
import Testing

/// MOTION 4: rubber band, momentum, edge bounce and projection, within 1e-9 of the size of the number.
struct ScrollVectorTests {
  let file: ScrollFixture

  init() throws {
    file = try Fixture.load(ScrollFixture.self, from: "scroll")
  }

  func agrees(_ value: Double?, _ expected: Double) -> Bool {
    isClose(value, expected, within: 1e-9 * max(1, abs(expected)))
  }

  @Test func `the rubber band, its inverse and its gain agree`() {
    #expect(file.rubberBand.count == 9)
    for table in file.rubberBand {
      let band = RubberBand(dimension: table.dimension, coefficient: table.coefficient)
      for row in table.forward {
        #expect(agrees(band.offset(for: row.drag), row.shown))
        #expect(agrees(band.gain(at: row.drag), row.gain ?? .nan))
      }
      for row in table.inverse {
        #expect(agrees(band.excess(for: row.shown), row.drag))
      }
    }
  }

  @Test func `only the part outside the limits is held back`() {
    for row in file.rubberBandClamp {
      let band = RubberBand(dimension: row.dimension, coefficient: row.coefficient)
      #expect(agrees(band.position(for: row.proposed, within: row.min...row.max), row.shown))
    }
  }

  @Test func `momentum agrees in position, speed and end`() {
    #expect(file.deceleration.count == 16)
    for item in file.deceleration {
      let deceleration = Deceleration(rate: item.rate)
      let velocity = item.velocity
      #expect(agrees(deceleration.totalDistance(velocity: velocity), item.totalDistance))
      #expect(agrees(deceleration.projection(velocity: velocity), item.projectionWwdc))
      #expect(
        agrees(deceleration.durationToHalfPoint(velocity: velocity), item.durationToHalfPoint))
      #expect(agrees(deceleration.duration(from: velocity, toSpeed: 10), item.durationTo10PtPerS))
      for index in item.t.indices {
        let time = item.t[index]
        #expect(
          agrees(
            deceleration.position(from: 0, velocity: velocity, after: time), item.position[index]))
        #expect(agrees(deceleration.velocity(velocity, after: time), item.speed[index]))
      }
      for reach in item.reach {
        let time = deceleration.time(toCover: reach.distance, velocity: velocity)
        #expect(agrees(time, reach.time))
        #expect(agrees(deceleration.velocity(velocity, after: reach.time), reach.velocity))
      }
    }
  }

  @Test func `momentum hands its speed to the spring at the edge`() throws {
    for item in file.edgeBounce {
      let deceleration = Deceleration(rate: item.rate)
      let edge = item.velocity > 0 ? item.max : item.min
      let hit = deceleration.time(toCover: edge - item.start, velocity: item.velocity)
      #expect((hit != nil) == item.hitsEdge)
      #expect(hit == nil || agrees(hit, item.hitTime ?? .nan))
      let spring = try #require(item.spring.spring)
      for index in item.t.indices {
        let time = item.t[index]
        guard let hit, time > hit else {
          let position = deceleration.position(
            from: item.start, velocity: item.velocity, after: time)
          #expect(agrees(position, item.position[index]))
          continue
        }
        let speed = deceleration.velocity(item.velocity, after: hit)
        let state = spring.displacement(from: 0, velocity: speed, at: time - hit)
        #expect(agrees(edge + state.value, item.position[index]), "\(item.label) at \(time)")
        #expect(agrees(state.velocity, item.speed[index]), "\(item.label) at \(time)")
      }
    }
  }

  @Test func `the bounce peaks where and when it is known to, or momentum ends before`() throws {
    for item in file.edgeBounce {
      let deceleration = Deceleration(rate: item.rate)
      guard let hit = item.hitTime, let peak = item.peakTime else {
        let end = item.start + deceleration.totalDistance(velocity: item.velocity)
        #expect(agrees(end, item.rest ?? .nan))
        continue
      }
      let speed = deceleration.velocity(item.velocity, after: hit)
      #expect(agrees(speed, item.hitVelocity ?? .nan))
      let spring = try #require(item.spring.spring)
      let state = spring.displacement(from: 0, velocity: speed, at: peak - hit)
      #expect(agrees(abs(state.value), item.peakOvershoot ?? .nan))
      #expect(isClose(state.velocity, 0, within: 1e-9))
    }
  }

  @Test func `the projection picks the nearest rest`() {
    for row in file.projectionSnap {
      let deceleration = Deceleration(rate: row.rate)
      let projected = row.position + deceleration.projection(velocity: row.velocity)
      #expect(agrees(projected, row.projected))
      #expect(row.rests.min { abs($0 - projected) < abs($1 - projected) } == row.nearest)
    }
  }

  @Test func `the elastic of WebKit is a critical spring with its velocity changed`() {
    let spring = Spring(response: 2 * .pi / 12.5, dampingRatio: 1)
    for item in file.webkitElastic {
      let offset = item.initialOffset
      for sample in item.samples {
        let state = spring.displacement(
          from: offset, velocity: 0.31 * item.initialVelocity - 12.5 * offset, at: sample.t)
        #expect(agrees(state.value, sample.offset))
      }
    }
  }
}
