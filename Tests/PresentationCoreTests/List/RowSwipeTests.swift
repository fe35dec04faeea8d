import Canvas
import PresentationCore
import Testing

/// SPEC L2: swipe actions at both edges, full swipe.
struct RowSwipeTests {
  private static let room = RowSwipeRoom(leading: 160, trailing: 160, width: 390)
  private let start = Instant(nanoseconds: 7_000_000_000)

  private func released(
    _ way: Double, speed: Double, room: RowSwipeRoom = room, policy: RowSwipePolicy = .init()
  ) -> (RowSwipe, RowSwipe.Outcome) {
    var swipe = RowSwipe(room, policy: policy, at: start)
    swipe.beginDrag(at: start)
    swipe.drag(translation: way)
    let outcome = swipe.endDrag(velocity: speed, at: start)
    return (swipe, outcome)
  }

  @Test(
    arguments: [
      (-79.0, 0.0, RowSwipe.Outcome.closed), (-81, 0, .open(.trailing)), (81, 0, .open(.leading)),
      (-20, -301, .open(.trailing)), (-20, -299, .closed), (-150, 301, .closed),
      (-233, 0, .open(.trailing)), (-234, 0, .full(.trailing)), (234, 0, .full(.leading)),
      (-300, 2000, .full(.trailing)), (0, 0, .closed),
    ] as [(Double, Double, RowSwipe.Outcome)])
  func `L2 a release opens, closes or does the outer action`(
    way: Double, speed: Double, outcome: RowSwipe.Outcome
  ) {
    #expect(released(way, speed: speed).1 == outcome)
  }

  @Test func `L2 the row follows the finger, and ends at its actions or its place`() throws {
    var swipe = RowSwipe(Self.room, at: start)
    swipe.beginDrag(at: start)
    swipe.drag(translation: -97.5)
    #expect(swipe.offset(at: start) == -97.5)
    _ = swipe.endDrag(velocity: 0, at: start)
    let rest = try #require(swipe.restsAt)
    #expect(swipe.offset(at: rest) == -160)
    #expect(swipe.openSide == .trailing)
    swipe.close(at: rest)
    let closed = try #require(swipe.restsAt)
    #expect(swipe.offset(at: closed) == 0)
    #expect(swipe.openSide == nil)
  }

  @Test func `L2 a side without actions only gives way with resistance`() {
    let room = RowSwipeRoom(leading: 0, trailing: 80, width: 390)
    let (swipe, outcome) = released(390, speed: 2000, room: room)
    #expect(outcome == .closed)
    #expect(abs(swipe.offset(at: start) - 390 * 0.55 / 1.55) < 0.001)
  }

  @Test func `L2 without full swipe the actions resist and stay open`() {
    let policy = RowSwipePolicy(fullShare: nil)
    let (swipe, outcome) = released(-390, speed: 0, policy: policy)
    #expect(outcome == .open(.trailing))
    #expect(swipe.offset(at: start) > -290)
  }

  @Test func `L2, E7 a row caught on its way goes on from where it is`() {
    var (swipe, _) = released(-120, speed: 0)
    let later = start.advanced(by: 0.08)
    let seen = swipe.offset(at: later)
    swipe.beginDrag(at: later)
    #expect(abs(swipe.offset(at: later) - seen) < 0.001)
    swipe.drag(translation: 10)
    #expect(abs(swipe.offset(at: later) - seen - 10) < 0.001)
  }

  @Test func `L2 the outer action takes the gap before a release does it, and leaves with the row`()
  {
    var swipe = RowSwipe(Self.room, at: start)
    #expect(swipe.fullShare(atGap: 200) == 0)
    #expect(swipe.fullShare(atGap: 234) == 1)
    swipe.beginDrag(at: start)
    swipe.drag(translation: -240)
    #expect(swipe.armedSide(at: start) == .trailing)
    _ = swipe.endDrag(velocity: 0, at: start)
    swipe.leave(.trailing, at: start)
    #expect(swipe.offset(at: start.advanced(by: 2)) == -390)
  }
}
