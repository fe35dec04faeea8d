import Canvas
import PresentationCore
import Testing

/// CASES 9, first half: a sheet's drag and the scrolling in it (SPEC S4, S7, M8).
struct DragAndScrollTests {
  /// A sheet with a list of 1500 pt, scrolled to an offset; it has arrived at 300.
  private func phone(at detent: String, offset: Double, drag: SheetSpec.ContentDrag = .resizes)
    -> EnginePhone
  {
    var phone = EnginePhone()
    phone.contents["A"] = PopupContent(scroll: 1500)
    phone.present(.lab("A", .sheet, selected: detent, contentDrag: drag), at: 0)
    phone.run(to: 400)
    phone.request(at: 400) { $0.scroll("content", of: "A", to: offset, at: $1) }
    return phone
  }

  @Test func `B106 pushed past its lowest place and back it is where it was`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet, detents: [.height(50)], veto: .interactive), at: 0)
    #expect(phone.edge(of: "A", at: 400) == 760)
    phone.down(195, 780, at: 500)
    for step in 1...5 { phone.move(195, 780 + 16 * Double(step), at: 500 + 20 * Double(step)) }
    let pushed = phone.edge(of: "A", at: 600)
    #expect(pushed > 780 && pushed < 840)
    for step in 1...5 { phone.move(195, 860 - 16 * Double(step), at: 600 + 20 * Double(step)) }
    #expect(near(phone.edge(of: "A", at: 700), 760))
  }

  @Test func `B108 the list hands over to the sheet without a gap`() {
    var phone = phone(at: "large", offset: 120)
    phone.down(195, 300, at: 500)
    var last = (list: 120.0, edge: 57.0)
    for step in 1...25 {
      let ms = 500 + 16 * Double(step)
      phone.move(195, 300 + 8 * Double(step), at: ms)
      let now = (list: phone.offset(of: "A", at: ms), edge: phone.edge(of: "A", at: ms))
      if step >= 3 { #expect(near(abs(now.list - last.list) + abs(now.edge - last.edge), 8)) }
      last = now
    }
    #expect(near(last.list, 0))
    #expect(near(last.edge, 137))
  }

  @Test func `B109 where content scrolls first the sheet waits for its top`() {
    var phone = phone(at: "medium", offset: 40, drag: .scrolls)
    phone.down(195, 500, at: 500)
    phone.moves(195, from: 500, by: 100, at: 500)
    #expect(near(phone.offset(of: "A", at: 708), 0))
    #expect(near(phone.edge(of: "A", at: 708), 482))
    phone.up(195, 600, at: 828)
    #expect(phone.edge(of: "A", at: 3000) == 422)
  }

  @Test func `B110 a drag on the header moves the sheet, whatever the list does`() {
    var phone = phone(at: "large", offset: 100)
    phone.down(195, 75, at: 500)
    phone.moves(195, from: 75, by: 150, at: 500)
    #expect(near(phone.edge(of: "A", at: 900), 207))
    #expect(phone.offset(of: "A", at: 900) == 100)
  }

  @Test func `B112 arriving fast at the list's top locks the sheet`() {
    var phone = phone(at: "large", offset: 60)
    phone.drag(from: 300, by: 310, until: 650, at: 500)
    #expect(phone.edge(of: "A", at: 650) == 57)
    #expect(near(phone.offset(of: "A", at: 2000), 0))
    #expect(phone.edge(of: "A", at: 3000) == 57)
    #expect(phone.open == ["A"])
  }

  @Test func `B112 a rest of 100 ms unlocks it`() {
    var phone = phone(at: "large", offset: 60)
    phone.down(195, 300, at: 500)
    for step in 1...5 { phone.move(195, 300 + 32 * Double(step), at: 500 + 16 * Double(step)) }
    #expect(phone.edge(of: "A", at: 580) == 57)
    for step in 1...10 { phone.move(195, 460 + 5 * Double(step), at: 690 + 16 * Double(step)) }
    #expect(near(phone.edge(of: "A", at: 850), 107))
  }

  @Test func `B113 momentum never moves the sheet, a new touch may`() {
    var phone = phone(at: "large", offset: 800)
    phone.drag(from: 300, by: 150, until: 580, at: 500)
    for ms in stride(from: 600.0, through: 4000, by: 50) {
      #expect(phone.edge(of: "A", at: ms) == 57)
    }
    #expect(near(phone.offset(of: "A", at: 4000), 0))
    phone.down(195, 300, at: 4000)
    phone.moves(195, from: 300, by: 100, at: 4000)
    #expect(near(phone.edge(of: "A", at: 4208), 157))
  }

  @Test func `B114 every gesture has its own velocity`() {
    var phone = phone(at: "medium", offset: 0, drag: .scrolls)
    phone.drag(from: 800, by: -300, until: 600, at: 500)
    phone.drag(from: 430, by: -20, until: 1200, at: 1000)
    #expect(phone.edge(of: "A", at: 4000) == 422)
    #expect(phone.lines("detentChanged") == [])
  }

  @Test func `B116 at the largest detent an upward drag scrolls`() {
    var phone = phone(at: "large", offset: 0)
    phone.down(195, 500, at: 500)
    phone.moves(195, from: 500, by: -200, at: 500)
    #expect(near(phone.offset(of: "A", at: 900), 200))
    #expect(phone.edge(of: "A", at: 900) == 57)
  }

  @Test func `B117 a slow pull from large ends at medium`() {
    var phone = phone(at: "large", offset: 0)
    phone.drag(from: 77, by: 320, until: 1300, rest: 120, at: 500)
    phone.run(to: 4000)
    #expect(phone.lines("detentChanged") == ["1420 detentChanged A medium user"])
    #expect(phone.edge(of: "A", at: 4000) == 422)
  }

  @Test func `B118, M8 a drag that starts on a button does not press it`() {
    var phone = EnginePhone()
    phone.contents["A"] = PopupContent(controls: [.control("ok", 95, 150, 200, 60)])
    phone.present(.lab("A", .sheet), at: 0)
    phone.down(195, 600, at: 500)
    phone.move(195, 660, at: 580)
    phone.move(195, 610, at: 630)
    phone.up(195, 610, at: 640)
    phone.run(to: 4000)
    #expect(phone.pressed == [])
    #expect(phone.open == ["A"])
    phone.tap(195, phone.edge(of: "A", at: 4000) + 178, at: 4000)
    #expect(phone.pressed == ["ok"])
  }
}
