import Canvas
import PresentationCore
import Testing

/// SPEC Q1, Q2: one enters while another leaves, and the page stays as dark as it is to be.
struct MaskBridgeTests {
  private func phone(_ spec: PresentationSpec, _ motion: EnginePhone.Motion) -> EnginePhone {
    var phone = EnginePhone(motion: motion.curve)
    phone.present(spec, at: 0)
    phone.run(to: 1500)
    return phone
  }

  private func urgent(_ id: PresentationID = "B", dim: Double, priority: Int = 1)
    -> PresentationSpec
  {
    .lab(id, dim: dim, priority: priority, arrival: .preempt)
  }

  /// The dim every 4 ms from one time to another, both in ms.
  private func dims(
    _ phone: inout EnginePhone, from start: Double, to end: Double
  ) -> [Double] {
    stride(from: start, through: end, by: 4).map { phone.dim(at: $0) }
  }

  @Test(arguments: [EnginePhone.Motion.linear, .springs], [0.4, 0.3, 0.5])
  func `Q2 a preemption leads the mask from one opacity to the other, and back`(
    motion: EnginePhone.Motion, dim: Double
  ) {
    var phone = phone(.lab("A"), motion)
    phone.present(urgent(dim: dim), at: 1500)
    let inward = dims(&phone, from: 1500, to: 3500)
    #expect(inward.allSatisfy { $0 > min(0.4, dim) - 0.002 && $0 < max(0.4, dim) + 0.002 })
    let steps = zip(inward, inward.dropFirst()).map { ($1 - $0) * (dim - 0.4) }
    #expect(steps.allSatisfy { $0 > -0.0005 }, "it goes one way")
    #expect(near(inward.last, dim, within: 0.001))
    phone.dismiss("B", at: 3500)
    let outward = dims(&phone, from: 3500, to: 5500)
    #expect(outward.allSatisfy { $0 > min(0.4, dim) - 0.002 && $0 < max(0.4, dim) + 0.002 })
    #expect(near(phone.popup("A", at: 5500)?.mask, 0.4, within: 0.001))
  }

  @Test(arguments: [EnginePhone.Motion.linear, .springs], [20, 100, 180, 260, 400] as [Double])
  func `Q2 what preempts and is gone before the other is out leaves it its mask`(
    motion: EnginePhone.Motion, after: Double
  ) {
    var phone = phone(.lab("A"), motion)
    phone.present(urgent(dim: 0.4), at: 1500)
    phone.dismiss("B", at: 1500 + after)
    let dims = dims(&phone, from: 1500, to: 4500)
    #expect(dims.allSatisfy { abs($0 - 0.4) < 0.002 })
    #expect(phone.open == ["A"])
  }

  @Test func `Q2 nothing that is in front of the mask jumps darker as the next one enters`() {
    var phone = phone(.lab("A"), .springs)
    phone.present(urgent(dim: 0.5), at: 1500)
    #expect(near(phone.popup("B", at: 1500)?.mask, 0, within: 0.001))
    #expect(near(phone.popup("A", at: 1500)?.mask, 0.4, within: 0.001))
    #expect(near(phone.popup("B", at: 3000)?.mask, 0.5, within: 0.001))
  }

  @Test func `Q2 one preempts the next: the mask stays through all of it and on the way back`() {
    var phone = phone(.lab("A"), .springs)
    phone.present(urgent(dim: 0.4), at: 1500)
    phone.present(urgent("C", dim: 0.4, priority: 2), at: 1600)
    var all = dims(&phone, from: 1500, to: 3000)
    phone.dismiss("C", at: 3000)
    all += dims(&phone, from: 3000, to: 5000)
    phone.dismiss("B", at: 5000)
    all += dims(&phone, from: 5000, to: 7000)
    #expect(all.allSatisfy { abs($0 - 0.4) < 0.002 })
    #expect(phone.open == ["A"])
  }

  /// What leaves and what comes in the same instant.
  enum Change: CaseIterable {
    case cardToCard, cardToAlert, alertToSheet, panelToCard, sheetToSheet

    var kinds: (from: Kind, to: Kind) {
      switch self {
      case .cardToCard: (.card, .card)
      case .cardToAlert: (.card, .alert)
      case .alertToSheet: (.alert, .sheet)
      case .panelToCard: (.panel, .card)
      case .sheetToSheet: (.sheet, .sheet)
      }
    }
  }

  @Test(arguments: Change.allCases, [EnginePhone.Motion.linear, .springs])
  func `Q1 one goes and another comes in one instant: the mask does not dip`(
    change: Change, motion: EnginePhone.Motion
  ) {
    let kinds = change.kinds
    var phone = phone(.lab("A", kinds.from), motion)
    let before = phone.dim(at: 1500)
    phone.present(.lab("B", kinds.to), at: 1500)
    phone.dismiss("A", at: 1500)
    let dims = dims(&phone, from: 1500, to: 4000)
    let after = dims.last ?? 0
    #expect(phone.open == ["B"])
    #expect(after > 0.1)
    #expect(dims.allSatisfy { $0 > min(before, after) - 0.002 && $0 < max(before, after) + 0.002 })
  }

  @Test func `Q1 what comes while another is half gone takes the mask up where it is`() {
    var phone = phone(.lab("A"), .linear)
    phone.dismiss("A", at: 1500)
    phone.present(.lab("B"), at: 1650)
    let dims = dims(&phone, from: 1652, to: 2500)
    #expect(dims.allSatisfy { $0 > 0.197 })
    #expect(zip(dims, dims.dropFirst()).allSatisfy { $1 > $0 - 0.001 })
    #expect(near(dims.last, 0.4, within: 0.001))
  }

  @Test func `Q1 when the one that left stands on it later both masks count`() {
    var phone = phone(.lab("A"), .linear)
    phone.present(.lab("B"), at: 1500)
    phone.dismiss("A", at: 1500)
    phone.run(to: 3000)
    phone.present(.lab("A"), at: 3000)
    #expect(near(phone.dim(at: 4500), 0.64, within: 0.001))
    phone.dismiss("A", at: 4500)
    #expect(near(phone.dim(at: 6000), 0.4, within: 0.001))
  }
}
