import Blocks
import Canvas
import PresentationCore

/// The notes and the one that is shown.
package struct ItemSheetModel: Sendable {
  /// The language of new names.
  let locale: StageSettings.Locale
  /// The rows.
  package var list: NoteList
  /// Identity of the note shown; nil shows none.
  package var shown: Note.ID?
  /// How often a sheet came up: a change in place brings none.
  package var arrivals = 0

  /// The note shown, live from the list: the binding of the sheet.
  package var shownNote: Note? {
    get { shown.flatMap { id in list.notes.first { $0.id == id } } }
    set { shown = newValue?.id }
  }

  mutating func showNext() {
    guard let shown, !list.notes.isEmpty else { return }
    self.shown = (shown + 1) % list.notes.count
  }

  mutating func rename() {
    guard let shown else { return }
    list[note: shown].title = Words(locale)("Renamed in place", "就地改名")
  }
}

/// A sheet bound to an item: another identity replaces it, the same one changes in place.
package struct ItemSheetScene: Scene {
  package let info = SceneInfo(
    name: "item-sheet", title: Phrase("A sheet for an item", "按项目显示面板"), family: .declared,
    summary: Phrase(
      "Another item replaces the sheet; the same item with new contents stays up.",
      "换一个项目会替换面板；同一项目换内容则原地更新。"),
    tries: [
      Phrase("Tap Next: the old sheet leaves before the new one comes.", "点“下一个”：旧面板离开后新面板才来。"),
      Phrase("Tap Rename: the title changes without any motion.", "点“改名”：标题改变，没有任何动画。"),
    ],
    spec: ["E3", "E2", "E5"], appleName: ".sheet(item:)", icon: Symbol.flipToFront.rawValue,
    states: ["open", "replaced", "renamed"],
    takes: [
      SceneTake("replace", "do open 0\n900ms do next"),
      SceneTake("rename", "do open 0\n900ms do rename"),
    ],
    actions: (0..<5).map { "open \($0)" } + ["next", "rename", "close"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ItemSheetModel {
    ItemSheetModel(locale: settings.locale, list: NoteList(settings))
  }

  package func page(
    _ model: ItemSheetModel, _ settings: StageSettings
  ) -> any Block<ItemSheetModel> {
    let words = Words(settings.locale)
    return NotePage(
      words("Notes", "备忘"),
      footer: words("Sheets that came up: \(model.arrivals)", "出现过的面板：\(model.arrivals)\u{A0}个")
    ) {
      for note in model.list.notes {
        NoteRow(
          name: "note \(note.id)", symbol: .radioButtonUnchecked, title: note.title,
          detail: note.text, action: .run { $0.shown = note.id })
      }
    }
    .sheet(item: \.shownNote, detents: [.medium], look: .groupedSheet, id: "note") { note in
      ItemSheet(note: note, next: { $0.showNext() }, rename: { $0.rename() })
    }
  }

  package func hear(
    _ event: Event, model: inout ItemSheetModel, presenter: inout Presenter
  ) {
    if case .willPresent = event { model.arrivals += 1 }
  }

  package func perform(
    _ action: String, on model: inout ItemSheetModel, with presenter: inout Presenter
  ) throws(ActionError) {
    let words = action.split(separator: " ")
    switch action {
    case "next": model.showNext()
    case "rename": model.rename()
    case "close": model.shown = nil
    default:
      guard words.count == 2, words[0] == "open", let id = Int(words[1]) else {
        throw ActionError("item-sheet has no action '\(action)'; try 'open 0'")
      }
      model.shown = id
    }
  }

  package func summarize(_ model: ItemSheetModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.shown != nil
    summary.text["arrivals"] = "\(model.arrivals)"
    summary.text["title"] = model.shownNote?.title
  }
}

/// A note on a sheet, with the two ways to change what is shown.
struct ItemSheet<Model>: Composite {
  let note: Note
  let next: (inout Model) -> Void
  let rename: (inout Model) -> Void

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return VStack(alignment: .leading, spacing: 0) {
      SheetHeader(note.title)
      Label(note.text).color(.labelSecondary).padding(.horizontal, 16)
      Gap(24)
      ButtonRow {
        Button(word("Rename", "改名"), style: .secondary, name: "rename", run: rename)
        Button(word("Next", "下一个"), style: .primary, name: "next", run: next)
      }
      .padding(.horizontal, 16)
    }
  }
}
