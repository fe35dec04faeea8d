import PresentationCore
import Testing

/// SPEC K8, K9, CASES B050, B144: swiping a popup toward its exit.
struct SwipePolicyTests {
  let swipe = SwipePolicy(dimension: 844)

  @Test func `toward the exit it follows, backward it resists (B144)`() {
    #expect(swipe.offset(forFinger: 60) == 60)
    #expect(isClose(swipe.offset(forFinger: -60), -31.8, within: 0.1))
    #expect(isClose(swipe.offset(forFinger: swipe.finger(forOffset: -31)), -31, within: 1e-9))
    #expect(swipe.finger(forOffset: 31) == 31)
    #expect(swipe.velocity(forFinger: 3, moving: 9) == 9)
    #expect(swipe.velocity(forFinger: -60, moving: 9) < 9 * 0.55)
  }

  @Test(arguments: [
    (0.0, 0.0, false), (32, 0, false), (32.01, 0, true), (10, 30, false), (10, 45, true),
    (0, 699, true), (-20, 700, true), (-31.8, 0, false), (60, -700, false), (60, -20, true),
    (60, -100, false),
  ])
  func `a toast 64 high leaves past its half or when flicked`(
    offset: Double, velocity: Double, leaves: Bool
  ) {
    #expect(swipe.leaves(offset: offset, velocity: velocity, extent: 64) == leaves)
  }
}
