import Canvas
import PresentationCore
import Testing

/// SPEC E7: a finger may catch an entrance that moves, never a dismissal.
struct EntranceCatchTests {
  /// Half way in: the panel's top is at 677 of 510, the toast's at −3.5 of 57.
  static let caught: [(Kind, Double, Double, Double)] = [
    (.panel, 700, 677, 510), (.toast, 40, -3.5, 57),
  ]

  @Test(arguments: caught)
  func `E7 it stops under the finger, follows it, and goes on in from there`(
    kind: Kind, y: Double, half: Double, rest: Double
  ) {
    let exit = kind == .toast ? -1.0 : 1
    var phone = EnginePhone()
    phone.present(.lab("A", kind), at: 0)
    let mask = phone.popup("A", at: 150)?.mask ?? .nan
    phone.down(195, y, at: 150)
    #expect(near(phone.edge(of: "A", at: 150), half))
    #expect(near(phone.edge(of: "A", at: 400), half))
    #expect(near(phone.popup("A", at: 400)?.mask, mask, within: 0.002))
    phone.move(195, y + 12 * exit, at: 410)
    #expect(near(phone.edge(of: "A", at: 410), half + 12 * exit))
    phone.move(195, y - 20 * exit, at: 430)
    #expect(near(phone.edge(of: "A", at: 430), half - 20 * exit))
    #expect(phone.lines("didPresent") == [])
    phone.up(195, y - 20 * exit, at: 700)
    #expect(near(phone.edge(of: "A", at: 700), half - 20 * exit))
    #expect(near(phone.edge(of: "A", at: 1200), rest))
    let arrivals = phone.log.filter { $0.event == .didPresent("A", cycle: 1) }.map(\.ms)
    #expect(arrivals.count == 1 && arrivals[0] > 700)
  }

  @Test(arguments: caught)
  func `E7 flicked out of its entrance it leaves, with no arrival in between`(
    kind: Kind, y: Double, half: Double, rest: Double
  ) {
    let exit = kind == .toast ? -1.0 : 1
    var phone = EnginePhone()
    phone.present(.lab("A", kind), at: 0)
    phone.flick(from: y, v: 900 * exit, at: 150)
    phone.run(to: 2000)
    #expect(phone.callbacks.prefix(2) == ["0 willPresent A", "246 willDismiss A drag"])
    #expect(phone.callbacks.count == 3 && phone.open == [])
  }

  @Test func `E7, M5 a tap on its way in presses what is there, and does not send it away`() {
    for (ms, isButton) in [(20.0, false), (60, false), (150, true), (280, true)] {
      var phone = EnginePhone()
      phone.contents["A"] = PopupContent(controls: [.control("ok", 0, 160, 390, 44)])
      phone.present(.lab("A", .panel), at: 0)
      let edge = phone.edge(of: "A", at: ms)
      phone.tap(195, isButton ? min(edge + 162, 843) : 843, at: ms)
      phone.run(to: 900)
      #expect(phone.callbacks == ["0 willPresent A", "300 didPresent A"], "at \(ms)")
      #expect(phone.pressed == (isButton ? ["ok"] : []), "at \(ms)")
    }
  }

  @Test func `E7 a touch taken away lets it go on in`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .panel), at: 0)
    phone.down(195, 700, at: 150)
    phone.cancel(195, 700, at: 300)
    #expect(near(phone.edge(of: "A", at: 300), 677))
    phone.run(to: 900)
    #expect(phone.callbacks == ["0 willPresent A", "450 didPresent A"])
  }

  @Test func `E7 a growing card goes on under a resting finger, and so does a dismissal`() {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.down(195, 422, at: 150)
    phone.run(to: 400)
    phone.up(195, 422, at: 400)
    #expect(phone.callbacks == ["0 willPresent A", "300 didPresent A"])
    phone = EnginePhone()
    phone.present(.lab("B", .panel), at: 0)
    phone.dismiss("B", at: 500)
    phone.down(195, 800, at: 600)
    phone.run(to: 900)
    #expect(phone.open == [])
  }
}
