import Canvas
import PresentationCore
import Testing

/// CASES 3, second half: interrupted in mid-flight (SPEC E7, S1, S2).
struct InterruptionTests {
  @Test func `B041 an early dismissal takes the dim along`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.dismiss("A", at: 80)
    #expect(near(phone.dim(at: 80), 0.2 * 80 / 300, within: 0.001))
    #expect(phone.dim(at: 160) == 0)
    #expect(phone.callbacks.last == "160 didDismiss A code")
  }

  @Test func `B042 a move between detents can be caught where it is`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.select("large", of: "A", at: 500)
    phone.down(195, 360, at: 560)
    let caught = 422 - 365 * 0.2
    #expect(near(phone.edge(of: "A", at: 560), caught))
    #expect(near(phone.edge(of: "A", at: 640), caught))
    phone.move(195, 350, at: 656)
    #expect(near(phone.edge(of: "A", at: 656), caught - 10))
    phone.move(195, 380, at: 672)
    #expect(near(phone.edge(of: "A", at: 672), caught + 20))
    #expect(phone.lines("dragBegan") == ["560 dragBegan A"])
  }

  @Test func `B044 the page reacts as soon as the sheet is gone`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.dismiss("A", at: 500)
    phone.tap(195, 130, at: 820)
    #expect(phone.pressed == ["P"])
  }

  @Test func `B045 many taps on the mask do not break the next present`() {
    var phone = EnginePhone()
    let sheet = PresentationSpec.lab("A", .sheet, selected: "large")
    phone.present(sheet, at: 0)
    for ms in [500.0, 560, 620, 680, 740, 800] { phone.tap(195, 30, at: ms) }
    phone.present(sheet, at: 1500)
    #expect(phone.edge(of: "A", at: 1800) == 57)
    #expect(
      phone.callbacks.suffix(4) == [
        "500 willDismiss A outsideTap", "800 didDismiss A outsideTap", "1500 willPresent A",
        "1800 didPresent A",
      ])
    #expect(phone.pressed == [])
  }

  @Test func `B046, B160 the first detent can be selected by code`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet, selected: "large"), at: 0)
    phone.select("medium", of: "A", at: 900)
    phone.run(to: 2000)
    #expect(phone.lines("detentChanged") == ["900 detentChanged A medium code"])
    #expect(phone.lines("settled") == ["1200 settled A medium"])
    #expect(phone.edge(of: "A", at: 2000) == 422)
  }

  @Test(arguments: [[Detent.medium, .large], [.fit, .large]])
  func `B048 a content size does not revert a selection`(detents: [Detent]) {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet, detents: detents), at: 0)
    phone.select("large", of: "A", at: 500)
    phone.setContent(400, of: "A", at: 560)
    phone.run(to: 2000)
    #expect(phone.edge(of: "A", at: 2000) == 57)
    #expect(phone.lines("detentChanged") == ["500 detentChanged A large code"])
    #expect(phone.lines("settled") == ["800 settled A large"])
  }

  @Test(arguments: [[Detent.medium, .large], [.fit, .large]])
  func `B049 a new layout under a finger changes the rules, not the place`(detents: [Detent]) {
    var phone = EnginePhone()
    let edge = detents[0] == .fit ? 510.0 : 422
    phone.present(.lab("A", .sheet, detents: detents), at: 0)
    phone.down(195, edge + 20, at: 500)
    for step in 1...20 {
      let ms = 500 + Double(step) * 10
      phone.move(195, edge + 20 + Double(step) * 5, at: ms)
      if step > 3 { phone.setContent(300 + Double(step), of: "A", at: ms) }
      let moved = step < 3 ? 0 : Double(step) * 5
      #expect(near(phone.edge(of: "A", at: ms), edge + moved))
    }
    #expect(phone.lines("settled") == [])
  }
}
