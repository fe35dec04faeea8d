import Canvas
import Motion
import PresentationCore
import Testing

/// CASES 11 and 12: first layout, tied effects, content size and detents (SPEC S1, T4, V4).
struct FirstLayoutTests {
  @Test func `B152 nothing is there before the size is known`() {
    var phone = EnginePhone()
    phone.present(.lab("A").with { $0.contentSize = nil }, at: 0)
    #expect(phone.snapshot(at: 15).presentations == [])
    phone.tap(195, 130, at: 15)
    #expect(phone.pressed == ["P"])
    phone.setContent(200, width: 300, of: "A", at: 16)
    #expect(phone.popup("A", at: 16)?.frame == Rect(45, 322, 300, 200))
    #expect(phone.callbacks == ["16 willPresent A"])
  }

  @Test func `B153 a sheet waits for its container`() {
    var phone = EnginePhone(size: Size(0, 0))
    phone.present(.lab("A", .sheet), at: 0)
    #expect(phone.snapshot(at: 99).presentations == [])
    phone.resize(390, 844, at: 100)
    #expect(phone.edge(of: "A", at: 100) == 844)
    #expect(phone.edge(of: "A", at: 400) == 422)
    #expect(phone.callbacks == ["100 willPresent A", "400 didPresent A"])
  }

  @Test func `B154, T4 the dim leaves with the thrown card`() {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.flick(from: 400, v: 1500, at: 500)
    var last = phone.dim(at: 596)
    #expect(last > 0)
    while phone.open == ["A"] {
      let now = phone.snapshot(at: phone.time + 8)
      #expect(now.dim <= last)
      if let card = now.presentations.first, card.drawn.minY < 836 { #expect(now.dim > 0) }
      last = now.dim
    }
    #expect(last == 0)
    #expect(phone.callbacks.last?.hasSuffix("didDismiss A drag") == true)
  }

  @Test func `B156 closing what is not there is no harm`() {
    var phone = EnginePhone()
    phone.dismiss("A", at: 0)
    phone.present(.lab("A"), at: 0)
    phone.run(to: 1000)
    #expect(phone.callbacks == ["0 willPresent A", "300 didPresent A"])
    phone.present(.lab("B"), at: 1000)
    phone.dismiss("B", at: 1000)
    phone.run(to: 2000)
    #expect(
      phone.callbacks(of: "B") == [
        "1000 willPresent B", "1000 willDismiss B code", "1000 didDismiss B code",
      ])
  }

  @Test(arguments: [PopupPlace.top(gap: 64), .bottom(gap: 64)])
  func `V2 V3 one beside an edge moves nearer to it and keeps 16 pt to both when it is too high`(
    place: PopupPlace
  ) {
    var phone = EnginePhone()
    phone.present(
      .lab("A", .toast).with {
        $0.style.place = place
        $0.contentSize = Size(358, 2000)
      }, at: 0)
    let frame = phone.popup("A", at: 1000)?.frame
    #expect(near(frame?.height, 844 - 47 - 34 - 32))
    #expect(near(frame?.minY, 47 + 16))
    phone.setContent(690, of: "A", at: 1100)
    let lower = phone.popup("A", at: 3000)?.frame
    #expect(near(lower?.height, 690))
    #expect(near(lower?.minY, place == .top(gap: 64) ? 47 + 57 : 47 + 16))
  }

  @Test func `V2 one that stands on the safe area keeps 8 pt to the other end of it`() {
    var phone = EnginePhone()
    phone.present(
      .lab("A", .toast).with {
        $0.style.place = .bottom(gap: 0)
        $0.contentSize = Size(358, 2000)
      }, at: 0)
    let frame = phone.popup("A", at: 1000)?.frame
    #expect(near(frame?.minY, 47 + 8) && near(frame?.maxY, 844 - 34))
  }

  @Test func `B157 a growing content keeps the detent and its speed`() {
    var phone = EnginePhone(motion: nil)
    phone.present(.lab("A", .sheet, detents: [.fit, .large]), at: 0)
    phone.run(to: 3000)
    #expect(phone.edge(of: "A", at: 3000) == 510)
    phone.setContent(520, of: "A", at: 3700)
    let before = phone.popup("A", at: 3900)
    phone.setContent(340, of: "A", at: 3900)
    let after = phone.popup("A", at: 3900)
    #expect(before?.drawn.minY == after?.drawn.minY)
    #expect(near(after?.velocity, before?.velocity ?? .nan, within: 1e-6))
    phone.run(to: 6000)
    #expect(phone.edge(of: "A", at: 6000) == 470)
    #expect(phone.popup("A", at: 6000)?.detent == "fit")
    #expect(phone.lines("settled").count == 1)
    #expect(phone.lines("detentChanged") == [])
  }

  @Test func `B158 one change of height for one new content`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet, detents: [.fit]), at: 0)
    phone.setContent(500, of: "A", at: 500)
    #expect(near(phone.edge(of: "A", at: 650), 410))
    #expect(phone.edge(of: "A", at: 800) == 310)
    phone.run(to: 2000)
    #expect(phone.lines("settled") == ["800 settled A fit"])
  }

  @Test func `B158 a page pushed in a sheet, measured again in mid-push, is one move`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet, detents: [.fit]), at: 0)
    phone.setContent(500, of: "A", at: 500)
    var last = 510.0
    for step in 1...30 {
      let ms = 500 + 10 * Double(step)
      if step == 10 || step == 20 { phone.setContent(500, of: "A", at: ms) }
      let edge = phone.edge(of: "A", at: ms)
      #expect(near(last - edge, 200.0 / 30), "as fast as the push at \(ms)")
      last = edge
    }
    phone.setContent(500, of: "A", at: 800)
    phone.setContent(300, of: "A", at: 1000)
    phone.run(to: 4000)
    #expect(phone.lines("settled") == ["800 settled A fit", "1300 settled A fit"])
    #expect(phone.lines("detentChanged") == [])
  }

  @Test func `B161 a detent is reported on change only`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.drag(from: 442, by: -122, at: 500)
    phone.run(to: 3000)
    #expect(phone.lines("detentChanged") == [])
    #expect(phone.popup("A", at: 3000)?.detent == "medium")
  }

  @Test func `V4, E7 a toast that has grown is swiped away without a jump`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .toast), at: 0)
    phone.setContent(340, width: 358, of: "A", at: 500)
    phone.run(to: 1000)
    phone.down(195, 80, at: 1000)
    phone.move(195, 40, at: 1016)
    phone.move(195, -120, at: 1032)
    let before = phone.edge(of: "A", at: 1048)
    phone.up(195, -120, at: 1048)
    #expect(phone.lines("willDismiss") == ["1048 willDismiss A drag"])
    #expect(near(phone.edge(of: "A", at: 1048), before))
  }

  @Test func `V4 a card grows around its centre`() {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.setContent(300, width: 300, of: "A", at: 500)
    for ms in [500.0, 600, 700, 800] {
      #expect(near(phone.popup("A", at: ms)?.drawn.midY, 422))
      #expect(near(phone.popup("A", at: ms)?.drawn.height, 200 + (ms - 500) / 3))
    }
  }
}
