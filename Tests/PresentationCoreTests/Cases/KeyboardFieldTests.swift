import Canvas
import PresentationCore
import Testing

/// What fields do to their popups: they keep clear of the keyboard, grow, and come back (SPEC V1).
struct KeyboardFieldTests {
  private func phone(
    _ spec: PresentationSpec, fieldAt y: Double,
    reduced: StageEnvironment.MotionPreference = .full
  ) -> EnginePhone {
    var phone = EnginePhone(reduced: reduced)
    phone.contents["A"] = PopupContent(controls: [
      .control("field", 20, y, 200, 44, role: .field), .control("done", 20, 100, 60, 40),
    ])
    phone.present(spec, at: 0)
    phone.run(to: 400)
    return phone
  }

  @Test func `V1 a sheet shifts first, and grows only when its field is still covered`() {
    var near = phone(.lab("A", .sheet), fieldAt: 300)
    near.focus("field", in: "A", at: 500)
    #expect(near.popup("A", at: 1500)?.detent == "medium")
    #expect(near.edge(of: "A", at: 1500) == 120)
    var far = phone(.lab("A", .sheet), fieldAt: 386)
    far.focus("field", in: "A", at: 500)
    #expect(far.popup("A", at: 1500)?.detent == "large")
    #expect(far.edge(of: "A", at: 1500) == 57)
  }

  @Test func `B162 it returns to its detent with the keyboard, once`() {
    var phone = phone(.lab("A", .sheet), fieldAt: 386)
    phone.focus("field", in: "A", at: 500)
    phone.focus(nil, in: "A", at: 1500)
    #expect(phone.edge(of: "A", at: 2500) == 422)
    #expect(
      phone.lines("detentChanged") == [
        "500 detentChanged A large layout", "1500 detentChanged A medium layout",
      ])
    #expect(phone.lines("settled") == ["800 settled A large", "1800 settled A medium"])
  }

  @Test func `B162 but not when somebody chose another detent meanwhile`() {
    var phone = phone(
      .lab("A", .sheet, detents: [.height(200), .medium, .large], selected: "medium"), fieldAt: 386)
    phone.focus("field", in: "A", at: 500)
    phone.select("height(200)", of: "A", at: 1500)
    phone.focus(nil, in: "A", at: 2500)
    #expect(phone.popup("A", at: 3500)?.detent == "height(200)")
  }

  @Test func `B170 a control outside the field ends typing, and is pressed`() {
    var phone = phone(.lab("A"), fieldAt: 20)
    phone.focus("field", in: "A", at: 500)
    let edge = phone.edge(of: "A", at: 1500)
    phone.tap(45 + 40, edge + 120, at: 1500)
    #expect(phone.pressed == ["done"])
    #expect(phone.snapshot(at: 2500).keyboardTop == 844)
  }

  @Test func `V1 a popup too high for the room above the keyboard becomes lower`() {
    var spec = PresentationSpec.lab("A")
    spec.contentSize = Size(300, 600)
    var phone = phone(spec, fieldAt: 20)
    phone.focus("field", in: "A", at: 500)
    #expect(phone.popup("A", at: 1500)?.frame == Rect(45, 59, 300, 437))
    phone.focus(nil, in: "A", at: 2000)
    #expect(phone.popup("A", at: 3000)?.frame == Rect(45, 122, 300, 600))
  }

  private static let settings: [(KeyboardAvoidance, Double)] = [
    (.usual, 296), (.overlap(gap: 30), 278), (.fixed(40), 282), (.none, 322),
  ]

  @Test(arguments: settings)
  func `V1 one setting of the style says what the keyboard does`(
    keyboard: KeyboardAvoidance, top: Double
  ) {
    var phone = phone(PresentationSpec.lab("A").with { $0.style.keyboard = keyboard }, fieldAt: 20)
    phone.focus("field", in: "A", at: 500)
    #expect(near(phone.edge(of: "A", at: 1500), top))
    phone.focus(nil, in: "A", at: 2000)
    #expect(near(phone.edge(of: "A", at: 3000), 322))
  }

  @Test func `V1, A2 one that stays above the keyboard does so whoever types`() {
    let card = PresentationSpec.lab("A").with {
      $0.style.place = .center(margin: 0)
      $0.style.keyboard = .staysAbove
    }
    var phone = phone(card, fieldAt: 20)
    phone.keyboard(.show, at: 500)
    #expect(near(phone.popup("A", at: 1500)?.frame.midY, 47 + 461 / 2.0, within: 0.5))
  }

  @Test func `T5 one that fades in has its place above the keyboard at once`() {
    var phone = EnginePhone(reduced: .reduced)
    phone.contents["A"] = PopupContent(controls: [
      .control("field", 20, 20, 200, 44, role: .field)
    ])
    phone.present(.lab("A"), at: 0)
    phone.focus("field", in: "A", at: 0)
    let edge = phone.edge(of: "A", at: 10)
    #expect(edge == 508 - 12 - 200)
    #expect(phone.edge(of: "A", at: 120) == edge)
    phone.dismiss("A", at: 1000)
    #expect(phone.edge(of: "A", at: 1100) == edge)
  }
}
