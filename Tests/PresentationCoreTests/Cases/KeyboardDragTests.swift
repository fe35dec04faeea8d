import Canvas
import PresentationCore
import Testing

/// CASES 13: a finger and the keyboard at the same time (SPEC V1, S4, E7).
struct KeyboardDragTests {
  /// A sheet with the keyboard up since 400; everything rests at 900.
  private func phone(_ spec: PresentationSpec) -> EnginePhone {
    var phone = EnginePhone()
    phone.present(spec, at: 0)
    phone.keyboard(.show, at: 400)
    phone.run(to: 900)
    return phone
  }

  @Test(arguments: [(false, "medium", 120.0), (true, "large", 57)])
  func `B166 the anchors are those of the release, with the keyboard or without`(
    hides: Bool, detent: String, rest: Double
  ) {
    var phone = phone(.lab("A", .sheet, selected: "large"))
    #expect(phone.edge(of: "A", at: 900) == 57)
    phone.down(195, 77, at: 1000)
    phone.moves(195, from: 77, by: 120, at: 1000)
    #expect(near(phone.edge(of: "A", at: 1240), 177), "the sheet follows the finger")
    if hides { phone.keyboard(.hide, at: 1250) }
    #expect(near(phone.edge(of: "A", at: 1500), 177))
    let before = phone.edge(of: "A", at: 1620)
    phone.up(195, 197, at: 1620)
    #expect(phone.edge(of: "A", at: 1620) == before)
    #expect(near(phone.edge(of: "A", at: 2620), rest))
    #expect(phone.popup("A", at: 2620)?.detent == detent)
    #expect(phone.lines("settled").count == 1)
    if !hides {
      phone.keyboard(.hide, at: 3000)
      #expect(near(phone.edge(of: "A", at: 3500), 422))
    }
  }

  @Test(arguments: [InputEvent.SoftwareKeyboard.show, .hide])
  func `B173 a keyboard that comes or goes leaves the edge under the finger`(
    wanted: InputEvent.SoftwareKeyboard
  ) {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    if wanted == .hide { phone.keyboard(.show, at: 400) }
    let start = phone.edge(of: "A", at: 900)
    #expect(start == (wanted == .hide ? 120 : 422))
    phone.down(195, start + 20, at: 1000)
    phone.moves(195, from: start + 20, by: 40, at: 1000)
    phone.keyboard(wanted, at: 1500)
    for ms in stride(from: 1500.0, through: 1900, by: 20) {
      #expect(near(phone.edge(of: "A", at: ms), start + 40))
    }
    phone.move(195, start + 80, at: 1916)
    #expect(near(phone.edge(of: "A", at: 1916), start + 60))
    phone.move(195, start + 50, at: 1932)
    #expect(near(phone.edge(of: "A", at: 1932), start + 30))
    phone.up(195, start + 50, at: 2100)
    var last = start + 30
    for ms in stride(from: 2100.0, through: 3200, by: 8) {
      let edge = phone.edge(of: "A", at: ms)
      #expect(abs(edge - last) < 30, "no jump at \(ms)")
      last = edge
    }
    // Without the keyboard 150 is nearest to the large edge; with it 452 is to medium, pushed up.
    #expect(near(last, wanted == .hide ? 57 : 120))
  }

  @Test func `B173 a card under a finger waits for its release too`() {
    var phone = phone(.lab("A"))
    let start = phone.edge(of: "A", at: 900)
    #expect(start < 322)
    phone.down(195, start + 20, at: 1000)
    phone.moves(195, from: start + 20, by: 40, at: 1000)
    let held = phone.edge(of: "A", at: 1400)
    phone.keyboard(.hide, at: 1500)
    #expect(phone.edge(of: "A", at: 1900) == held)
    phone.up(195, start + 60, at: 2000)
    #expect(phone.edge(of: "A", at: 2000) == held)
    #expect(near(phone.edge(of: "A", at: 4000), 322))
  }

  @Test func `V1 a sheet with the keyboard follows the finger up and stops at the large edge`() {
    var phone = phone(.lab("A", .sheet))
    phone.down(195, 140, at: 1000)
    for step in 1...10 {
      let ms = 1000 + 16 * Double(step)
      phone.move(195, 140 - 8 * Double(step), at: ms)
      if step > 1, step < 8 { #expect(near(phone.edge(of: "A", at: ms), 120 - 8 * Double(step))) }
    }
    let edge = phone.edge(of: "A", at: 1160)
    #expect(edge < 57 && edge > 45, "a rubber band beyond")
    phone.up(195, 60, at: 1400)
    #expect(near(phone.edge(of: "A", at: 3000), 57))
    #expect(phone.lines("detentChanged") == ["1400 detentChanged A large user"])
    phone.keyboard(.hide, at: 3000)
    #expect(near(phone.edge(of: "A", at: 3500), 57))
  }

  @Test func `B162 a drag between show and hide is the user's choice`() {
    var phone = phone(.lab("A", .sheet))
    phone.flick(from: 140, v: -900, at: 1000)
    phone.run(to: 1900)
    phone.keyboard(.hide, at: 2000)
    #expect(phone.popup("A", at: 3000)?.detent == "large")
    #expect(near(phone.edge(of: "A", at: 3000), 57))
  }

  @Test func `V1, S2 a detent chosen while the keyboard is up moves once and continuously`() {
    var phone = phone(.lab("A", .sheet))
    phone.select("large", of: "A", at: 1000)
    var last = 120.0
    for ms in stride(from: 1000.0, through: 1300, by: 10) {
      let edge = phone.edge(of: "A", at: ms)
      #expect(edge <= last + 0.01)
      last = edge
    }
    #expect(near(last, 57))
    phone.select("medium", of: "A", at: 2000)
    #expect(near(phone.edge(of: "A", at: 2400), 120))
  }

  @Test func `B101, V1 the dim of a sheet does not jump when it is taken with the keyboard up`() {
    var phone = phone(.lab("A", .sheet, undimmed: "medium", dim: 0.3))
    #expect(phone.dim(at: 900) == 0)
    phone.down(195, 140, at: 1000)
    phone.move(195, 128, at: 1016)
    let first = phone.dim(at: 1016)
    #expect(first < 0.02)
    var last = first
    for step in 1...8 {
      phone.move(195, 128 - 6 * Double(step), at: 1016 + 16 * Double(step))
      let dim = phone.dim(at: 1016 + 16 * Double(step))
      #expect(abs(dim - last) < 0.01)
      last = dim
    }
    phone.up(195, 80, at: 1300)
    #expect(abs(phone.dim(at: 1300) - last) < 0.001)
    #expect(near(phone.dim(at: 3000), 0.3, within: 0.001))
  }

  @Test func `V6 a turn or new content that makes a sheet modal takes the focus from the page`() {
    var phone = EnginePhone()
    phone.page.hasField = true
    let tall = Detent.custom("tall") { context in
      context.verticalSizeClass == .compact ? nil : context.maximumDetentValue
    }
    phone.present(
      .lab("A", .sheet, detents: [.medium, tall], selected: "tall", undimmed: "medium"), at: 0)
    phone.resize(844, 390, at: 500)
    phone.tap(195, 110, at: 1000)
    phone.request(at: 1100) { $0.focusField("field", in: nil, at: $1) }
    #expect(phone.engine.focus == "field")
    phone.select("tall", of: "A", at: 1200)
    phone.resize(390, 844, at: 1500)
    phone.select("tall", of: "A", at: 1600)
    #expect(phone.engine.focus == "A")
    #expect(!phone.engine.isEditing)
  }

  @Test func `B170 a tap on a control presses it and ends typing; one on the field goes on`() {
    var phone = EnginePhone()
    phone.contents["A"] = PopupContent(controls: [
      .control("field", 20, 20, 260, 44, role: .field), .control("clear", 240, 24, 36, 36),
      .control("switch", 230, 100, 60, 40),
    ])
    phone.present(.lab("A"), at: 0)
    phone.tap(195, 364, at: 500)
    let edge = phone.edge(of: "A", at: 900)
    phone.tap(300, edge + 42, at: 900)
    #expect(phone.pressed == ["clear"])
    #expect(phone.engine.isEditing, "what lies in the field belongs to it")
    phone.down(300, edge + 120, at: 1000)
    phone.up(300, edge + 120, at: 1060)
    #expect(phone.pressed == ["clear", "switch"])
    #expect(!phone.engine.isEditing)
    #expect(phone.snapshot(at: 1500).keyboardTop == 844)
    #expect(near(phone.edge(of: "A", at: 1500), 322))
  }

  @Test func `B198 a drag that starts or ends on a field does not focus it`() {
    for (field, start) in [(98.0, 520.0), (258, 680), (178, 560)] {
      var phone = EnginePhone()
      phone.contents["A"] = PopupContent(controls: [
        .control("field", 95, field - 30, 200, 60, role: .field)
      ])
      phone.present(.lab("A", .sheet), at: 0)
      phone.drag(from: start, by: start < 600 ? 80 : -80, at: 500)
      phone.run(to: 3000)
      #expect(phone.snapshot(at: 3000).keyboardTop == 844)
      #expect(phone.lines("focus") == ["0 focus A"])
    }
    var still = EnginePhone()
    still.contents["A"] = PopupContent(controls: [
      .control("field", 35, 100, 200, 44, role: .field)
    ])
    still.present(.lab("A", .alert), at: 0)
    still.drag(from: 380, by: 80, at: 500)
    still.run(to: 3000)
    #expect(still.lines("focus") == ["0 focus A"])
  }
}
