import Canvas
import Motion
import PresentationCore
import Testing

/// MOTION 4 and `scroll.json`: the numbers as the scroll view, its path and the policies use them.
struct ScrollVectorTests {
  let file: ScrollFixture

  init() throws {
    file = try ScrollFixture.load()
  }

  @Test func `a pull past the limits is drawn as in the vectors (R1)`() {
    for row in file.rubberBandClamp {
      var scroll = ScrollState(content: row.max + row.dimension, viewport: row.dimension)
      scroll.beginDrag(at: at(0))
      scroll.drag(translation: -row.proposed)
      #expect(isClose(scroll.offset(at: at(0)), row.shown, within: 1e-9))
    }
  }

  @Test func `momentum and bounce follow the vectors until they rest (R1)`() throws {
    #expect(file.edgeBounce.count == 5)
    for row in file.edgeBounce {
      let spring = Spring(
        mass: row.spring.mass, stiffness: row.spring.stiffness, damping: row.spring.damping)
      let physics = ScrollPhysics(momentum: Deceleration(rate: row.rate), bounce: spring)
      let path = ScrollPath(
        from: row.start, velocity: row.velocity, limits: row.min...row.max, physics: physics)
      for index in row.t.indices where row.t[index] < path.duration {
        let state = path.state(after: row.t[index])
        #expect(isClose(state.value, row.position[index], within: 1e-8))
        #expect(isClose(state.velocity, row.speed[index], within: 1e-7))
      }
      let edge = row.velocity < 0 ? row.min : row.max
      #expect(isClose(path.end, row.hitsEdge ? edge : try #require(row.rest), within: 1e-9))
      for time in row.t where time >= path.duration {
        #expect(path.state(after: time) == MotionState(value: path.end, velocity: 0))
      }
    }
  }

  @Test func `the projected end picks the nearest rest (S4)`() {
    for row in file.projectionSnap {
      let policy = ReleasePolicy(
        skipping: .unlimited, momentum: Deceleration(rate: row.rate))
      let projected = policy.projected(row.position, velocity: row.velocity)
      #expect(isClose(projected, row.projected, within: 1e-9))
      let detents = ResolvedDetents(
        row.rests.map { .height($0) }, in: DetentContainer(size: Size(390, 900)))
      let target = policy.target(
        edge: 900 - row.position, velocity: -row.velocity, detents: detents, dismissal: .allowed)
      guard case .detent(let index) = target else {
        Issue.record("\(row) went to \(target)")
        continue
      }
      #expect(detents[index].height == row.nearest)
    }
  }
}
