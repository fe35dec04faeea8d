import Blocks
import Canvas
import PresentationCore
import Testing

/// Dialogs and hosts as they are declared (SPEC D4, Q1).
@Suite struct DialogDeclarationTests {
  private func declared(width: Double) throws -> Declared<Lab> {
    let context = BlockContext.phone(
      environment: BlockEnvironment(container: Size(width, 900)))
    let page = Button<Lab>("Ask") { _ in }.confirmationDialog(isPresented: \.isAsking) { _ in
      DialogBody("T", choices: [Choice("C", role: .cancel), Choice("A")])
    }
    let picture = page.drawn(in: Rect(20, 50, 60, 22), of: Self.asking, context)
    return try #require(picture.declared.first)
  }

  private static var asking: Lab {
    var lab = Lab()
    lab.isAsking = true
    return lab
  }

  @Test func `from below on a compact width, at what asked on a regular one (D4)`() throws {
    let below = try declared(width: 599)
    let beside = try declared(width: 600)
    #expect(below.spec.style == .dialog)
    #expect(
      beside.spec.style == .anchored(name: "dialog", to: Rect(20, 50, 60, 22), side: .below))
    #expect(below.spec.style.place.form != beside.spec.style.place.form)
  }

  @Test func `a dialog keeps its form on its way out, whatever the width becomes (D4)`() throws {
    let wide = BlockContext.phone(environment: BlockEnvironment(container: Size(834, 1194)))
    let content = try declared(width: 390).content(Self.asking)
    let picture = content.drawn(in: Rect(0, 0, 374, 170), of: Self.asking, wide)
    #expect(picture.frame("C")?.maxY == 170)
  }

  @Test func `another item chosen by a button is not wiped out by the leaving one (Q1)`() throws {
    var model = Lab()
    model.chosen = Lab.Chosen(id: 1, title: "one")
    let page = Button<Lab>("Ask") { _ in }
    let blocks: [any Block<Lab>] = [
      page.alert(item: \.chosen) { AlertBody($0.title) },
      page.sheet(item: \.chosen) { Label($0.title) },
      page.confirmationDialog(item: \.chosen) { DialogBody($0.title, choices: []) },
    ]
    for block in blocks {
      let first = try #require(block.drawn(in: .zero, of: model).declared.first)
      var next = model
      next.chosen = Lab.Chosen(id: 2, title: "two")
      first.write(&next)
      #expect(next.chosen?.id == 2)
      var same = model
      first.write(&same)
      #expect(same.chosen == nil)
    }
  }
}
