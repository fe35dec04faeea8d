import Canvas
import Motion
import PresentationCore
import Testing

/// SPEC E7, T5, T6, T7: what moves can be interrupted at any moment, and time is only a number.
struct ContinuityTests {
  static let kinds: [Kind] = [.card, .panel, .sheet, .toast, .alert, .dialog, .popover, .cover]

  @Test(arguments: kinds)
  func `E7 turned round at any moment nothing jumps`(kind: Kind) {
    let spec = PresentationSpec.lab("A", kind)
    for ms in stride(from: 4.0, through: 400, by: 36) {
      var phone = EnginePhone(motion: nil)
      phone.present(spec, at: 0)
      expectContinuous(&phone, at: ms, springs: true) { $0.dismiss("A", at: ms) }
      guard phone.open == ["A"] else { continue }
      expectContinuous(&phone, at: ms + 20, springs: kind != .alert) {
        $0.present(spec, at: ms + 20)
      }
    }
  }

  private func expectContinuous(
    _ phone: inout EnginePhone, at ms: Double, springs: Bool,
    _ request: (inout EnginePhone) -> Void
  ) {
    let before = phone.popup("A", at: ms)
    request(&phone)
    let after = phone.popup("A", at: ms)
    guard let before, let after else {
      Issue.record("it is not there at \(ms)")
      return
    }
    #expect(near(after.drawn.minY, before.drawn.minY, within: 0.01), "at \(ms)")
    #expect(near(after.opacity, before.opacity, within: 0.001), "at \(ms)")
    #expect(near(after.mask, before.mask, within: 0.001), "at \(ms)")
    if springs, before.style.name != "alert" {
      #expect(near(after.velocity, before.velocity, within: 0.5), "velocity at \(ms)")
    }
  }

  @Test func `E7 a detent chosen in flight keeps place and speed`() {
    for ms in stride(from: 510.0, through: 800, by: 29) {
      var phone = EnginePhone(motion: nil)
      phone.present(.lab("A", .sheet), at: 0)
      phone.run(to: 450)
      phone.select("large", of: "A", at: 500)
      expectContinuous(&phone, at: ms, springs: true) { $0.select("medium", of: "A", at: ms) }
    }
  }

  /// Caught above half of its 422 pt it goes on in, below it leaves.
  @Test(arguments: [(180.0, 590.8, true), (120, 675.2, false)])
  func `E7 a finger may catch an entrance`(ms: Double, edge: Double, staysUp: Bool) {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.down(195, 700, at: ms)
    #expect(near(phone.edge(of: "A", at: ms), edge, within: 0.2))
    #expect(near(phone.edge(of: "A", at: 400), edge, within: 0.2))
    phone.up(195, 700, at: 400)
    phone.run(to: 3000)
    #expect(phone.open == (staysUp ? ["A"] : []))
    if staysUp { #expect(phone.edge(of: "A", at: 3000) == 422) }
    #expect(CycleCheck(phone.log + (staysUp ? Self.end : [])).problems == [])
  }

  private static let end = [
    LoggedEvent(.willDismiss("A", cycle: 1, .code), at: EnginePhone.instant(9000)),
    LoggedEvent(.didDismiss("A", cycle: 1, .code), at: EnginePhone.instant(9001)),
  ]

  /// Everything at once: a chain, a queue, a sheet, a drag, a timer, a rotation.
  private func story(_ phone: inout EnginePhone) {
    phone.present(.lab("A", .sheet), at: 0)
    phone.present(.lab("T", .toast, timer: 0.5), at: 100)
    phone.present(.lab("U", .toast, timer: 0.5), at: 120)
    phone.flick(from: 460, v: -1200, at: 600)
    phone.present(.lab("B", .alert), at: 900)
    phone.dismiss("B", .action, at: 1100)
    phone.present(.lab("C", .alert), at: 1100)
    phone.resize(844, 390, at: 1500)
    phone.dismissAll(at: 2500)
    phone.run(to: 5000)
  }

  @Test(arguments: [EnginePhone.Motion.linear, .springs])
  func `T6 any cut of time gives the same log and the same frames`(motion: EnginePhone.Motion) {
    var whole = EnginePhone(motion: motion.curve)
    story(&whole)
    for step in [1000.0 / 60, 7, 1.3] {
      var cut = EnginePhone(motion: motion.curve)
      cut.step = step
      story(&cut)
      #expect(cut.lines == whole.lines, "step \(step)")
    }
  }

  @Test func `T5 with reduced motion the same events come and nothing moves`() {
    for kind in Self.kinds {
      var phone = EnginePhone(motion: nil, reduced: .reduced)
      phone.present(.lab("A", kind), at: 0)
      let rest = phone.popup("A", at: 250)
      for ms in stride(from: 10.0, through: 2000, by: 40) {
        var again = EnginePhone(motion: nil, reduced: .reduced)
        again.present(.lab("A", kind), at: 0)
        if ms > 1000 { again.dismiss("A", at: 1000) }
        if let popup = again.popup("A", at: ms) { #expect(popup.drawn == rest?.drawn) }
      }
      phone.dismiss("A", at: 1000)
      phone.run(to: 3000)
      #expect(
        phone.callbacks == [
          "0 willPresent A", "250 didPresent A", "1000 willDismiss A code",
          "1250 didDismiss A code",
        ])
    }
  }

  @Test func `T7 a spring has arrived where its own threshold says so`() {
    for (kind, way, threshold) in [(Kind.sheet, 422.0, 0.422), (.panel, 334, 0.334)] {
      var phone = EnginePhone(motion: nil)
      phone.present(.lab("A", kind), at: 0)
      phone.run(to: 3000)
      let value = MovingValue(from: way, to: 0, curve: PresentationStyle.settle)
      let arrival = (value.arrival ?? .nan) * 1000
      #expect(near(phone.log.first { $0.event == .didPresent("A", cycle: 1) }?.ms, arrival))
      let close = value.state(after: arrival / 1000 - 1e-6).value
      #expect(near(abs(close), threshold, within: 0.01))
    }
  }
}
