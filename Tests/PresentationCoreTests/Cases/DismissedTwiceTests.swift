import Canvas
import PresentationCore
import Testing

/// CASES 1: dismissed twice, callbacks twice (SPEC E5, E6, E8, E9, M9).
struct DismissedTwiceTests {
  /// The four callbacks of a cycle that begins at 0 and is asked to leave.
  private func cycle(_ id: String, until ms: Int, _ reason: String) -> [String] {
    [
      "0 willPresent \(id)", "300 didPresent \(id)", "\(ms) willDismiss \(id) \(reason)",
      "\(ms + 300) didDismiss \(id) \(reason)",
    ]
  }

  @Test func `B001 the second of two quick outside taps is swallowed`() {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.tap(195, 130, at: 500)
    phone.tap(195, 130, at: 560)
    phone.run(to: 2000)
    #expect(phone.callbacks == cycle("A", until: 500, "outsideTap"))
    #expect(phone.pressed == [])
  }

  @Test(arguments: [(0.0, 0), (119, 0), (120, 1), (200, 1)])
  func `B001 the guard lasts 120 ms`(later: Double, presses: Int) {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.tap(195, 130, at: 500)
    phone.tap(195, 130, at: 500 + later)
    #expect(phone.pressed == Array(repeating: "P", count: presses))
  }

  @Test func `B002 writing the flag in the callback is no second dismissal`() {
    var phone = EnginePhone()
    phone.client = { event, phone in
      guard case .willDismiss(let id, _, _) = event.event else { return }
      phone.dismiss(id, .binding, at: event.ms)
    }
    phone.present(.lab("A"), at: 0)
    phone.tap(195, 60, at: 500)
    phone.run(to: 2000)
    #expect(phone.callbacks == cycle("A", until: 500, "outsideTap"))
  }

  @Test func `B004 only the first of four requests is accepted`() {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.tap(20, 200, at: 500)
    for _ in 1...3 { phone.dismiss("A", .outsideTap, at: 500) }
    phone.run(to: 2000)
    #expect(phone.callbacks == cycle("A", until: 500, "outsideTap"))
    let ignored = "500 ignored dismiss A: alreadyDismissing"
    #expect(phone.lines("ignored") == [ignored, ignored, ignored])
  }

  @Test func `B005 a tap after a drag dismissal reaches the page and closes nothing more`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.drag(from: 440, by: 395, until: 700, at: 500)
    phone.tap(195, 80, at: 760)
    phone.run(to: 2000)
    let callbacks = phone.callbacks
    #expect(
      callbacks.prefix(3) == ["0 willPresent A", "300 didPresent A", "700 willDismiss A drag"])
    #expect(callbacks.count == 4)
    #expect(phone.pressed == [])
    #expect(phone.lines("ignored") == [])
  }

  @Test func `B006 dismissing what is gone changes nothing`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.dismiss("A", at: 800)
    phone.dismiss("A", at: 1200)
    phone.present(.lab("A", .sheet), at: 1300)
    #expect(phone.edge(of: "A", at: 1600) == 422)
    phone.dismiss("A", at: 2000)
    phone.run(to: 3000)
    #expect(
      phone.callbacks == [
        "0 willPresent A", "300 didPresent A", "800 willDismiss A code", "1100 didDismiss A code",
        "1300 willPresent A", "1600 didPresent A", "2000 willDismiss A code",
        "2300 didDismiss A code",
      ])
    #expect(phone.lines("ignored") == ["1200 ignored dismiss A: notPresented"])
  }

  @Test func `B008 the state is closed before the callback runs`() {
    var phone = EnginePhone()
    phone.client = { event, phone in
      guard case .didDismiss("A", 1, _) = event.event else { return }
      phone.present(.lab("A"), at: event.ms)
    }
    phone.present(.lab("A"), at: 0)
    phone.dismiss("A", at: 500)
    phone.run(to: 2000)
    #expect(
      phone.callbacks == cycle("A", until: 500, "code") + [
        "800 willPresent A", "1100 didPresent A",
      ])
  }

  @Test func `B009 each callback comes once and in order`() {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.dismiss("A", at: 500)
    phone.run(to: 2000)
    #expect(phone.callbacks == cycle("A", until: 500, "code"))
  }

  @Test func `B010 a leaving sheet cannot be caught`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.dismiss("A", at: 500)
    phone.down(195, 650, at: 620)
    phone.moves(195, from: 650, by: -150, at: 620)
    phone.up(195, 500, at: 940)
    phone.run(to: 2000)
    #expect(phone.callbacks == cycle("A", until: 500, "code"))
    #expect(phone.lines("ignored") == ["620 ignored down: leaving"])
    #expect(phone.lines("dragBegan") == [])
  }

  @Test(arguments: [(Kind.dialog, 660.0), (.panel, 600), (.sheet, 442), (.card, 400)])
  func `B012 one veto for Escape, mask and drag`(kind: Kind, start: Double) {
    var phone = EnginePhone()
    phone.present(.lab("A", kind, veto: .interactive), at: 0)
    phone.key(.escape, at: 500)
    phone.tap(195, 60, at: 600)
    phone.drag(from: start, by: 400, at: 700)
    phone.run(to: 4000)
    #expect(
      phone.callbacks.map { $0.drop { $0 != " " }.dropFirst() } == [
        "willPresent A", "didPresent A", "didAttemptToDismiss A escape",
        "didAttemptToDismiss A outsideTap", "didAttemptToDismiss A drag",
      ])
    #expect(phone.open == ["A"])
  }
}
