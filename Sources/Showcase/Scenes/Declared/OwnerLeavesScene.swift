import Blocks
import Canvas
import PresentationCore

/// The list of notes.
package struct OwnerLeavesModel: Sendable {
  /// The rows and the reasons their sheets left for.
  package var list: NoteList
  /// How many rows there are, and how much of the page their sheets leave free.
  package var length = Length.short

  /// A list that fits, under sheets that dim it; or one that scrolls on behind low, undimmed ones.
  package enum Length: Hashable, Sendable { case short, long }
}

/// A row is deleted while its own sheet is up (SPEC H2).
package struct OwnerLeavesScene: Scene {
  package let info = SceneInfo(
    name: "owner-leaves", title: Phrase("The owner leaves", "拥有者离开"), family: .declared,
    summary: Phrase(
      "A row is deleted under its open sheet: the sheet leaves. A row scrolled away keeps its sheet.",
      "面板打开时删除它的行，面板随之离开；只是滚出视线的行，面板会保留。"),
    tries: [
      Phrase("Open a note and delete it from its own sheet.", "打开一条笔记，在它自己的面板里删除。"),
      Phrase(
        "Open another and drag it down: the footer tells both reasons.", "再打开一条向下拖走：页脚写明两种原因。"),
      Phrase(
        "Play “scrolled away”: the list goes on behind the sheet of a row that is not in sight.",
        "播放“scrolled-away”：行已滚出视线，列表继续滚动，它的面板仍在。"),
    ],
    spec: ["H2", "E8", "E6", "S6"], appleName: ".sheet(isPresented:onDismiss:)",
    icon: Symbol.delete.rawValue, states: ["open", "deleted"],
    takes: [
      SceneTake("delete", "do open 2\n900ms do delete 2"),
      SceneTake("button", "do open 2\n900ms tap \"delete\""),
      SceneTake("drag", "do open 1\n900ms drag 120,446 to 120,760 over 300ms"),
      SceneTake(
        "scrolled-away",
        "do long\ndo open 1\n900ms flick 195,420 v=0,-2600\n2600ms tap \"delete\""),
    ],
    actions: (0..<5).flatMap { ["open \($0)", "delete \($0)"] } + ["long"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> OwnerLeavesModel {
    OwnerLeavesModel(list: NoteList(settings))
  }

  package func page(
    _ model: OwnerLeavesModel, _ settings: StageSettings
  ) -> any Block<OwnerLeavesModel> {
    let words = Words(settings.locale)
    let notes = model.list.notes
    if model.length == .long {
      return LongNotePage(
        words("Notes", "备忘"), count: notes.count, id: { notes[$0].id },
        row: { row(notes[$0], .low) })
    }
    let last = model.list.farewells.suffix(3).map { $0.text(words) }.joined(separator: " · ")
    return NotePage(
      words("Notes", "备忘"),
      footer: last.isEmpty
        ? words("No sheet has left yet.", "还没有面板离开。")
        : words("Left: \(last)", "已离开：\(last)")
    ) {
      for note in notes { row(note, .medium) }
    }
  }

  private enum SheetHeight { case medium, low }

  private func row(_ note: Note, _ height: SheetHeight) -> any Block<OwnerLeavesModel> {
    let id = note.id
    let sheet =
      height == .medium
      ? SheetSpec(detents: [.medium])
      : SheetSpec(detents: [.height(250), .large], largestUndimmed: "height(250)")
    return NoteRow<OwnerLeavesModel>(
      name: "note \(id)", symbol: .radioButtonUnchecked, title: note.title, detail: note.text,
      action: .run { $0.list[note: id].isOpen = true }
    )
    .popup(
      isPresented: \.list[note: id].isOpen,
      .sheet(sheet, look: .groupedSheet, id: "note \(id) sheet"),
      onReason: { $0.list.farewells.append(Farewell(note: id, reason: $1)) },
      content: { _ in DoomedSheet(title: note.title, text: note.text) { $0.list.remove(id) } }
    )
    .named("note \(id) row")
  }

  package func perform(
    _ action: String, on model: inout OwnerLeavesModel, with presenter: inout Presenter
  ) throws(ActionError) {
    let words = action.split(separator: " ")
    guard action != "long" else {
      model.list.lengthen()
      model.length = .long
      return
    }
    guard words.count == 2, let id = Int(words[1]) else {
      throw ActionError("owner-leaves has no action '\(action)'; try 'open 2'")
    }
    switch words[0] {
    case "open": model.list[note: id].isOpen = true
    case "delete": model.list.remove(id)
    default: throw ActionError("owner-leaves has no action '\(action)'; try 'delete 2'")
    }
  }

  package func summarize(_ model: OwnerLeavesModel, into summary: inout EndSummary) {
    for note in model.list.notes { summary.flags["note \(note.id)"] = note.isOpen }
    summary.text["left"] = model.list.farewells.map { "\($0.note) \($0.reason.rawValue)" }
      .joined(separator: ", ")
  }
}

/// Shows a note and offers to delete the very row it belongs to.
struct DoomedSheet<Model>: Composite {
  let title: String
  let text: String
  let delete: (inout Model) -> Void

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return VStack(alignment: .leading, spacing: 0) {
      SheetHeader(title)
      Label(text).color(.labelSecondary).padding(.horizontal, 16)
      Gap(24)
      Button(word("Delete this note", "删除这条备忘"), style: .destructive, name: "delete", run: delete)
        .padding(.horizontal, 16)
    }
  }
}
