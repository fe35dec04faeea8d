import Canvas
import PresentationCore
import Testing

struct TabTests {
  @Test(arguments: [
    (1, 0, TabSelection<Int>.Outcome.changed, 1), (1, 3, .changed, 1), (0, 2, .toRoot, 0),
    (0, 0, .toTop, 0),
  ])
  func `L5 a tap on the shown tab goes to the root, then to the top`(
    tab: Int, depth: Int, outcome: TabSelection<Int>.Outcome, shown: Int
  ) {
    var tabs = TabSelection(0)
    let result = tabs.tap(tab, depth: depth)
    #expect(result == outcome)
    #expect(tabs.current == shown)
  }

  @Test func `L5 a loader runs once`() {
    var load = OnceLoad.idle
    let start = Instant.zero
    let first = load.begin(at: start, seconds: 1)
    let second = load.begin(at: start, seconds: 1)
    #expect(first && !second)
    let early = load.advance(to: start.advanced(by: 0.9))
    let due = load.advance(to: start.advanced(by: 1))
    #expect(!early && due)
    let third = load.begin(at: start, seconds: 1)
    #expect(!third && load == .loaded)
    #expect(load.due == nil)
  }
}
