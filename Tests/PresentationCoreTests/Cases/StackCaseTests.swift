import Canvas
import PresentationCore
import Testing

/// CASES 6: two at once and stacks (SPEC Q3, Q4, M1, S11).
struct StackCaseTests {
  @Test func `B068 the first tap after the upper one has gone works`() {
    var phone = EnginePhone()
    phone.contents["A"] = PopupContent(controls: [.control("ok", 0, 150, 300, 50)])
    phone.present(.lab("A"), at: 0)
    phone.present(.lab("B"), at: 100)
    phone.dismiss("B", at: 500)
    phone.tap(195, 490, at: 810)
    #expect(phone.pressed == ["ok"])
    #expect(phone.open == ["A"])
  }

  @Test func `B069 a cover keeps its size below a card`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .cover), at: 0)
    phone.present(.lab("B"), at: 500)
    #expect(phone.popup("A", at: 1000)?.drawn == Rect(0, 0, 390, 844))
  }

  @Test func `B070 an outside tap dismisses the upper sheet only`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.present(.lab("B", .sheet), at: 100)
    phone.tap(195, 30, at: 500)
    phone.run(to: 4000)
    #expect(phone.open == ["A"])
    #expect(phone.lines("willDismiss") == ["500 willDismiss B outsideTap"])
  }

  @Test func `B072 a sheet on a sheet pushes it back by one level`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.present(.lab("B", .sheet), at: 400)
    #expect(near(phone.popup("A", at: 400)?.placement.scale, 1))
    #expect(near(phone.popup("A", at: 900)?.placement.scale, 1 - 32.0 / 390, within: 0.001))
    #expect(near(phone.popup("B", at: 900)?.placement.scale, 1))
    phone.dismiss("B", at: 1000)
    #expect(phone.popup("A", at: 1300)?.placement == Placement(offset: Point(0, 422)))
  }

  @Test func `B073 an alert above a sheet gets its taps`() {
    var phone = EnginePhone()
    phone.contents["B"] = PopupContent(controls: [.control("ok", 0, 102, 270, 44)])
    phone.present(.lab("A", .sheet), at: 0)
    phone.present(.lab("B", .alert), at: 100)
    phone.tap(195, 470, at: 500)
    phone.run(to: 4000)
    #expect(phone.pressed == ["ok"])
    #expect(phone.open == ["A", "B"])
  }

  @Test(arguments: [Kind.sheet, .card, .alert])
  func `B074, Q3 dismissing the lowest takes all above along, top down`(kind: Kind) {
    var phone = EnginePhone()
    for (index, id) in ["A", "B", "C"].enumerated() {
      phone.present(.lab(PresentationID(id), kind), at: Double(index) * 50)
    }
    phone.dismiss("A", at: 500)
    phone.run(to: 4000)
    #expect(
      phone.callbacks.suffix(6) == [
        "500 willDismiss C cascade", "500 willDismiss B cascade", "500 willDismiss A code",
        "800 didDismiss C cascade", "800 didDismiss B cascade", "800 didDismiss A code",
      ])
  }

  @Test func `Q3 what stands elsewhere does not leave with it`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.present(.lab("T", .toast), at: 50)
    phone.present(.lab("B", .sheet), at: 100)
    phone.dismiss("B", at: 500)
    phone.run(to: 4000)
    #expect(phone.open == ["A", "T"])
    phone.dismiss("A", at: 4000)
    phone.run(to: 5000)
    #expect(phone.open == ["T"])
  }

  @Test func `B076 dismissal is by identity, whoever is on top`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    phone.present(.lab("B", .toast), at: 100)
    phone.dismiss("A", .action, at: 500)
    phone.run(to: 4000)
    #expect(phone.open == ["B"])
  }

  @Test func `B077 one gesture dismisses one popup, on release`() {
    var phone = EnginePhone()
    phone.present(.lab("A"), at: 0)
    phone.present(.lab("B"), at: 100)
    phone.down(20, 100, at: 500)
    phone.up(20, 100, at: 560)
    phone.run(to: 4000)
    #expect(phone.lines("willDismiss") == ["560 willDismiss B outsideTap"])
    #expect(phone.open == ["A"])
  }

  @Test func `B078 a flick on a page inside takes the whole sheet`() {
    var phone = EnginePhone()
    phone.contents["A"] = PopupContent(scroll: 200)
    phone.present(.lab("A", .sheet), at: 0)
    phone.flick(from: 560, v: 1500, at: 500)
    phone.run(to: 4000)
    #expect(phone.lines("willDismiss") == ["596 willDismiss A drag"])
    #expect(phone.open == [])
  }

  @Test func `Q4 system stands above content and overlay above both, whatever the order`() {
    var phone = EnginePhone()
    phone.present(.lab("T", .toast), at: 0)
    phone.present(.lab("D", .dialog), at: 10)
    phone.present(.lab("S", .sheet), at: 20)
    phone.present(.lab("X", level: .overlay), at: 30)
    phone.present(.lab("C"), at: 40)
    phone.run(to: 1000)
    #expect(phone.open == ["S", "C", "D", "T", "X"])
  }

  @Test func `Q4 the focus stays with the alert when a sheet arrives below`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .alert), at: 0)
    phone.present(.lab("B", .sheet), at: 100)
    phone.run(to: 1000)
    #expect(phone.lines("focus") == ["0 focus A"])
    phone.key(.escape, at: 1000)
    phone.run(to: 2000)
    #expect(phone.lines("focus") == ["0 focus A", "1000 focus B"])
  }
}
