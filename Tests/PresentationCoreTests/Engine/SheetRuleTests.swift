import Canvas
import PresentationCore
import Testing

/// SPEC S1, S2, S6, S9, S10: detents that follow their context, choices without motion, forms.
struct SheetRuleTests {
  private func phone(_ spec: PresentationSpec) -> EnginePhone {
    var phone = EnginePhone()
    phone.present(spec, at: 0)
    return phone
  }

  @Test func `S1 a custom detent gets its context, adds the inset, and nil leaves it out`() {
    let detents: [Detent] = [
      .custom("content") { $0.contentHeight },
      .custom("third") { $0.maximumDetentValue / 3 },
      .custom("wide only") { $0.horizontalSizeClass == .regular ? 500 : nil },
      .large,
    ]
    var phone = phone(.lab("A", .sheet, detents: detents, content: 300))
    #expect(phone.edge(of: "A", at: 1000) == 559)
    phone.select("content", of: "A", at: 1000)
    #expect(phone.edge(of: "A", at: 2000) == 510)
    phone.select("wide only", of: "A", at: 2000)
    #expect(phone.lines("ignored").last == "2000 ignored select A wide only: inactiveDetent")
  }

  @Test func `S1 detents resolve again when the content changes, without a jump`() {
    var phone = phone(.lab("A", .sheet, detents: [.fit, .large], content: 300))
    #expect(phone.edge(of: "A", at: 1000) == 510)
    phone.setContent(400, of: "A", at: 1000)
    #expect(phone.edge(of: "A", at: 1000) == 510)
    #expect(phone.edge(of: "A", at: 1050) < 510)
    #expect(phone.edge(of: "A", at: 2000) == 410)
  }

  @Test func `S1 an update whose custom detent computes something else moves the sheet`() {
    let low = PresentationSpec.lab("A", .sheet, detents: [.custom("own") { _ in 200 }])
    let high = PresentationSpec.lab("A", .sheet, detents: [.custom("own") { _ in 350 }])
    var phone = phone(low)
    #expect(phone.edge(of: "A", at: 1000) == 610)
    phone.request(at: 1000) { $0.update(high, at: $1) }
    #expect(phone.edge(of: "A", at: 2000) == 460)
    phone.request(at: 2000) { $0.invalidateDetents(of: "A", at: $1) }
    #expect(phone.edge(of: "A", at: 3000) == 460)
    #expect(phone.lines("detentChanged").isEmpty, "its detent is the same one")
  }

  @Test func `S2 a choice by code moves there, or is there at once when asked`() {
    var phone = phone(.lab("A", .sheet))
    phone.select("large", of: "A", at: 1000)
    #expect(phone.edge(of: "A", at: 1000) == 422)
    #expect(phone.edge(of: "A", at: 2000) == 57)
    let still = PresentationSpec.lab("A", .sheet).with { $0.sheet?.selectionChange = .immediate }
    phone.request(at: 2000) { $0.update(still, at: $1) }
    phone.select("medium", of: "A", at: 2100)
    #expect(phone.edge(of: "A", at: 2100) == 422)
    #expect(phone.lines("settled").last == "2100 settled A medium")
    #expect(phone.lines("detentChanged").last == "2100 detentChanged A medium code")
  }

  @Test func `S9 on its side a sheet of preferred width is centred, 8 below the top`() {
    let spec = PresentationSpec.lab("A", .sheet, detents: [.large]).with {
      $0.sheet?.compactHeight = .preferredWidth
      $0.sheet?.preferredSize = Size(480, 382)
    }
    var phone = phone(spec)
    phone.setEnvironment(at: 1000) {
      $0.size = Size(844, 390)
      $0.safeArea = Insets(left: 47, bottom: 21, right: 47)
    }
    let snapshot = phone.snapshot(at: 1000)
    #expect(snapshot.presentations[0].frame == Rect(182, 8, 480, 382))
    #expect(snapshot.page.placement == .identity, "the page does not step back there (S11)")
    phone.tap(100, 200, at: 1500)
    #expect(phone.callbacks.last == "1500 willDismiss A outsideTap", "beside it is the mask")
  }

  @Test func `S10 turning a window wide makes it a card in the middle, and back a sheet`() {
    let spec = PresentationSpec.lab("A", .sheet, selected: "large").with {
      $0.sheet?.regularWidth = .form
    }
    var phone = phone(spec)
    phone.setEnvironment(at: 1000) {
      $0.size = Size(834, 1194)
      $0.safeArea = Insets(top: 24, bottom: 20)
    }
    let form = phone.snapshot(at: 1000).presentations[0]
    #expect(form.frame == Rect(147, 289, 540, 620))
    #expect(form.radii == CornerRadii(12))
    #expect(form.detent == "large")
    #expect(near(form.mask, 0.2, within: 0.001))
    phone.setEnvironment(at: 2000) {
      $0.size = Size(390, 844)
      $0.safeArea = Insets(top: 47, bottom: 34)
    }
    let sheet = phone.snapshot(at: 2000).presentations[0]
    #expect(sheet.frame == Rect(0, 57, 390, 787))
    #expect(sheet.detent == "large")
    #expect(sheet.radii == .top(12))
  }

  @Test func `S10 a form sheet is dragged down to leave; its frame keeps its height`() {
    let spec = PresentationSpec.lab("A", .sheet).with { $0.sheet?.regularWidth = .form }
    var phone = EnginePhone(size: Size(834, 1194))
    phone.present(spec, at: 0)
    phone.down(417, 300, at: 1000)
    phone.move(417, 400, at: 1100)
    #expect(phone.popup("A", at: 1100)?.frame.height == 620)
    phone.move(417, 1150, at: 1300)
    phone.up(417, 1150, at: 1300)
    #expect(phone.callbacks.last == "1300 willDismiss A drag")
  }

  @Test func `S6 a plane on the page is pushed both ways while an undimmed sheet is up`() {
    var phone = phone(.lab("A", .sheet, detents: [.height(286), .large], undimmed: "height(286)"))
    phone.page.plane = Size(800, 1300)
    phone.down(200, 300, at: 1000)
    phone.move(150, 220, at: 1100)
    phone.move(150, 220, at: 1300)
    phone.up(150, 220, at: 1300)
    #expect(phone.snapshot(at: 1300).page.planes["map"] == Point(50, 80))
    phone.tap(115, 130, at: 1500)
    #expect(phone.pressed == ["P"], "what stands on the plane is tapped")
    #expect(phone.popup("A", at: 1600)?.phase == .presented)
  }

  @Test func `S6 a plane thrown glides on, and rests inside its limits`() {
    var phone = EnginePhone()
    phone.page.plane = Size(800, 1300)
    phone.down(300, 500, at: 0)
    for step in 1...6 {
      phone.move(300 - 20 * Double(step), 500 - 40 * Double(step), at: 16 * Double(step))
    }
    phone.up(180, 260, at: 96)
    let thrown = phone.snapshot(at: 200).page.planes["map"] ?? .zero
    #expect(thrown.x > 120 && thrown.y > 240)
    let end = phone.snapshot(at: 6000).page.planes["map"] ?? .zero
    #expect(end.x <= 410 && end.y <= 456)
    phone.request(at: 6000) { $0.pan("map", centeredOn: Point(400, 650), at: $1) }
    #expect(phone.snapshot(at: 7000).page.planes["map"] == Point(205, 228))
  }
}
