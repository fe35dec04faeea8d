import Blocks
import Canvas
import PresentationCore
import Testing

/// Whose turn it is at a host (SPEC Q5).
@Suite struct SheetHostTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var policy: SheetHostPolicy
    var active: Set<Int>
    var up: [Int]
    var testDescription: String { "\(policy) of \(active.sorted())" }
  }

  private static let rows = [
    Row(policy: .firstActive, active: [0, 1, 2], up: [0]),
    Row(policy: .firstActive, active: [1, 2], up: [1]),
    Row(policy: .lastActive, active: [0, 1, 2], up: [2]),
    Row(policy: .lastActive, active: [0, 1], up: [1]),
    Row(policy: .stack, active: [0, 1, 2], up: [0, 1, 2]),
    Row(policy: .firstActive, active: [], up: []),
  ]

  @Test(arguments: rows)
  func `the policy decides which active sheet is up (Q5)`(row: Row) {
    var model = Lab()
    for index in row.active { model.rows[index].isNoting = true }
    let picture = page(model).sheetHost(row.policy).drawn(in: .zero, of: model)
    let up = picture.declared.filter { !$0.turn.isHeld }
    #expect(up.map(\.spec.id) == row.up.map { PresentationID("sheet \($0)") })
    #expect(picture.declared.count == row.active.count)
  }

  @Test func `an inner host decides on its own, and only sheets wait (Q5)`() {
    var model = Lab()
    for index in model.rows.indices { model.rows[index].isNoting = true }
    model.isAsking = true
    let block = VStack {
      page(model).sheetHost(.lastActive, name: "inner")
      Button<Lab>("x") { _ in }.sheet(isPresented: \.isAsking, id: "outer") { _ in Label("") }
    }
    .popup(isPresented: \.isAsking, id: "card") { _ in Label("") }
    .sheetHost(.firstActive, name: "outer host")
    let picture = block.drawn(in: Rect(0, 0, 390, 400), of: model)
    #expect(
      picture.declared.filter { !$0.turn.isHeld }.map(\.spec.id) == ["sheet 2", "outer", "card"])
    #expect(picture.declared.map(\.turn.host).suffix(2) == ["outer host", nil])
  }

  private static let drawer = PresentationStyle(
    name: "drawer", place: .trailing(gap: 12),
    insertion: Transition([.move(.trailing)], curve: PresentationStyle.settle),
    removal: Transition([.move(.trailing)], curve: PresentationStyle.leave), cornerRadius: 16)

  @Test func `a host may show its sheets as overlays with a transition of its own (H3)`() {
    var model = Lab()
    model.isAsking = true
    model.isEditing = true
    model.isOn = true
    let block = VStack {
      Button<Lab>("plain") { _ in }
        .sheet(
          isPresented: \.isAsking, id: "dimmed", dismissal: DismissalPolicy(veto: .interactive)
        ) { _ in Label("") }
      Button<Lab>("map") { _ in }
        .popup(
          isPresented: \.isEditing,
          .sheet(SheetSpec(detents: [.medium], largestUndimmed: "medium"), id: "undimmed")
        ) { _ in Label("") }
      Button<Lab>("card") { _ in }.popup(isPresented: \.isOn, id: "card") { _ in Label("") }
    }
    let picture = block.sheetHost(.stack, as: .overlays(Self.drawer))
      .drawn(in: Rect(0, 0, 390, 400), of: model)
    let specs = picture.declared.map(\.spec)
    #expect(specs.map(\.style) == [Self.drawer, Self.drawer, .card])
    #expect(specs.map { $0.sheet == nil } == [true, true, true])
    #expect(specs.map(\.mask.opacity) == [0.3, 0, 0.4], "K4; S6: nothing stood before the page")
    #expect(specs[0].dismissal.veto == .interactive)
    #expect(specs[0].dismissal.swipe == .toward(.trailing))
    #expect(picture.declared.map(\.look).prefix(2) == [.card, .card])
    var changed = model
    picture.declared[0].write(&changed)
    #expect(!changed.isAsking, "its binding is still its own")
  }

  private func page(_ model: Lab) -> some Block<Lab> {
    VStack(spacing: 0) {
      for index in model.rows.indices {
        Button<Lab>("row \(index)") { _ in }
          .sheet(isPresented: \.rows[index].isNoting, id: "sheet \(index)") { _ in Label("") }
      }
    }
  }
}
