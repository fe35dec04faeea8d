import Canvas
import PresentationCore
import Testing

struct BackSwipeTests {
  @Test func `L4 the page follows the finger from the edge`() {
    var stack = StackDriver(path(Letter.a))
    stack.touch(.down, 5, at: 1)
    stack.touch(.move, 55, at: 1.1)
    #expect(stack.shift(at: 1.1) == 50)
    stack.touch(.move, 205, at: 1.2)
    #expect(stack.shift(at: 1.2) == 200)
    #expect(stack.log == ["+letter/a", "+root"])
  }

  /// Where the finger lets go after how many seconds, and whether the page leaves.
  @Test(arguments: [
    (150.0, 2.0, false), (165, 2, true), (205, 2, true),  // slow: a little past the middle
    (100, 0.1, true), (60, 0.05, true),  // fast: over a width a second
    (12, 1, false),
  ])
  func `L4 the projected release decides`(end: Double, seconds: Double, leaves: Bool) {
    var stack = StackDriver(path(Letter.a))
    stack.drag(from: 5, to: 5 + end, at: 1, over: seconds)
    #expect(stack.path.isEmpty == leaves)
    stack.run(to: 5)
    #expect(stack.log.suffix(1) == [leaves ? "-letter/a" : "-root"])
  }

  @Test func `L4 a flick back keeps the page however far it is`() {
    var stack = StackDriver(path(Letter.a))
    stack.drag(from: 5, to: 300, at: 1, over: 0.5)
    #expect(stack.path.isEmpty)
    var other = StackDriver(path(Letter.a))
    other.touch(.down, 5, at: 1)
    other.touch(.move, 350, at: 1.5)
    for step in 1...10 {
      other.touch(.move, 350 - 10 * Double(step), at: 1.5 + 0.01 * Double(step))
    }
    other.touch(.up, 250, at: 1.6)
    #expect(other.path.count == 1)
  }

  @Test func `L4 the velocity goes on at the release`() {
    var stack = StackDriver(path(Letter.a))
    stack.drag(from: 5, to: 105, at: 1, over: 0.1)
    let speed = (stack.shift(at: 1.102) - stack.shift(at: 1.1)) / 0.002
    #expect(abs(speed - 1000) < 80)
  }

  @Test func `L4 a page on its way out is caught at the edge and belongs to the path again`() {
    var stack = StackDriver(path(Letter.a))
    stack.show(path(), at: 1)
    let place = stack.shift(at: 1.1)
    stack.touch(.down, 5, at: 1.1)
    #expect(stack.path.codes == ["letter/a"])
    #expect(stack.shift(at: 1.3) == place)
    stack.touch(.move, 5 - place, at: 1.3)
    stack.touch(.up, 5 - place, at: 1.5)
    stack.run(to: 3)
    #expect(stack.path.codes == ["letter/a"])
    #expect(stack.shift(at: 3) == 0)
  }

  @Test func `L4 a page that is only caught goes on to where it was heading`() {
    var stack = StackDriver()
    stack.show(path(Letter.a), at: 1)
    stack.touch(.down, 5, at: 1.05)
    stack.touch(.up, 5, at: 1.2)
    stack.run(to: 3)
    #expect(stack.path.count == 1)
    #expect(stack.shift(at: 3) == 0)
  }

  @Test(arguments: [(25.0, 0), (19, 1)])
  func `L4 only a finger within 20 pt of the edge goes back`(start: Double, pops: Int) {
    var stack = StackDriver(path(Letter.a))
    stack.drag(from: start, to: start + 300, at: 1, over: 0.3)
    #expect(stack.path.count == 1 - pops)
  }

  @Test func `L4 from right to left the right edge leads`() {
    var stack = StackDriver(path(Letter.a), side: .right)
    stack.touch(.down, 385, at: 1)
    stack.touch(.move, 285, at: 1.1)
    #expect(stack.shift(at: 1.1) == -100)
    stack.touch(.move, 100, at: 1.2)
    stack.touch(.up, 100, at: 1.3)
    #expect(stack.path.isEmpty)
  }

  @Test func `L4 the root stays under any finger`() {
    var stack = StackDriver()
    stack.drag(from: 5, to: 300, at: 1, over: 0.3)
    #expect(stack.log == ["+root"])
  }

  @Test func `M6 a touch that is taken away brings the page back`() {
    var stack = StackDriver(path(Letter.a))
    stack.touch(.down, 5, at: 1)
    stack.touch(.move, 300, at: 1.1)
    stack.touch(.cancel, 300, at: 1.2)
    stack.run(to: 2)
    #expect(stack.path.count == 1)
    #expect(stack.shift(at: 2) == 0)
  }
}
