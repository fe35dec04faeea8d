import Canvas
import PresentationCore
import Testing

/// SPEC M1, M3, M4, M6–M9, S1–S3, S5, S12: what is touched, and where a sheet may stand.
struct MaskRuleTests {
  private func phone(_ spec: PresentationSpec) -> EnginePhone {
    var phone = EnginePhone()
    phone.present(spec, at: 0)
    phone.run(to: 400)
    return phone
  }

  @Test func `M1 the mask reacts on release inside, not on press`() {
    var phone = phone(.lab("A"))
    phone.down(195, 60, at: 500)
    phone.run(to: 900)
    #expect(phone.lines("willDismiss") == [])
    phone.up(195, 64, at: 900)
    #expect(phone.lines("willDismiss") == ["900 willDismiss A outsideTap"])
  }

  @Test(arguments: [(PresentationSpec.Overflow.visible, true), (.clipped, false)])
  func `M3 overflowing content counts when it is drawn`(
    overflow: PresentationSpec.Overflow, isContent: Bool
  ) {
    var phone = phone(.lab("A").with { $0.overflow = overflow })
    phone.contents["A"] = PopupContent(controls: [.control("badge", 280, -20, 60, 40)])
    phone.tap(350, 310, at: 500)
    #expect(phone.pressed == (isContent ? ["badge"] : []))
    #expect(phone.lines("willDismiss").isEmpty == isContent)
  }

  @Test func `M4 an empty part may dismiss, a control does not`() {
    var phone = phone(.lab("A").with { $0.emptyContentTap = .dismisses })
    phone.contents["A"] = PopupContent(controls: [.control("ok", 0, 150, 300, 50)])
    phone.tap(195, 490, at: 500)
    #expect(phone.lines("willDismiss") == [])
    phone.tap(195, 400, at: 600)
    #expect(phone.lines("willDismiss").count == 1)
  }

  @Test func `M6 a scroll that began before the popup ends`() {
    var phone = EnginePhone()
    phone.down(195, 600, at: 0)
    phone.moves(195, from: 600, by: -80, at: 0)
    phone.present(.lab("A"), at: 200)
    let offset = phone.snapshot(at: 200).page.offset
    phone.moves(195, from: 520, by: -80, at: 200)
    phone.up(195, 440, at: 400)
    #expect(near(phone.snapshot(at: 1000).page.offset, offset, within: 0.5))
    #expect(phone.pressed == [])
  }

  @Test func `M8 a press counts only when it ends on its control`() {
    var phone = EnginePhone()
    phone.page.rows = 2
    phone.down(195, 158, at: 0)
    phone.move(195, 166, at: 20)
    phone.up(195, 166, at: 40)
    #expect(phone.pressed == [])
    phone.tap(195, 130, at: 100)
    #expect(phone.pressed == ["P"])
  }

  @Test func `M9, E6 two quick taps on the mask dismiss once`() {
    for gap in [0.0, 10, 60] {
      var phone = phone(.lab("A"))
      phone.tap(195, 60, at: 500)
      phone.tap(195, 60, at: 500 + gap)
      phone.run(to: 3000)
      #expect(phone.callbacks.count == 4)
    }
  }

  @Test func `S3 a tap on the grabber goes to the next detent and round`() {
    var phone = phone(.lab("A", .sheet, detents: [.large, .height(200), .medium]))
    phone.contents["A"] = PopupContent(controls: [
      .control("grabber", 95, 0, 200, 40, role: .grabber)
    ])
    var detents: [String] = []
    for round in 0..<3 {
      let ms = 500 + 1000 * Double(round)
      let edge = phone.edge(of: "A", at: ms)
      phone.tap(195, edge + 20, at: ms)
      detents.append(phone.popup("A", at: ms + 900)?.detent ?? "")
    }
    #expect(detents == ["medium", "large", "height(200)"])
    #expect(phone.lines("detentChanged").allSatisfy { $0.hasSuffix("user") })
  }

  @Test func `S2 the selected detent is where it enters, else the smallest`() {
    for (selected, edge) in [(nil, 422.0), ("large", 57), ("medium", 422)] as [(String?, Double)] {
      var phone = EnginePhone()
      phone.present(.lab("A", .sheet, detents: [.large, .medium], selected: selected), at: 0)
      #expect(phone.edge(of: "A", at: 300) == edge)
    }
  }

  @Test(arguments: [(160.0, true), (150, true), (220, false)])
  func `S4 the finger has the sheet at once, without losing the slop`(way: Double, isUp: Bool) {
    var phone = phone(.lab("A", .sheet))
    phone.down(195, 442, at: 500)
    phone.moves(195, from: 442, by: isUp ? -way : way, at: 500)
    #expect(near(phone.edge(of: "A", at: 1200), 422 + (isUp ? -way : way)))
  }

  @Test(arguments: [(200.0, false), (230, true)])
  func `S5 half of the smallest detent decides at rest`(way: Double, leaves: Bool) {
    var phone = phone(.lab("A", .sheet))
    phone.drag(from: 442, by: way, at: 500)
    phone.run(to: 4000)
    #expect(phone.open.isEmpty == leaves)
  }

  @Test func `S12 a tap on a dimmed sheet's mask dismisses, beside an undimmed one it passes`() {
    var dimmed = phone(.lab("A", .sheet))
    dimmed.tap(195, 130, at: 500)
    #expect(dimmed.lines("willDismiss") == ["500 willDismiss A outsideTap"])
    var clear = phone(.lab("A", .sheet, undimmed: "large"))
    clear.tap(195, 130, at: 500)
    #expect(clear.pressed == ["P"])
    #expect(clear.open == ["A"])
  }

  @Test func `S13 a new content size waits for no one and keeps the others still`() {
    var phone = phone(.lab("A", .sheet, detents: [.fit]))
    phone.present(.lab("B"), at: 500)
    let before = phone.popup("B", at: 1000)?.drawn
    phone.setContent(500, of: "A", at: 1000)
    #expect(phone.popup("B", at: 1200)?.drawn == before)
    #expect(phone.edge(of: "A", at: 1400) == 310)
  }
}
