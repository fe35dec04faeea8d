import Blocks
import Canvas
import PresentationCore

/// A row that brings its own sheet; its model is the note alone (SPEC H1).
struct NoteRowWithSheet: Composite {
  typealias Model = Note

  let note: Note

  var traits: BlockTraits { [.growsAcross, .declares] }

  func body(in context: BlockContext) -> some Block<Note> {
    NoteRow<Note>(
      name: "note \(note.id)",
      symbol: note.isDone ? .checkCircle : .radioButtonUnchecked,
      title: note.title, detail: note.text, action: .run { $0.isOpen = true }
    )
    .sheet(
      isPresented: \.isOpen, detents: [.medium, .large], look: .groupedSheet,
      id: "note \(note.id) sheet"
    ) { NoteSheet(title: $0.title) }
    .named("note \(note.id) row")
  }
}

/// Edits a note in place: what is typed is in the row at once.
struct NoteSheet: Composite {
  typealias Model = Note

  let title: String

  func body(in context: BlockContext) -> some Block<Note> {
    let word = context.environment.word
    return VStack(alignment: .leading, spacing: 0) {
      SheetHeader(title)
      TextField(word("What to do", "要做什么"), text: \.text, label: word("Note", "备注"), name: "text")
        .padding(.horizontal, 16)
      Gap(16)
      GroupBox {
        HStack(spacing: 12) {
          IconView(.check, color: .labelSecondary)
          Label(word("Done", "已完成"))
          Spacer()
          Toggle("done", isOn: \.isDone).spoken(word("Done", "已完成"))
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, minHeight: context.theme.height.actionRow)
      }
      .padding(.horizontal, 16)
    }
  }
}

/// The list of notes.
package struct RowSheetModel: Sendable {
  /// The rows.
  package var list: NoteList
}

/// Every row declares its own sheet; nothing is passed up.
package struct RowSheetScene: Scene {
  package let info = SceneInfo(
    name: "row-sheet", title: Phrase("A sheet per row", "每行一个面板"), family: .declared,
    summary: Phrase(
      "Each row declares its own sheet; typing in it changes the row at once.",
      "每一行声明自己的面板；在里面输入，行立即改变。"),
    tries: [
      Phrase("Tap a row, turn the switch and watch the row behind.", "点一行，拨动开关，看后面的行。"),
      Phrase("Type into the field: the row's second line follows.", "在输入框里输入：行的第二行跟着变。"),
    ],
    spec: ["H1", "E2"], appleName: "ForEach { Row().sheet(isPresented:) }",
    icon: Symbol.taskAlt.rawValue, states: ["rest", "open", "edited"],
    takes: [
      SceneTake("open", "do open 1"),
      SceneTake("toggle", "do open 1\n900ms tap \"done\""),
      SceneTake("type", "do open 1\n900ms tap \"text\"\n1500ms type , today"),
    ],
    actions: (0..<5).map { "open \($0)" } + ["close"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> RowSheetModel {
    RowSheetModel(list: NoteList(settings))
  }

  package func page(
    _ model: RowSheetModel, _ settings: StageSettings
  ) -> any Block<RowSheetModel> {
    let words = Words(settings.locale)
    return NotePage(
      words("Notes", "备忘"),
      footer: words("The page passes nothing to its rows.", "页面不向各行传递任何参数。")
    ) {
      for note in model.list.notes {
        NoteRowWithSheet(note: note).scoped(\RowSheetModel.list[note: note.id])
      }
    }
  }

  package func perform(
    _ action: String, on model: inout RowSheetModel, with presenter: inout Presenter
  ) throws(ActionError) {
    let words = action.split(separator: " ")
    if action == "close" {
      for index in model.list.notes.indices { model.list.notes[index].isOpen = false }
    } else if words.count == 2, words[0] == "open", let id = Int(words[1]) {
      model.list[note: id].isOpen = true
    } else {
      throw ActionError("row-sheet has no action '\(action)'; try 'open 1'")
    }
  }

  package func summarize(_ model: RowSheetModel, into summary: inout EndSummary) {
    for note in model.list.notes {
      summary.flags["note \(note.id)"] = note.isOpen
      summary.flags["note \(note.id) done"] = note.isDone
      summary.text["note \(note.id)"] = note.text
    }
  }
}
