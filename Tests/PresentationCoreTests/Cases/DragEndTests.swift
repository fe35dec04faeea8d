import Canvas
import PresentationCore
import Testing

/// CASES 9, second half: leaks, cancelled touches, ends of drags (SPEC M6, S4, S5, V2).
struct DragEndTests {
  private func phone(_ spec: PresentationSpec) -> EnginePhone {
    var phone = EnginePhone()
    phone.present(spec, at: 0)
    phone.run(to: 400)
    return phone
  }

  @Test func `B120, M6 the page does not move with the sheet`() {
    var phone = phone(.lab("A", .sheet))
    phone.down(195, 442, at: 500)
    for step in 1...25 {
      let ms = 500 + 16 * Double(step)
      phone.move(195, 442 + 8 * Double(step), at: ms)
      #expect(phone.snapshot(at: ms).page.offset == 0)
    }
    #expect(near(phone.edge(of: "A", at: 900), 622))
  }

  @Test func `B121 a cancelled drag ends at an anchor and leaves no shield`() {
    var phone = phone(.lab("A", .sheet, undimmed: "large"))
    phone.down(195, 440, at: 500)
    phone.move(195, 560, at: 600)
    phone.cancel(195, 560, at: 650)
    phone.tap(195, 130, at: 1000)
    #expect(phone.pressed == ["P"])
    #expect(phone.edge(of: "A", at: 3000) == 422)
    #expect(phone.lines("settled").count == 1)
  }

  @Test func `B122 a cancelled touch is no tap`() {
    var phone = phone(.lab("A", .sheet))
    phone.down(20, 80, at: 500)
    phone.cancel(20, 80, at: 560)
    phone.run(to: 2000)
    #expect(phone.lines("willDismiss") == [])
  }

  @Test func `B124 a zigzag ends at an anchor`() {
    var phone = phone(.lab("A", .sheet))
    phone.down(195, 442, at: 500)
    for turn in 0..<6 {
      phone.move(195, turn.isMultiple(of: 2) ? 562 : 442, at: 550 + 50 * Double(turn))
    }
    phone.move(195, 490, at: 850)
    phone.up(195, 490, at: 1000)
    #expect(phone.edge(of: "A", at: 4000) == 422)
  }

  /// Half of the sheet's 787 pt decides: nothing else does when the finger rested.
  @Test(arguments: [0.0, 30, 80, 150, 250, 380, 410, 600])
  func `B125 a released sheet never rests between`(way: Double) {
    var phone = phone(.lab("A", .sheet, detents: [.large]))
    phone.drag(from: 77, by: way, until: 1100, rest: 200, at: 500)
    phone.run(to: 5000)
    if way > 394 {
      #expect(phone.open == [])
    } else {
      #expect(phone.edge(of: "A", at: 5000) == 57)
    }
  }

  @Test func `B126, V2 a rotation ends the drag`() {
    var phone = phone(.lab("A", .sheet))
    phone.down(195, 430, at: 500)
    phone.move(195, 370, at: 560)
    phone.resize(844, 390, at: 600)
    phone.run(to: 3000)
    #expect(phone.lines("dragEnd") == ["600 dragEnd A"])
    #expect(phone.lines("settled").count == 1)
    #expect(phone.edge(of: "A", at: 3000) == 195)
    phone.select("large", of: "A", at: 3000)
    #expect(phone.edge(of: "A", at: 3500) == 55, "the strip of compact height is 8")
  }

  @Test func `B128 nothing is reported before the release, then in order`() {
    var phone = phone(.lab("A", .sheet))
    phone.down(195, 442, at: 500)
    for step in 1...10 { phone.move(195, 442 + 50 * Double(step), at: 500 + 20 * Double(step)) }
    phone.run(to: 890)
    #expect(phone.lines("willDismiss") == [])
    phone.up(195, 942, at: 900)
    phone.run(to: 4000)
    let words = phone.log.filter { $0.ms > 400 && $0.event.presentation == "A" }.map(\.line)
    #expect(words.count == 4)
    #expect(words[1...2] == ["900 dragEnd A", "900 willDismiss A drag"])
    #expect(words[3].hasSuffix("didDismiss A drag"))
  }
}
