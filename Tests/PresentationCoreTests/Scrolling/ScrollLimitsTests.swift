import Canvas
import PresentationCore
import Testing

/// SPEC R2–R4: limits that change under the user, and the gap held open while refreshing.
struct ScrollLimitsTests {
  func list(offset: Double = 0) -> ScrollState {
    ScrollState(content: 2000, viewport: 600, offset: offset)
  }

  func pulled(by distance: Double) -> ScrollState {
    var scroll = list()
    scroll.beginDrag(at: at(0))
    scroll.drag(translation: distance)
    return scroll
  }

  @Test func `growing content keeps the place (R4)`() {
    var scroll = list(offset: 700)
    scroll.setExtent(content: 5000, viewport: 600, at: at(0))
    #expect(scroll.offset(at: at(0)) == 700)
    #expect(scroll.limits == 0...4400)
    #expect(!scroll.isMoving(at: at(0)))
  }

  @Test func `content that became too short pulls the place to its end without a jump`() {
    var scroll = list(offset: 1400)
    scroll.setExtent(content: 1900, viewport: 600, at: at(0))
    #expect(scroll.offset(at: at(0)) == 1400)
    #expect(scroll.offset(at: at(16)) < 1400)
    #expect(scroll.offset(at: at(2000)) == 1300)
    scroll.setExtent(content: 100, viewport: 600, at: at(2000))
    #expect(scroll.limits == 0...0)
    #expect(scroll.offset(at: at(5000)) == 0)
  }

  @Test func `under a finger or in flight nothing jumps (V2)`() {
    var dragged = pulled(by: -1390)
    dragged.setExtent(content: 1500, viewport: 500, at: at(10))
    #expect(isClose(dragged.offset(at: at(10)), 1390, within: 1e-9))
    var flung = list(offset: 900)
    flung.beginDrag(at: at(0))
    flung.endDrag(velocity: -3000, at: at(0))
    let before = (flung.offset(at: at(50)), flung.velocity(at: at(50)))
    flung.setExtent(content: 1900, viewport: 600, at: at(50))
    #expect(isClose(flung.offset(at: at(50)), before.0, within: 1e-9))
    #expect(isClose(flung.velocity(at: at(50)), before.1, within: 1e-9))
    #expect(flung.offset(at: at(9000)) == 1300)
  }

  @Test func `an animated scroll to a place that is gone ends at the new limit`() {
    var scroll = list()
    scroll.scroll(to: 1400, at: at(0))
    let seen = scroll.offset(at: at(100))
    scroll.setExtent(content: 1800, viewport: 600, at: at(100))
    #expect(isClose(scroll.offset(at: at(100)), seen, within: 1e-9))
    #expect(scroll.offset(at: at(400)) == 1200)
  }

  @Test func `a released pull goes to the held gap in 0.25 s, and shut in 0.4 s (R2)`() {
    var scroll = pulled(by: 200)
    let shown = scroll.offset(at: at(0))
    scroll.endDrag(velocity: 0, at: at(0))
    scroll.setHold(54, over: 0.25, at: at(0))
    #expect(isClose(scroll.offset(at: at(0)), shown, within: 1e-9))
    #expect(scroll.restsAt == at(250))
    #expect(scroll.offset(at: at(250)) == -54)
    #expect(scroll.gap(at: at(1000)) == 54)
    scroll.setHold(0, over: 0.4, at: at(1000))
    #expect(isClose(scroll.offset(at: at(1200)), -27, within: 1e-6))
    #expect(scroll.offset(at: at(1400)) == 0)
    #expect(scroll.restsAt == at(1400))
  }

  @Test func `started by code it opens at the top and leaves a scrolled list alone (R3, R4)`() {
    var top = list()
    top.setHold(54, over: 0.25, at: at(0))
    #expect(top.offset(at: at(250)) == -54)
    var read = list(offset: 300)
    read.setHold(54, over: 0.25, at: at(0))
    #expect(read.offset(at: at(250)) == 300)
    read.setHold(0, over: 0.4, at: at(500))
    #expect(read.offset(at: at(900)) == 300)
  }

  @Test func `the held gap is the upper limit, with its own rubber band`() {
    var scroll = list()
    scroll.setHold(54, over: 0.25, at: at(0))
    scroll.beginDrag(at: at(300))
    scroll.drag(translation: -54)
    #expect(scroll.offset(at: at(300)) == 0)
    scroll.drag(translation: 40)
    #expect(scroll.offset(at: at(300)) > -94)
    scroll.endDrag(velocity: 0, at: at(320))
    #expect(scroll.offset(at: at(3000)) == -54)
  }

  @Test func `the end of a refresh under a finger moves nothing until it is let go (B188)`() {
    var scroll = pulled(by: 200)
    scroll.setHold(54, over: 0.25, at: at(0))
    let shown = scroll.offset(at: at(900))
    scroll.setHold(0, over: 0.4, at: at(1000))
    #expect(isClose(scroll.offset(at: at(1000)), shown, within: 1e-9))
    scroll.endDrag(velocity: 0, at: at(1200))
    #expect(scroll.offset(at: at(3000)) == 0)
  }

  @Test func `a list that runs on is not stopped by the end of a refresh`() {
    var scroll = list(offset: 200)
    scroll.setHold(54, over: 0.25, at: at(0))
    scroll.beginDrag(at: at(0))
    scroll.endDrag(velocity: -1000, at: at(0))
    let seen = scroll.velocity(at: at(100))
    scroll.setHold(0, over: 0.4, at: at(100))
    #expect(isClose(scroll.velocity(at: at(100)), seen, within: 1e-9))
    #expect(scroll.offset(at: at(9000)) > 690)
  }
}
