import Canvas
import Motion
import PresentationCore
import Testing

/// CASES 4: timers against manual dismissal and drag (SPEC K8).
struct TimerTests {
  private func toast(_ timer: Double = 3) -> PresentationSpec { .lab("A", .toast, timer: timer) }

  @Test func `B050 a slow drag holds the timer`() {
    var phone = EnginePhone()
    phone.present(toast(), at: 0)
    phone.down(195, 80, at: 3000)
    for step in 0...6 {
      phone.move(195, 80 - 20 * Double(step + 1) / 7, at: 3100 + 100 * Double(step))
    }
    phone.up(195, 60, at: 3800)
    phone.run(to: 4900)
    #expect(
      phone.callbacks == [
        "0 willPresent A", "300 didPresent A", "4300 willDismiss A timer",
        "4600 didDismiss A timer",
      ])
    phone.present(toast(), at: 5000)
    phone.run(to: 5001)
    #expect(phone.callbacks.last == "5000 willPresent A")
  }

  @Test(arguments: [(3250.0, 3750), (3500, 4000)])
  func `B052 a release resumes with at least 500 ms`(up: Double, leaves: Int) {
    var phone = EnginePhone()
    phone.present(toast(), at: 0)
    phone.down(195, 80, at: 3100)
    phone.up(195, 80, at: up)
    phone.run(to: 9000)
    #expect(phone.lines("willDismiss") == ["\(leaves) willDismiss A timer"])
  }

  @Test func `B052 early touches shift the deadline by the time held`() {
    var phone = EnginePhone()
    phone.present(toast(), at: 0)
    phone.down(195, 80, at: 850)
    phone.move(195, 95, at: 880)
    phone.up(195, 95, at: 1000)
    phone.down(195, 80, at: 2300)
    phone.up(195, 80, at: 2500)
    phone.run(to: 9000)
    #expect(phone.lines("willDismiss") == ["3650 willDismiss A timer"])
  }

  @Test func `B053 the timer starts when it has arrived`() {
    var phone = EnginePhone()
    phone.present(toast(2), at: 0)
    phone.run(to: 9000)
    #expect(phone.lines("willDismiss") == ["2300 willDismiss A timer"])
  }

  @Test func `K8, E7 a touch during the entrance stops it; the timer starts when it is in`() {
    var phone = EnginePhone()
    phone.present(toast(2), at: 0)
    phone.down(195, 30, at: 200)
    phone.up(195, 30, at: 1000)
    phone.run(to: 9000)
    #expect(phone.lines("didPresent") == ["1100 didPresent A"])
    #expect(phone.lines("willDismiss") == ["3100 willDismiss A timer"])
  }

  /// Given a time, another one a second after it arrived, and when it leaves; nil is never.
  static let changes: [(Double?, Double?, Int?)] = [
    (3, 1.5, 1800), (3, 5, 5300), (3, 0.5, 1300), (3, nil, nil), (nil, 1, 2300), (3, 3, 3300),
  ]

  @Test(arguments: changes)
  func `E10, K8 a changed time takes effect at once and counts from the arrival`(
    first: Double?, second: Double?, leaves: Int?
  ) {
    var phone = EnginePhone()
    phone.present(.lab("A", .toast, timer: first), at: 0)
    phone.request(at: 1300) { $0.update(.lab("A", .toast, timer: second), at: $1) }
    phone.run(to: 9000)
    #expect(phone.lines("willDismiss") == (leaves.map { ["\($0) willDismiss A timer"] } ?? []))
  }

  @Test(arguments: [(0.5, 2000), (4, 4500)])
  func `E10, K8 a time changed under a finger runs on from its release`(
    second: Double, leaves: Int
  ) {
    var phone = EnginePhone()
    phone.present(toast(), at: 0)
    phone.down(195, 80, at: 1300)
    phone.request(at: 1400) { $0.update(.lab("A", .toast, timer: second), at: $1) }
    phone.up(195, 80, at: 1500)
    phone.run(to: 9000)
    #expect(phone.lines("willDismiss") == ["\(leaves) willDismiss A timer"])
  }

  @Test func `K8 two fingers hold the timer until the last is up`() {
    var phone = EnginePhone()
    phone.present(toast(2), at: 0)
    phone.down(195, 80, finger: 1, at: 1300)
    phone.down(100, 80, finger: 2, at: 1400)
    phone.up(195, 80, finger: 1, at: 1500)
    phone.up(100, 80, finger: 2, at: 2300)
    phone.run(to: 9000)
    #expect(phone.lines("willDismiss") == ["3300 willDismiss A timer"])
  }

  @Test func `K8 a touch taken away resumes the timer too`() {
    var phone = EnginePhone()
    phone.present(toast(2), at: 0)
    phone.down(195, 80, at: 1300)
    phone.cancel(195, 80, at: 1700)
    phone.run(to: 9000)
    #expect(phone.lines("willDismiss") == ["2700 willDismiss A timer"])
  }

  @Test func `K8, B121 going to the background under a finger does not lose the timer`() {
    var phone = EnginePhone()
    phone.present(toast(2), at: 0)
    phone.down(195, 80, at: 1300)
    phone.send(.activity(.inactive), at: 1700)
    phone.run(to: 9000)
    #expect(phone.lines("willDismiss") == ["2700 willDismiss A timer"])
  }

  @Test func `K8 the mask of a card does not hold its timer`() {
    var phone = EnginePhone()
    phone.present(.lab("A", outside: .ignore, timer: 2), at: 0)
    phone.down(195, 60, at: 1000)
    phone.run(to: 9000)
    #expect(phone.lines("willDismiss") == ["2300 willDismiss A timer"])
  }

  private var slow: PresentationSpec {
    PresentationSpec.lab("A", .panel).with {
      $0.style.insertion.curve = .linear(duration: 0.3)
      $0.style.removal.curve = .linear(duration: 0.8)
    }
  }

  @Test func `B054 gone is when the way out has ended`() {
    var phone = EnginePhone(motion: nil)
    phone.present(slow, at: 0)
    phone.dismiss("A", at: 500)
    phone.run(to: 4000)
    #expect(phone.callbacks.suffix(2) == ["500 willDismiss A code", "1300 didDismiss A code"])
  }

  @Test func `B054 a present during a long way out turns it round`() {
    var phone = EnginePhone(motion: nil)
    phone.present(slow, at: 0)
    phone.dismiss("A", at: 500)
    let before = phone.edge(of: "A", at: 900)
    phone.present(slow, at: 900)
    #expect(phone.edge(of: "A", at: 900) == before)
    phone.run(to: 4000)
    #expect(
      phone.callbacks.suffix(3) == [
        "900 didDismiss A code", "900 willPresent A", "1050 didPresent A",
      ])
  }
}
