import Blocks
import Canvas
import PresentationCore
import Testing

/// Presentations declared deep in the tree reach the root with live bindings (SPEC E, H).
@Suite struct DeclarationTests {
  private struct NoteRow: Composite {
    let row: Lab.Row

    var traits: BlockTraits { .declares }

    func body(in context: BlockContext) -> some Block<Lab.Row> {
      Button("Note") { $0.isNoting = true }
        .sheet(
          isPresented: \.isNoting, detents: [.medium], onDismiss: { $0.note += "!" },
          content: { row in
            Label(row.note)
            Button("Add") { $0.note += "a" }
          })
    }
  }

  private func list(_ model: Lab) -> some Block<Lab> {
    Scroll("list") {
      VStack(spacing: 0) {
        for (index, row) in model.rows.enumerated() {
          NoteRow(row: row).scoped(\Lab.rows[index]).frame(height: 400).named("row \(index)")
        }
      }
    }
  }

  @Test func `a row declares its sheet with no parameter passed up (H1)`() throws {
    var model = Lab()
    var picture = list(model).drawn(in: Rect(0, 0, 390, 844), of: model)
    #expect(picture.declared.isEmpty)
    #expect(picture.sites.map(\.owner).sorted() == ["row 0", "row 1", "row 2"])
    #expect(picture.hitAreas.map(\.name).contains("Note 2"))
    picture.handlers["Note 2"]?.change?(&model)
    #expect(model.rows.map(\.isNoting) == [false, true, false])
    picture = list(model).drawn(in: Rect(0, 0, 390, 844), of: model)
    let declared = try #require(picture.declared.first)
    #expect(declared.spec.id == "row 1 sheet")
    #expect(declared.owner == "row 1")
    #expect(declared.spec.sheet?.detents == [.medium])

    let content = declared.content(model).drawn(in: Rect(0, 0, 390, 400), of: model)
    content.handlers["Add"]?.change?(&model)
    #expect(model.rows[1].note == "a")
    #expect(declared.content(model).drawn(in: Rect(0, 0, 390, 400), of: model).texts.contains("a"))
    declared.write(&model)
    declared.onDismiss?(&model, .drag)
    #expect(model.rows[1].isNoting == false)
    #expect(model.rows[1].note == "a!")
  }

  @Test func `a row scrolled out of sight still declares (H2)`() {
    var model = Lab()
    model.rows[2].isNoting = true
    let picture = list(model).drawn(in: Rect(0, 0, 390, 100), of: model)
    #expect(picture.frame("row 2") == nil)
    #expect(picture.declared.map(\.owner) == ["row 2"])
    #expect(picture.sites.count == 3)
  }

  private func items(_ model: Lab) -> some Block<Lab> {
    Label("page").popup(item: \.chosen, style: .card, id: "card") { Label($0.title) }
  }

  @Test func `another item has another identity, the same one new contents (E3)`() throws {
    var model = Lab()
    model.chosen = Lab.Chosen(id: 1, title: "one")
    let first = try #require(items(model).drawn(in: .zero, of: model).declared.first)
    model.chosen?.title = "uno"
    let same = try #require(items(model).drawn(in: .zero, of: model).declared.first)
    #expect(first.itemIdentity == same.itemIdentity)
    #expect(first.content(model).drawn(in: Rect(0, 0, 90, 90), of: model).texts == ["uno"])
    model.chosen = Lab.Chosen(id: 2, title: "two")
    let other = try #require(items(model).drawn(in: .zero, of: model).declared.first)
    #expect(other.itemIdentity != first.itemIdentity)
    #expect(first.content(model).drawn(in: Rect(0, 0, 90, 90), of: model).texts == ["one"])
    other.write(&model)
    #expect(model.chosen == nil)
  }

  @Test func `a leaving popup keeps the item it showed`() throws {
    var model = Lab()
    model.chosen = Lab.Chosen(id: 1, title: "one")
    let declared = try #require(items(model).drawn(in: .zero, of: model).declared.first)
    declared.write(&model)
    #expect(declared.content(model).drawn(in: Rect(0, 0, 90, 90), of: model).texts == ["one"])
  }

  @Test func `two presentations on one binding are named (E4)`() {
    var model = Lab()
    model.isEditing = true
    let body = Label<Lab>("page")
      .sheet(isPresented: \.isEditing, id: "A") { _ in Label("a") }
      .popup(isPresented: \.isEditing, id: "B") { _ in Label("b") }
    let conflicts = body.drawn(in: .zero, of: model).bindingConflicts
    #expect(conflicts == [BindingConflict(first: "A", second: "B")])
    #expect(conflicts.first?.message.contains("A and B") == true)
  }

  @Test func `the same path in two rows is no conflict (E4)`() {
    var model = Lab()
    model.rows[0].isNoting = true
    model.rows[1].isNoting = true
    let picture = list(model).drawn(in: Rect(0, 0, 390, 844), of: model)
    #expect(picture.declared.count == 2)
    #expect(picture.bindingConflicts.isEmpty)
  }

  @Test func `an alert without cancel ignores Escape, and no tap closes it (A3)`() throws {
    var model = Lab()
    model.isAsking = true
    func spec(_ choices: [Choice<Lab>]) throws -> PresentationSpec {
      let body = Label<Lab>("page").alert("T", isPresented: \.isAsking, choices: choices)
      return try #require(body.drawn(in: .zero, of: model).declared.first).spec
    }
    #expect(try spec([Choice("a"), Choice("b")]).dismissal.escape == .ignore)
    #expect(try spec([Choice("a", role: .cancel)]).dismissal.escape == .dismiss)
    #expect(try spec([]).mask.outsideTap == .ignore)
    #expect(try spec([]).style.level == .system)
  }

  @Test func `a button that dismisses says so (E8)`() {
    let body = Button<Lab>("Done", do: .dismissThen { $0.pressed.append("Done") })
    let action = body.drawn(in: Rect(0, 0, 100, 44)).handlers["Done"]
    var model = Lab()
    action?.change?(&model)
    #expect(action?.dismisses == true)
    #expect(model.pressed == ["Done"])
  }
}

/// Popovers and dialogs by the room there is (SPEC O1, D4).
@Suite struct AdaptationTests {
  private func style(
    width: Double, _ body: some Block<Lab>
  ) throws -> PresentationStyle {
    var model = Lab()
    model.isAsking = true
    let context = BlockContext.phone(
      environment: BlockEnvironment(container: Size(width, 1_000)))
    let picture = body.drawn(in: Rect(298, 47, 44, 44), of: model, context)
    return try #require(picture.declared.first).spec.style
  }

  @Test func `a popover points at the block that declares it`() throws {
    let body = Fill<Lab>(.card).popover(isPresented: \.isAsking, adaptation: .never) { _ in
      Label("menu")
    }
    let anchor = PopupPlace.anchored(Rect(298, 47, 44, 44), side: .below)
    #expect(try style(width: 390, body).place == anchor)
  }

  @Test(arguments: [
    (390.0, PopupPlace.sheet), (800, .anchored(Rect(298, 47, 44, 44), side: .below)),
  ])
  func `a compact width turns a popover into a sheet (O1)`(
    width: Double, place: PopupPlace
  ) throws {
    let body = Fill<Lab>(.card).popover(isPresented: \.isAsking) { _ in Label("menu") }
    #expect(try style(width: width, body).place == place)
  }

  @Test func `a regular width turns a dialog into a popover without cancel (D4)`() throws {
    let dialog = DialogBody<Lab>("T", choices: [Choice("a"), Choice("c", role: .cancel)])
    let body = Fill<Lab>(.card).confirmationDialog(isPresented: \.isAsking) { _ in dialog }
    #expect(try style(width: 390, body).place == .bottom(gap: 0))
    #expect(
      try style(width: 800, body).place == .anchored(Rect(298, 47, 44, 44), side: .below))
    let wide = BlockContext.phone(environment: BlockEnvironment(container: Size(800, 1_000)))
    #expect(dialog.drawn(in: Rect(0, 0, 300, 102), wide).hitAreas.map(\.name) == ["title", "a"])
  }
}
