import Canvas
import PresentationCore
import Testing

/// SPEC R2, R3, CASES B184–B190: pull to refresh.
struct RefreshStateTests {
  func pulled(to gap: Double) -> RefreshState {
    var refresh = RefreshState()
    refresh.pull(gap: gap)
    return refresh
  }

  @Test(arguments: [
    (0.0, "idle", 0.0), (32.0, "pulling", 0.5), (63.9, "pulling", 63.9 / 64),
    (64.0, "armed", 1.0), (200.0, "armed", 1.0),
  ])
  func `the gap shown decides`(gap: Double, name: String, progress: Double) {
    let refresh = pulled(to: gap)
    #expect(refresh.name == name)
    #expect(refresh.progress == progress)
    #expect(refresh.hold == 0)
  }

  @Test func `pushed back it is no longer armed and a release does nothing`() {
    var refresh = pulled(to: 90)
    refresh.pull(gap: 50)
    #expect(refresh.phase == .pulling(gap: 50))
    #expect(refresh.release().isEmpty)
    #expect(refresh.phase == .idle)
  }

  @Test func `the work begins at the release, not after the animation (B189)`() {
    var refresh = pulled(to: 80)
    #expect(refresh.release() == [.began(cycle: 1)])
    #expect(refresh.phase == .refreshing(cycle: 1))
    #expect(refresh.hold == 54)
    #expect(refresh.holdDuration == 0.25)
    #expect(refresh.deadline == nil)
  }

  @Test(arguments: [RefreshResult.success, .failure])
  func `the end settles for 0.4 s and shows its result`(result: RefreshResult) {
    var refresh = pulled(to: 80)
    _ = refresh.release()
    #expect(refresh.end(cycle: 1, result, at: at(1000)) == [.ended(cycle: 1, result)])
    #expect(refresh.phase == .settling(cycle: 1, result, until: at(1400)))
    #expect(refresh.hold == 0)
    #expect(refresh.holdDuration == 0.4)
    refresh.advance(to: at(1399))
    #expect(refresh.name == "settling")
    refresh.advance(to: at(1400))
    #expect(refresh.phase == .idle)
  }

  @Test func `end, begin, end in one tick are two full cycles (B184)`() {
    var refresh = RefreshState()
    #expect(refresh.begin() == [.began(cycle: 1)])
    var outcomes = refresh.end(cycle: 1, .success, at: at(1000))
    outcomes += refresh.begin()
    outcomes += refresh.end(cycle: 2, .success, at: at(1000))
    #expect(
      outcomes == [.ended(cycle: 1, .success), .began(cycle: 2), .ended(cycle: 2, .success)])
    #expect(refresh.hold == 0)
    refresh.advance(to: at(1400))
    #expect(refresh.phase == .idle)
  }

  @Test func `an end of an older cycle ends nothing (B185)`() {
    var refresh = RefreshState()
    _ = refresh.begin()
    _ = refresh.end(cycle: 1, .success, at: at(1000))
    #expect(refresh.begin() == [.began(cycle: 2)])
    #expect(refresh.end(cycle: 1, .success, at: at(1002)) == [.ignored(.staleCycle)])
    #expect(refresh.cycle == 2)
    #expect(RefreshState().cycle == nil)
  }

  @Test func `begin while refreshing is coalesced (B186)`() {
    var refresh = RefreshState()
    _ = refresh.begin()
    #expect(refresh.begin() == [.ignored(.alreadyRefreshing)])
    #expect(refresh.cycle == 1)
  }

  @Test(arguments: [1200.0, 1500])
  func `the end under a finger does not start another (B188)`(up: Double) {
    var refresh = RefreshState()
    _ = refresh.begin()
    refresh.pull(gap: 70)
    _ = refresh.end(cycle: 1, .success, at: at(1000))
    refresh.advance(to: at(up))
    refresh.pull(gap: 70)
    #expect(refresh.release() == [.ignored(.stalePull)])
    refresh.advance(to: at(1500))
    #expect(refresh.phase == .idle)
    refresh.pull(gap: 70)
    #expect(refresh.release() == [.began(cycle: 2)])
  }

  @Test func `a pull that was up when code began does not begin again (B188)`() {
    var refresh = pulled(to: 80)
    #expect(refresh.begin() == [.began(cycle: 1)])
    #expect(refresh.release().isEmpty)
    #expect(refresh.cycle == 1)
  }

  @Test func `nor when that refresh has settled under the same finger (B188)`() {
    var refresh = pulled(to: 80)
    _ = refresh.begin()
    _ = refresh.end(cycle: 1, .success, at: at(0))
    refresh.advance(to: at(400))
    refresh.pull(gap: 80)
    #expect(refresh.phase == .idle)
    #expect(refresh.release() == [.ignored(.stalePull)])
  }

  @Test func `a blocking popup takes an armed pull away (B190)`() {
    var refresh = pulled(to: 80)
    refresh.cancelPull()
    #expect(refresh.phase == .idle)
    refresh.pull(gap: 90)
    #expect(refresh.phase == .idle)
    #expect(refresh.release() == [.ignored(.stalePull)])
  }

  @Test func `a blocking popup leaves a running refresh alone (R3)`() {
    var refresh = RefreshState()
    _ = refresh.begin()
    refresh.cancelPull()
    #expect(refresh.cycle == 1)
    #expect(refresh.hold == 54)
  }

  @Test func `pushed fully back the same finger may pull anew after idle`() {
    var refresh = RefreshState()
    _ = refresh.begin()
    refresh.pull(gap: 70)
    _ = refresh.end(cycle: 1, .success, at: at(0))
    refresh.advance(to: at(400))
    refresh.pull(gap: 0)
    refresh.pull(gap: 66)
    #expect(refresh.release() == [.began(cycle: 2)])
  }
}
