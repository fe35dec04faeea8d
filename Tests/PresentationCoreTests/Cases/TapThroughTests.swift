import Canvas
import PresentationCore
import Testing

/// CASES 7: tap-through, pass-through, corner hits (SPEC M1–M7, S12).
struct TapThroughTests {
  private func phone(_ spec: PresentationSpec) -> EnginePhone {
    var phone = EnginePhone()
    phone.present(spec, at: 0)
    phone.run(to: 400)
    return phone
  }

  @Test func `B080 the dim takes a tap on a toolbar button`() {
    var phone = phone(.lab("A"))
    phone.page.hasToolbar = true
    phone.tap(350, 70, at: 500)
    #expect(phone.pressed == [])
    #expect(phone.lines("willDismiss") == ["500 willDismiss A outsideTap"])
  }

  @Test func `B081, M7 a drag outside is no dismissal`() {
    var phone = phone(.lab("A"))
    phone.drag(from: 200, by: -150, until: 700, at: 500)
    phone.run(to: 2000)
    #expect(phone.open == ["A"])
    #expect(phone.snapshot(at: 2000).page.offset == 0)
  }

  @Test func `B081 where touches pass through the list scrolls and the popup stays`() {
    var phone = phone(.lab("A", outside: .passThrough))
    phone.down(195, 300, at: 500)
    phone.moves(195, from: 300, by: -150, at: 500)
    #expect(near(phone.snapshot(at: 820).page.offset, 150))
    #expect(phone.open == ["A"])
  }

  @Test func `B082, M7 a drag from the card to the mask is no outside tap`() {
    var phone = phone(.lab("A"))
    phone.down(195, 400, at: 500)
    phone.move(100, 200, at: 540)
    phone.move(20, 60, at: 580)
    phone.up(20, 60, at: 600)
    phone.run(to: 2000)
    #expect(phone.open == ["A"])
  }

  @Test(arguments: [MaskSpec.OutsideTap.dismiss, .ignore, .passThrough])
  func `B084, B089 without a dim the page can be used`(outside: MaskSpec.OutsideTap) {
    var phone = phone(.lab("A", dim: 0, outside: outside))
    phone.tap(195, 130, at: 1500)
    #expect(phone.pressed == ["P"])
    #expect(phone.open == ["A"])
  }

  @Test func `B085 rows can be tapped beside an undimmed sheet`() {
    var phone = phone(.lab("A", .sheet, detents: [.height(266)], undimmed: "height(266)"))
    phone.tap(195, 250, at: 500)
    #expect(phone.pressed == ["row 2"])
    #expect(phone.open == ["A"])
  }

  @Test(
    "B086, M1, M2: a card of radius 24 at 45,322, 300×200",
    arguments: [
      (20.0, 330.0, true), (44.5, 422, true), (45.5, 422, false), (195, 321, true),
      (195, 323, false), (47, 324, true), (51, 328, true), (53, 330, false), (343, 520, true),
      (60, 500, false),
    ])
  func outside(x: Double, y: Double, dismisses: Bool) {
    var phone = phone(.lab("A"))
    phone.tap(x, y, at: 500)
    #expect(phone.open == ["A"])
    #expect(phone.lines("willDismiss").isEmpty != dismisses)
  }

  @Test func `B088 taps pass a leaving sheet that code has dismissed`() {
    var phone = phone(.lab("A", .sheet))
    phone.dismiss("A", at: 500)
    phone.tap(195, 130, at: 650)
    #expect(phone.lines("action") == ["650 action P"])
  }

  @Test func `B090, M6 behind a modal sheet neither tap nor drag nor wheel works`() {
    var phone = phone(.lab("A", .sheet, outside: .ignore))
    phone.tap(195, 130, at: 500)
    phone.drag(from: 400, by: -200, at: 600)
    phone.send(.wheel(delta: Point(0, 100), at: Point(195, 200)), at: 1800)
    #expect(phone.pressed == [])
    #expect(phone.snapshot(at: 2000).page.offset == 0)
    #expect(phone.snapshot(at: 2000).page.isBlocked)
    #expect(phone.open == ["A"])
  }

  @Test func `B092 nothing blocks after a drag dismissal`() {
    var phone = phone(.lab("A", .sheet))
    phone.drag(from: 440, by: 380, until: 800, at: 500)
    phone.tap(195, 130, at: 1200)
    #expect(phone.pressed == ["P"])
  }

  @Test func `B093 a tap on the sheet's body stays inside`() {
    var phone = phone(.lab("A", .sheet))
    phone.tap(195, 600, at: 500)
    phone.run(to: 2000)
    #expect(phone.open == ["A"])
  }

  @Test func `B094 outside is everything but the card, also over an empty page`() {
    var phone = phone(.lab("A"))
    phone.page.rows = 0
    phone.tap(195, 250, at: 500)
    #expect(phone.lines("willDismiss") == ["500 willDismiss A outsideTap"])
  }

  @Test func `B096 the keyboard is not outside`() {
    var phone = phone(.lab("A"))
    phone.contents["A"] = PopupContent(controls: [.control("field", 20, 60, 260, 44, role: .field)])
    phone.tap(195, 400, at: 500)
    phone.send(.activity(.inactive), at: 900)
    phone.send(.activity(.active), at: 950)
    #expect(phone.snapshot(at: 1000).keyboardTop == 508)
    phone.tap(195, 700, at: 1000)
    phone.run(to: 2000)
    #expect(phone.open == ["A"])
    #expect(phone.lines("willDismiss") == [])
  }

  @Test func `M5 the shape as drawn is what is hit`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .panel), at: 0)
    // The panel is 334 pt high; half of it shows after 150 ms: its edge is at 677.
    phone.tap(195, 670, at: 150)
    #expect(phone.lines("willDismiss") == ["150 willDismiss A outsideTap"])
    phone = EnginePhone()
    phone.present(.lab("A", .panel), at: 0)
    phone.tap(195, 690, at: 150)
    #expect(phone.lines("willDismiss") == [])
  }

  /// A card of 300 pt from x = 45, at 0.9167 of its size 50 ms in: drawn from 57.5 to 332.5.
  @Test(arguments: [(48.0, true), (65, false), (325, false), (340, true)])
  func `M5 a card that grows is hit where it is drawn`(x: Double, isMask: Bool) {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.tap(x, 422, at: 50)
    #expect(phone.lines("willDismiss") == (isMask ? ["50 willDismiss A outsideTap"] : []))
  }
}
