import Canvas
import PresentationCore
import Testing

struct NavigatorTests {
  @Test func `L4 a push is a closed form: the page comes from the right, the old one steps aside`()
  {
    var stack = StackDriver()
    stack.show(path(Letter.a), at: 1)
    #expect(stack.shift(at: 1) == 390)
    let middle = stack.layers(at: 1.1)
    #expect(middle.count == 2)
    #expect(middle[1].shift > 100 && middle[1].shift < 300)
    #expect(isClose(middle[0].shift, -117 * middle[1].presence, within: 0.1))
    #expect(stack.layers(at: 2)[1] == NavigationLayer(resting: 1, Letter.a))
    stack.run(to: 1.05)
    #expect(stack.layers(at: 1.1) == middle)
  }

  @Test func `L4 push and pop tell which pages come into sight and go out of it`() {
    var stack = StackDriver()
    stack.show(path(Letter.a), at: 1)
    #expect(stack.log == ["+root", "+letter/a"])
    stack.run(to: 2)
    stack.show(path(), at: 3)
    stack.run(to: 4)
    #expect(stack.log == ["+root", "+letter/a", "-root", "+root", "-letter/a"])
  }

  @Test func `L4 three levels at once are one motion; the pages between are never seen`() {
    var stack = StackDriver()
    stack.show(path(Letter.a, Number(1), Letter.b), at: 1)
    let seen = stack.layers(at: 1.1).filter { $0.visibility == .seen }.map { $0.route?.description }
    #expect(seen == [nil, "letter/b"])
    stack.run(to: 2)
    stack.show(path(), at: 2)
    let back = stack.layers(at: 2.1).filter { $0.visibility == .seen }.map { $0.route?.description }
    #expect(back == [nil, "letter/b"])
    stack.run(to: 3)
    #expect(stack.log == ["+root", "+letter/b", "-root", "+root", "-letter/b"])
  }

  @Test func `L4 a pop turns a push round where it is, with the speed it has`() {
    var stack = StackDriver()
    stack.show(path(Letter.a), at: 1)
    let before = stack.shift(at: 1.1)
    stack.show(path(), at: 1.1)
    #expect(stack.shift(at: 1.1) == before)
    #expect(stack.shift(at: 1.105) < before)
    #expect(stack.layers(at: 2).count == 1)
  }

  @Test func `L4 another page in place of the top slides over it, and the old one is gone`() {
    var stack = StackDriver(path(Letter.a))
    stack.show(path(Letter.b), at: 1)
    let seen = stack.layers(at: 1.1).filter { $0.visibility == .seen }.map { $0.route?.description }
    #expect(seen == ["letter/a", "letter/b"])
    stack.run(to: 2)
    #expect(stack.layers(at: 2).map { $0.route?.description } == [nil, "letter/b"])
    #expect(stack.log == ["+letter/a", "+letter/b", "-letter/a"])
  }

  @Test func `L4 when the application leaves the front, pages are where they were heading`() {
    var stack = StackDriver()
    stack.show(path(Letter.a), at: 1)
    stack.leaveFront(at: 1.1)
    #expect(stack.shift(at: 1.1) == 0)
    #expect(stack.log.last == "-root")
  }

  @Test func `T5 with less motion a finger still moves the page, and the one below stays`() {
    var stack = StackDriver(path(Letter.a), motion: .reduced)
    stack.touch(.down, 5, at: 1)
    stack.touch(.move, 105, at: 1.1)
    #expect(stack.layers(at: 1.1).map(\.shift) == [0, 100])
  }

  @Test func `T5 with less motion pages fade in a quarter of a second and nothing moves`() {
    var stack = StackDriver(motion: .reduced)
    stack.show(path(Letter.a), at: 1)
    let layers = stack.layers(at: 1.125)
    #expect(layers.map(\.shift) == [0, 0])
    #expect(layers[1].presence == 0.5 && layers[1].manner == .fade)
    stack.run(to: 1.25)
    #expect(stack.log.last == "-root")
  }
}

extension NavigationLayer {
  /// The front page at rest.
  fileprivate init(resting id: Int, _ letter: Letter) {
    self.init(id: id, route: AnyRoute(letter), isFront: true)
  }
}
