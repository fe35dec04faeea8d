import Canvas
import Motion
import PresentationCore
import Testing

/// SPEC L2: reorder by hand with the list running at its edges, and selection.
struct RowOrderTests {
  @Test(
    arguments: [
      (100.0, -900.0), (91, -900), (123, -450), (155, 0), (400, 0), (697, 0), (729, 450),
      (761, 900),
      (900, 900),
    ] as [(Double, Double)])
  func `L2 the list runs faster the nearer the finger is to an edge`(y: Double, speed: Double) {
    let view = 91.0...761
    #expect(EdgeScroll().speed(at: y == 100 ? 80 : y, in: view) == speed)
  }

  @Test(
    arguments: [
      (72.0, 1), (72 + 35, 1), (72 + 37, 2), (0, 0), (37, 1), (35, 0), (216, 3), (900, 3), (-50, 0),
    ] as [(Double, Int)])
  func `L2 a row let go goes to the nearest place`(top: Double, target: Int) {
    let lift = RowLift(index: 1, grip: 20, finger: 0)
    #expect(lift.target(in: [72, 72, 72, 72], liftedTop: top) == target)
    #expect(lift.target(in: [72, 72, 72, 72], liftedTop: top, first: 1) == max(1, target))
  }

  @Test func `L2 the others make way without a jump, and stand as at rest in every place`() {
    let lift = RowLift(index: 1, grip: 0, finger: 0)
    let heights = [36.0, 72, 72, 72]
    #expect(lift.tops(of: heights, liftedTop: 36) == [0, 36, 108, 180])
    #expect(lift.tops(of: heights, liftedTop: 108) == [0, 108, 36, 180])
    #expect(lift.tops(of: heights, liftedTop: 180) == [0, 180, 36, 108])
    var last = lift.tops(of: heights, liftedTop: 36)
    for step in 1...1440 {
      let next = lift.tops(of: heights, liftedTop: 36 + Double(step) / 10)
      for (old, new) in zip(last, next) { #expect(abs(new - old) < 0.2, "at \(step)") }
      last = next
    }
  }

  @Test func `L2 the lifted row stays under the finger while the list runs`() {
    let lift = RowLift(index: 3, grip: 20, finger: 740)
    #expect(lift.top(scrolledBy: 0) == 720)
    #expect(lift.top(scrolledBy: 300) == 1020)
  }

  @Test func `L2 choosing: one, all, none, and only what is still there`() {
    var selection = RowSelection<Int>()
    selection.toggle(3)
    selection.toggle(5)
    selection.toggle(3)
    #expect(selection.ids == [5])
    selection.toggleAll(of: [1, 5])
    #expect(selection.ids == [1, 5])
    selection.keep(in: [5, 9])
    #expect(selection.ids == [5])
    selection.toggleAll(of: [5])
    #expect(selection.ids.isEmpty)
  }

  @Test func `L2 a list glides at a steady speed to its end and stops at once`() {
    var scroll = ScrollState(content: 2000, viewport: 600)
    let start = Instant(nanoseconds: 1_000_000_000)
    scroll.glide(at: 500, from: start)
    #expect(scroll.offset(at: start.advanced(by: 1)) == 500)
    scroll.glide(at: -250, from: start.advanced(by: 1))
    #expect(abs(scroll.offset(at: start.advanced(by: 2)) - 250) < 0.001)
    scroll.glide(at: 0, from: start.advanced(by: 2))
    #expect(abs(scroll.offset(at: start.advanced(by: 9)) - 250) < 0.001)
    scroll.glide(at: 900, from: start.advanced(by: 9))
    #expect(scroll.offset(at: start.advanced(by: 20)) == 1400)
  }

  @Test func `R4 what is read stays when rows come above it, at rest, held or coasting`() {
    let start = Instant(nanoseconds: 1_000_000_000)
    var resting = ScrollState(content: 2000, viewport: 600, offset: 300)
    resting.follow(72, at: start)
    resting.setExtent(content: 2072, viewport: 600, at: start)
    #expect(resting.offset(at: start) == 372)
    var held = ScrollState(content: 2000, viewport: 600, offset: 300)
    held.beginDrag(at: start)
    held.drag(translation: -20)
    held.follow(72, at: start)
    held.setExtent(content: 2072, viewport: 600, at: start)
    #expect(abs(held.offset(at: start) - 392) < 0.001)
    var coasting = ScrollState(content: 20000, viewport: 600, offset: 300)
    var alone = coasting
    for change in [0, 1] {
      var scroll = ScrollState(content: 20000, viewport: 600, offset: 300)
      scroll.beginDrag(at: start)
      scroll.endDrag(velocity: -1000, at: start)
      if change == 1 {
        scroll.follow(72, at: start.advanced(by: 0.2))
        scroll.setExtent(content: 20072, viewport: 600, at: start.advanced(by: 0.2))
        coasting = scroll
      } else {
        alone = scroll
      }
    }
    let later = start.advanced(by: 0.5)
    #expect(abs(coasting.offset(at: later) - alone.offset(at: later) - 72) < 0.01)
  }
}
