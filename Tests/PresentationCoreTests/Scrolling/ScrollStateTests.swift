import Canvas
import PresentationCore
import Testing

/// SPEC R1, T6: one scroll view under finger, wheel and code.
struct ScrollStateTests {
  /// 2,000 pt seen through 600 pt: limits 0...1400.
  func list(offset: Double = 300) -> ScrollState {
    ScrollState(content: 2000, viewport: 600, offset: offset)
  }

  @Test func `it follows the finger and stays where it is let go`() {
    var scroll = list()
    scroll.beginDrag(at: at(0))
    scroll.drag(translation: -120)
    #expect(scroll.offset(at: at(90)) == 420)
    scroll.drag(translation: 50)
    #expect(scroll.offset(at: at(90)) == 250)
    #expect(scroll.isDragging)
    scroll.endDrag(velocity: 0, at: at(100))
    #expect(scroll.offset(at: at(900)) == 250)
    #expect(scroll.restsAt == nil)
    #expect(!scroll.isMoving(at: at(100)))
  }

  @Test func `a fling goes on at the finger's speed and covers 0.4995 s of it`() throws {
    var scroll = list()
    scroll.beginDrag(at: at(0))
    scroll.endDrag(velocity: -1000, at: at(0))
    #expect(isClose(scroll.velocity(at: at(0)), 1000, within: 1e-9))
    let rest = try #require(scroll.restsAt)
    #expect(isClose(scroll.offset(at: rest), 300 + 499.5, within: 0.01))
    #expect(scroll.isMoving(at: at(1000)))
    #expect(!scroll.isMoving(at: rest))
  }

  @Test func `slower than the minimum does not fling, faster than the maximum is capped`() {
    var slow = list()
    slow.beginDrag(at: at(0))
    slow.endDrag(velocity: -49, at: at(0))
    #expect(!slow.isMoving(at: at(0)))
    var fast = list()
    fast.beginDrag(at: at(0))
    fast.endDrag(velocity: 1e9, at: at(0))
    #expect(fast.velocity(at: at(0)) == -8000)
  }

  @Test(arguments: [30.0, 150, 300, 420, 900])
  func `a finger catches it in flight, also beyond the edge, without a jump`(time: Double) {
    var scroll = list(offset: 100)
    scroll.beginDrag(at: at(0))
    scroll.endDrag(velocity: 2500, at: at(0))
    let seen = scroll.offset(at: at(time))
    scroll.beginDrag(at: at(time))
    #expect(isClose(scroll.offset(at: at(time)), seen, within: 1e-9))
    scroll.drag(translation: -1)
    let moved = scroll.offset(at: at(time)) - seen
    #expect(moved > 0.3 && moved <= 1.0001)
  }

  @Test func `inertia never leaves the list for good (B113)`() throws {
    var scroll = list(offset: 800)
    scroll.beginDrag(at: at(500))
    scroll.drag(translation: 150)
    scroll.endDrag(velocity: 1900, at: at(580))
    let rest = try #require(scroll.restsAt)
    let lowest = (0...200).map { scroll.offset(at: at(580 + Double($0) * 10)) }.min() ?? 0
    #expect(lowest < 0)
    #expect(lowest > -70)
    #expect(scroll.offset(at: rest) == 0)
  }

  @Test func `a pull springs back from rest with the speed that was drawn (E7)`() {
    var scroll = list(offset: 0)
    scroll.beginDrag(at: at(0))
    scroll.drag(translation: 200)
    let shown = scroll.offset(at: at(10))
    #expect(isClose(shown, -110.0 * 600 / (600 + 110), within: 1e-9))
    scroll.endDrag(velocity: 400, at: at(10))
    #expect(isClose(scroll.offset(at: at(10)), shown, within: 1e-9))
    let gain = 0.55 * (600.0 / 710) * (600.0 / 710)
    #expect(isClose(scroll.velocity(at: at(10)), -400 * gain, within: 1e-9))
    #expect(scroll.offset(at: at(2000)) == 0)
  }

  @Test func `a cancelled drag stays, or returns to the edge (M6)`() {
    var scroll = list(offset: 10)
    scroll.beginDrag(at: at(0))
    scroll.drag(translation: -30)
    scroll.cancelDrag(at: at(5))
    #expect(scroll.offset(at: at(5)) == 40)
    scroll.beginDrag(at: at(10))
    scroll.drag(translation: 100)
    scroll.cancelDrag(at: at(20))
    #expect(scroll.offset(at: at(20)) < -20)
    #expect(scroll.offset(at: at(2000)) == 0)
  }

  @Test(arguments: [(300.0, 40.0, 340.0), (300, -40, 260), (10, -40, 0), (1390, 40, 1400)])
  func `the wheel moves at once and stops at the limits`(
    offset: Double, delta: Double, end: Double
  ) {
    var scroll = list(offset: offset)
    scroll.wheel(delta, at: at(0))
    #expect(scroll.offset(at: at(0)) == end)
    #expect(!scroll.isMoving(at: at(0)))
  }

  @Test func `the wheel ends momentum, helps a bounce and is deaf under a finger`() {
    var scroll = list()
    scroll.beginDrag(at: at(0))
    scroll.wheel(50, at: at(0))
    #expect(scroll.offset(at: at(0)) == 300)
    scroll.drag(translation: 400)
    let pulled = scroll.offset(at: at(0))
    scroll.endDrag(velocity: 0, at: at(0))
    scroll.wheel(-20, at: at(0))
    #expect(scroll.offset(at: at(0)) == pulled)
    scroll.wheel(20, at: at(0))
    #expect(isClose(scroll.offset(at: at(0)), pulled + 20, within: 1e-9))
    #expect(scroll.offset(at: at(3000)) == 0)
    scroll.wheel(30, at: at(3000))
    #expect(scroll.offset(at: at(3000)) == 30)
  }

  @Test func `an animated scroll takes 0.3 s and is half way at half time`() {
    var scroll = list()
    scroll.scroll(to: 100, at: at(0))
    #expect(scroll.offset(at: at(0)) == 300)
    #expect(isClose(scroll.offset(at: at(150)), 200, within: 1e-6))
    #expect(scroll.restsAt == at(300))
    #expect(scroll.offset(at: at(300)) == 100)
    scroll.scroll(to: 9999, at: at(400))
    #expect(scroll.offset(at: at(700)) == 1400)
    scroll.jump(to: -5)
    #expect(scroll.offset(at: at(700)) == 0)
  }

  @Test(arguments: [1, 7, 60, 977])
  func `a frame is the same in however many steps (T6)`(steps: Int) {
    var scroll = list(offset: 100)
    scroll.beginDrag(at: at(0))
    scroll.endDrag(velocity: 2500, at: at(0))
    let once = scroll.offset(at: at(420))
    var stepped = scroll
    for step in 1...steps {
      let time = at(420 * Double(step) / Double(steps))
      stepped.setExtent(content: 2000, viewport: 600, at: time)
      stepped.setHold(0, over: 0.4, at: time)
      _ = stepped.offset(at: time)
    }
    #expect(stepped == scroll)
    #expect(stepped.offset(at: at(420)) == once)
  }
}
