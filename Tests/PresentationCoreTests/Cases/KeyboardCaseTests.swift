import Canvas
import PresentationCore
import Testing

/// CASES 13: keyboard, safe area, rotation, as far as the engine decides (SPEC V1, V2).
struct KeyboardCaseTests {
  private func phone(_ spec: PresentationSpec) -> EnginePhone {
    var phone = EnginePhone()
    phone.present(spec, at: 0)
    phone.run(to: 400)
    return phone
  }

  @Test func `B162, B164 the keyboard shifts a sheet and gives it back`() {
    var phone = phone(.lab("A", .sheet))
    phone.keyboard(.show, at: 500)
    #expect(phone.popup("A", at: 800)?.detent == "medium")
    #expect(near(phone.edge(of: "A", at: 800), 422 - 302))
    #expect(phone.snapshot(at: 800).keyboardTop == 508)
    phone.keyboard(.hide, at: 1500)
    #expect(near(phone.edge(of: "A", at: 1900), 422))
    #expect(phone.lines("detentChanged") == [])
    #expect(phone.lines("settled") == [])
  }

  @Test func `B165 a keyboard does not stop a move`() {
    var phone = phone(.lab("A", .sheet))
    phone.select("large", of: "A", at: 500)
    let before = phone.edge(of: "A", at: 600)
    phone.keyboard(.show, at: 600)
    #expect(phone.edge(of: "A", at: 600) == before)
    #expect(phone.edge(of: "A", at: 1500) == 57)
    #expect(phone.lines("settled") == ["800 settled A large"])
  }

  @Test func `B168 only the last state of the keyboard counts`() {
    var phone = phone(.lab("A", .sheet))
    for (index, wanted) in [InputEvent.SoftwareKeyboard.show, .hide, .show, .hide].enumerated() {
      phone.keyboard(wanted, at: 500 + 16 * Double(index))
    }
    #expect(phone.edge(of: "A", at: 1500) == 422)
    #expect(phone.snapshot(at: 1500).keyboardTop == 844)
  }

  @Test func `B169 a toast's end leaves the keyboard alone`() {
    var phone = phone(.lab("A", .toast, timer: 1.2))
    phone.page.hasField = true
    phone.tap(195, 220, at: 1200)
    phone.run(to: 3000)
    #expect(phone.open == [])
    #expect(phone.snapshot(at: 3000).keyboardTop == 508)
    #expect(phone.lines("focus") == ["1200 focus field"])
  }

  @Test func `B172 dismissed with the keyboard up it dims as usual next time`() {
    var phone = phone(.lab("A", .sheet, selected: "large"))
    phone.keyboard(.show, at: 500)
    phone.dismiss("A", at: 900)
    phone.present(.lab("A", .sheet, selected: "large"), at: 1500)
    #expect(near(phone.dim(at: 2000), 0.2, within: 0.001))
  }

  @Test func `B174 a rotation opens nothing and keeps the detent`() {
    var phone = EnginePhone()
    phone.resize(844, 390, at: 100)
    phone.resize(390, 844, at: 200)
    #expect(phone.open == [])
    phone.present(.lab("A", .sheet), at: 300)
    phone.resize(844, 390, at: 1000)
    #expect(phone.edge(of: "A", at: 1000) == 195)
    phone.resize(390, 844, at: 1500)
    #expect(phone.edge(of: "A", at: 1500) == 422)
    #expect(phone.callbacks.count == 2)
  }

  @Test func `B176, V2 a card is centred again after a rotation, in mid-flight too`() {
    for ms in [150.0, 500] {
      var phone = EnginePhone()
      phone.present(.lab("A"), at: 0)
      phone.resize(844, 390, at: ms)
      #expect(phone.popup("A", at: ms)?.frame == Rect(272, 95, 300, 200))
    }
  }

  @Test func `B178 an inset known late moves the notice under it`() {
    var phone = EnginePhone()
    phone.setEnvironment(at: 0) { $0.safeArea = .zero }
    phone.present(.lab("A", .toast), at: 0)
    phone.setEnvironment(at: 16) { $0.safeArea = Insets(top: 47, bottom: 34) }
    for ms in stride(from: 16.0, through: 400, by: 16) {
      #expect(phone.popup("A", at: ms)?.frame.minY == 57, "where it is going, at \(ms)")
    }
    #expect(phone.edge(of: "A", at: 400) == 57)
    phone.setEnvironment(at: 500) { $0.safeArea.top = 20 }
    #expect(phone.edge(of: "A", at: 500) == 30, "a later inset counts too")
  }

  @Test func `B182 the bottom inset counts once under the keyboard`() {
    var phone = phone(.lab("A", .sheet, detents: [.fit]))
    phone.keyboard(.show, at: 500)
    // The content ends where the keyboard begins: 844 − 336 − 300.
    #expect(near(phone.edge(of: "A", at: 1000), 208))
    #expect(phone.engine.environment.safeArea.bottom == 34, "the safe area is what it was")
    #expect(phone.popup("A", at: 1000)?.layout?.insets.bottom == 34)
    phone.keyboard(.hide, at: 1500)
    #expect(near(phone.edge(of: "A", at: 2000), 844 - 34 - 300))
  }
}
