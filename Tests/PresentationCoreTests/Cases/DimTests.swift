import Canvas
import Motion
import PresentationCore
import Testing

/// CASES 8: undimmed detents and the dim layer (SPEC S6, S11, S12, K4).
struct DimTests {
  private let sheet = PresentationSpec.lab("A", .sheet, undimmed: "medium", dim: 0.3)

  @Test func `B097 at an undimmed detent the page gets the tap, at a dimmed one the mask`() {
    var phone = EnginePhone()
    phone.present(sheet, at: 0)
    phone.tap(195, 250, at: 500)
    #expect(phone.pressed == ["row 2"])
    #expect(phone.open == ["A"])
    phone.select("large", of: "A", at: 600)
    phone.tap(195, 30, at: 1000)
    #expect(phone.lines("willDismiss") == ["1000 willDismiss A outsideTap"])
    #expect(phone.pressed == ["row 2"])
  }

  @Test func `B098 the dim follows a rotation without a touch`() {
    let tall = Detent.custom("tall") { context in
      context.verticalSizeClass == .compact ? nil : context.maximumDetentValue
    }
    var phone = EnginePhone()
    phone.present(
      .lab("A", .sheet, detents: [.medium, tall], selected: "tall", undimmed: "medium", dim: 0.3),
      at: 0)
    #expect(near(phone.dim(at: 400), 0.3, within: 0.001))
    phone.resize(844, 390, at: 500)
    #expect(phone.dim(at: 900) == 0)
    #expect(phone.edge(of: "A", at: 900) == 195)
    #expect(phone.lines("detentChanged") == ["500 detentChanged A medium layout"])
  }

  @Test func `B100 an undimmed detent is found by identity`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet, detents: [.fit, .large], undimmed: "fit"), at: 0)
    #expect(phone.dim(at: 400) == 0)
    #expect(phone.edge(of: "A", at: 400) == 510)
  }

  @Test func `B101 the keyboard's shift does not dim`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet, undimmed: "large"), at: 0)
    phone.keyboard(.show, at: 500)
    #expect(phone.edge(of: "A", at: 1000) < 422)
    #expect(phone.dim(at: 1000) == 0)
  }

  @Test func `B102, S6 the dim is linear in the edge`() {
    var phone = EnginePhone()
    phone.present(sheet, at: 0)
    phone.down(195, 430, at: 500)
    for step in 1...365 {
      let ms = 500 + Double(step) * 1000 / 365
      phone.move(195, 430 - Double(step), at: ms)
      let edge = phone.edge(of: "A", at: ms)
      #expect(near(edge, step <= 10 ? 422 : 422 - Double(step)))
      #expect(near(phone.dim(at: ms), 0.3 * (422 - edge) / 365, within: 0.001))
    }
  }

  @Test func `S6 a fully dimmed sheet is clear at the closed edge and dim at the smallest`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet), at: 0)
    for ms in [0.0, 75, 150, 225, 300] {
      #expect(near(phone.dim(at: ms), 0.2 * ms / 300, within: 0.001))
    }
    phone.select("large", of: "A", at: 500)
    for ms in [550.0, 700, 900] { #expect(near(phone.dim(at: ms), 0.2, within: 0.001)) }
  }

  @Test func `B104, S11 the page is itself again whenever nobody scales it`() {
    var phone = EnginePhone()
    let large = PresentationSpec.lab("A", .sheet, detents: [.large])
    phone.present(large, at: 0)
    #expect(near(phone.snapshot(at: 500).page.placement.scale, 1 - 32.0 / 390, within: 0.001))
    phone.flick(from: 77, v: 1500, at: 600)
    phone.present(large, at: 1200)
    phone.dismiss("A", at: 1800)
    let page = phone.snapshot(at: 2200).page
    #expect(page.placement == .identity)
    #expect(page.cornerRadius == 0)
    #expect(page.recessionDim == 0)
    #expect(phone.open == [])
  }

  @Test func `S11 a cover below a large sheet is not pushed back: the mask stays`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .cover), at: 0)
    phone.present(.lab("B", .sheet, detents: [.large]).with { $0.arrival = .stack }, at: 1000)
    let sheet = phone.snapshot(at: 2000).presentations.last
    #expect(sheet?.id == "B")
    #expect(near(sheet?.shade ?? 0, 0.2, within: 0.001))
  }

  @Test func `S6, S11 a large sheet that pushes the page back leaves the darkening to the page`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .sheet, detents: [.large]), at: 0)
    for ms in [0.0, 60, 150, 240, 300, 500] {
      let snapshot = phone.snapshot(at: ms)
      #expect((snapshot.presentations.last?.shade ?? 0) < 0.01, "\(ms)")
      #expect(near(phone.dim(at: ms), 0.2 * min(ms, 300) / 300, within: 0.001))
    }
    #expect(near(phone.snapshot(at: 500).page.recessionDim, 0.1, within: 0.001))
  }

  @Test func `B105 the entrance and its dim wait for the size`() {
    var phone = EnginePhone()
    phone.present(.lab("A", .panel).with { $0.contentSize = nil }, at: 0)
    #expect(phone.snapshot(at: 39).presentations == [])
    phone.setContent(300, of: "A", at: 40)
    #expect(phone.dim(at: 40) == 0)
    #expect(near(phone.dim(at: 190), 0.2, within: 0.001))
    #expect(near(phone.edge(of: "A", at: 190), 844 - 334 / 2))
    phone.run(to: 1000)
    #expect(phone.callbacks == ["40 willPresent A", "340 didPresent A"])
  }
}
