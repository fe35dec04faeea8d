import Canvas
import PresentationCore
import Testing

/// CASES 3, first half: present while leaving, rapid toggling (SPEC E5, E6, E7, M5).
struct RapidToggleTests {
  @Test(arguments: [[Detent.medium, .large], [.fit, .large]])
  func `B026 new content does not call a leaving sheet back`(detents: [Detent]) {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet, detents: detents), at: 0)
    phone.dismiss("A", at: 500)
    let edge = detents[0] == .fit ? 510.0 : 422
    phone.setContent(340, of: "A", at: 600)
    #expect(near(phone.edge(of: "A", at: 700), edge + (844 - edge) * 2 / 3))
    phone.run(to: 2000)
    #expect(phone.callbacks.suffix(2) == ["500 willDismiss A code", "800 didDismiss A code"])
    #expect(phone.open == [])
  }

  @Test func `B028 a popup presented over a leaving one does not bring it back`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.dismiss("A", at: 500)
    phone.present(.lab("B", .sheet), at: 550)
    phone.dismiss("B", at: 1500)
    phone.run(to: 4000)
    #expect(phone.callbacks(of: "A").count == 4)
    #expect(phone.callbacks(of: "B").last == "1800 didDismiss B code")
    #expect(phone.snapshot(at: 4000).presentations == [])
  }

  @Test func `B029 an owner that goes during the entrance leaves no ghost`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.dismiss("A", .ownerRemoved, at: 120)
    phone.run(to: 4000)
    #expect(
      phone.callbacks == [
        "0 willPresent A", "120 willDismiss A ownerRemoved", "240 didDismiss A ownerRemoved",
      ])
    #expect(phone.engine.nextEvent == nil)
  }

  @Test func `B030 a second present turns a leaving toast round`() {
    var phone = EnginePhone()
    let toast = PresentationSpec.lab("A", .toast, timer: 3)
    phone.present(toast, at: 0)
    let before = phone.edge(of: "A", at: 3400)
    #expect(near(before, 57 - 121.0 / 3))
    phone.present(toast, at: 3400)
    #expect(phone.edge(of: "A", at: 3400) == before)
    phone.present(toast, at: 4000)
    phone.run(to: 9000)
    #expect(
      phone.callbacks == [
        "0 willPresent A", "300 didPresent A", "3300 willDismiss A timer",
        "3400 didDismiss A timer", "3400 willPresent A", "3500 didPresent A",
        "6500 willDismiss A timer", "6800 didDismiss A timer",
      ])
    #expect(phone.lines("ignored") == ["4000 ignored present A: alreadyPresented"])
    #expect(phone.log.compactMap(\.event.cycle) == [1, 1, 1, 1, 2, 2, 2, 2])
  }

  @Test func `B032 twenty toggles leave nothing behind`() {
    var phone = EnginePhone()
    for toggle in 0..<20 {
      let ms = Double(toggle) * 40
      if toggle.isMultiple(of: 2) {
        phone.present(.lab("A", .sheet), at: ms)
      } else {
        phone.dismiss("A", at: ms)
      }
    }
    phone.tap(195, 130, at: 2000)
    #expect(phone.open == [])
    #expect(phone.dim(at: 2000) == 0)
    #expect(phone.pressed == ["P"])
  }

  @Test func `B033 present and dismiss all in one instant show nothing`() {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.dismissAll(at: 0)
    #expect(phone.callbacks == ["0 willPresent A", "0 willDismiss A code", "0 didDismiss A code"])
    #expect(phone.snapshot(at: 0).presentations == [])
    phone.tap(195, 130, at: 0)
    #expect(phone.pressed == ["P"])
  }

  @Test func `B034 one toast's end does not clear the next one's timer`() {
    var phone = EnginePhone(gap: 0)
    phone.present(.lab("A", .toast, timer: 1), at: 0)
    phone.dismiss("A", at: 500)
    phone.present(.lab("B", .toast, timer: 1), at: 500)
    phone.run(to: 5000)
    #expect(
      phone.callbacks(of: "B") == [
        "800 willPresent B", "1100 didPresent B", "2100 willDismiss B timer",
        "2400 didDismiss B timer",
      ])
  }

  @Test func `B036 the page is free after a short visit`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.dismiss("A", at: 30)
    phone.tap(195, 130, at: 1000)
    #expect(phone.pressed == ["P"])
  }

  @Test func `B037 ten quick pairs do not wedge the next present`() {
    var phone = EnginePhone()
    for pair in 0..<10 {
      phone.present(.lab("A", .sheet), at: Double(pair) * 100)
      phone.dismiss("A", at: Double(pair) * 100 + 50)
    }
    phone.present(.lab("A", .sheet), at: 2000)
    phone.run(to: 4000)
    #expect(phone.callbacks.suffix(2) == ["2000 willPresent A", "2300 didPresent A"])
    #expect(phone.edge(of: "A", at: 4000) == 422)
  }

  @Test func `B038 three dismissals and then a present`() {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    for ms in [500.0, 510, 520] { phone.dismiss("A", at: ms) }
    phone.present(.lab("A"), at: 1000)
    phone.run(to: 4000)
    #expect(phone.callbacks.suffix(2) == ["1000 willPresent A", "1300 didPresent A"])
    #expect(phone.callbacks.count == 6)
  }

  @Test func `B040 a menu's end leaves the sheet it has opened`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .menu), at: 0)
    phone.present(.lab("B", .sheet), at: 500)
    phone.dismiss("A", .action, at: 500)
    phone.run(to: 4000)
    #expect(phone.open == ["B"])
    #expect(phone.callbacks(of: "B") == ["500 willPresent B", "800 didPresent B"])
    #expect(phone.callbacks(of: "A").last == "800 didDismiss A action")
  }
}
