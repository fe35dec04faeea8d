import Blocks
import Canvas
import PresentationCore

/// A copy of a row while it is edited; the row itself waits for the save (SPEC S14).
struct Draft: Hashable, Sendable {
  let id: Conversation.ID
  var name: String
  var note: String
  var isMuted: Bool

  init(_ row: Conversation, isMuted: Bool) {
    id = row.id
    name = row.name
    note = row.preview
    self.isMuted = isMuted
  }
}

/// The form: cancel and save in the bar, two fields, a switch.
struct DraftSheet<Model>: Composite {
  let path: WritableKeyPath<Model, Draft>
  let row: Conversation
  let canSave: Bool
  let isUnnamed: Bool
  let save: (inout Model) -> Void

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return VStack(alignment: .leading, spacing: 0) {
      SheetBar(word("Edit contact", "编辑联系人")) {
        Button(word("Cancel", "取消"), style: .bar, name: "cancel", do: .dismissSelf)
      } trailing: {
        Button(word("Save", "保存"), style: .pill, name: "save", do: .dismissThen(save))
          .enabled(canSave)
      }
      Scroll("form", insets: Insets(bottom: context.environment.safeArea.bottom)) {
        VStack(alignment: .leading, spacing: 0) {
          Gap(20)
          Avatar(row.initials, tint: row.avatarTint).frame(maxWidth: .infinity)
          Gap(12)
          TextField(
            word("Name", "姓名"), text: path.appending(path: \.name), label: word("Name", "姓名"),
            error: isUnnamed ? word("A contact needs a name.", "联系人要有姓名。") : nil, name: "name")
          Gap(16)
          TextField(
            word("Nothing yet", "还没有"), text: path.appending(path: \.note),
            label: word("Note", "备注"), name: "note")
          Gap(20)
          GroupBox {
            Cell(
              .notificationsOff, word("Mute", "静音"),
              trailing: .toggle(path.appending(path: \.isMuted)))
          }
          Gap(8)
          Label(
            word("The list changes when you save, not before.", "保存之后列表才会改变。"), .footnote
          )
          .color(.labelSecondary).padding(.horizontal, 16)
        }
        .padding(.horizontal, 16)
      }
    }
  }
}

/// The inbox, the draft, and what came back by which way.
package struct DraftSheetModel: HoldsSheet {
  /// The page behind.
  package var inbox: InboxModel
  /// Detent and counters of the sheet.
  package var sheet = SheetState()
  /// Whether the sheet is up: the binding.
  var isEditing = false
  /// The copy that is edited.
  var draft: Draft
  /// What the draft was made of.
  private var original: Draft
  /// Whether the question about unsaved changes is up.
  var asks = false
  /// Rows that are muted.
  var muted: Set<Conversation.ID> = []
  /// How the sheet left, as its closure and as the event log told it.
  private(set) var byClosure = ""
  var byEvent = ""
  private(set) var saves = 0
  /// True from a save until the page has begun to refresh.
  var wantsRefresh = false

  init(_ settings: StageSettings) {
    inbox = InboxModel(settings)
    let first = Conversation.inbox(settings.locale)[0]
    draft = Draft(first, isMuted: false)
    original = draft
  }

  var isDirty: Bool { draft != original }
  var isUnnamed: Bool { !draft.name.contains { $0 != " " } }

  /// The row that is edited, as it still is in the list.
  var row: Conversation? {
    (inbox.rows(in: .pinned) + inbox.rows(in: .today)).first { $0.id == draft.id }
  }

  mutating func edit(_ row: Conversation) {
    draft = Draft(row, isMuted: muted.contains(row.id))
    original = draft
    isEditing = true
  }

  /// The result by binding: the list has the new values at once.
  mutating func save() {
    guard var row, !isUnnamed else { return }
    row.name = draft.name
    row.preview = draft.note
    inbox.replace(row)
    if draft.isMuted { muted.insert(row.id) } else { muted.remove(row.id) }
    original = draft
    saves += 1
    wantsRefresh = true
  }

  /// The result by closure.
  mutating func closed(_ reason: DismissReason) {
    byClosure = "\(isDirty ? "discarded" : "clean") \(reason.rawValue)"
    draft = original
  }
}

/// Edits a copy: cancel and drag leave the original, a changed copy asks first (SPEC S14).
package struct DraftSheetScene: OverInboxSheet {
  package let info = SceneInfo(
    name: "draft-sheet", title: Phrase("Draft and save", "草稿与保存"), family: .sheets,
    summary: Phrase(
      "The sheet edits a copy; only Save writes it back, and the page refreshes after that.",
      "面板里改的是副本；保存后才写回，页面随后刷新。"),
    tries: [
      Phrase(
        "Tap a row, change the name, then drag the sheet down: it asks.", "点一行，改名字，再往下拖：它会先问。"),
      Phrase("Change something and tap Cancel: the row is as it was.", "改点什么再取消：那一行没有变。"),
      Phrase("Save: the row changes and the list refreshes.", "保存：那一行改了，列表刷新。"),
    ],
    spec: ["S14", "E9", "A3", "V7", "R3"], appleName: ".interactiveDismissDisabled(isDirty)",
    icon: Symbol.edit.rawValue, knobs: SheetKnobs.all(detents: "medium,large", background: "sheet"),
    states: ["clean", "dirty", "asks"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake(
        "ask", "do show\n900ms do change\n1200ms drag 120,446 to 120,800 over 300ms"),
      SceneTake("save", "do show\n900ms do change\n1300ms tap \"save\""),
      SceneTake("cancel", "do show\n900ms do change\n1300ms tap \"cancel\""),
    ],
    actions: SheetAction.all + ["change"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> DraftSheetModel {
    DraftSheetModel(settings)
  }

  package func page(
    _ model: DraftSheetModel, _ settings: StageSettings
  ) -> any Block<DraftSheetModel> {
    var options = SheetKnobs.options("draft", settings)
    if model.isDirty { options.dismissal.veto = .interactive }
    let row = model.row ?? Conversation.inbox(settings.locale)[0]
    return InboxPage(model.inbox).scoped(\DraftSheetModel.inbox)
      .popup(
        isPresented: \.isEditing, options, onReason: { $0.closed($1) },
        onAttempt: { $0.asks = true }, detent: \.sheet.detent,
        content: { [Self.form($0, row, settings)] })
  }

  private static func form(
    _ model: DraftSheetModel, _ row: Conversation, _ settings: StageSettings
  ) -> any Block<DraftSheetModel> {
    DraftSheet(
      path: \DraftSheetModel.draft, row: row, canSave: model.isDirty && !model.isUnnamed,
      isUnnamed: model.isUnnamed, save: { $0.save() }
    )
    .alert(isPresented: \.asks, id: "unsaved") { _ in question(Words(settings.locale)) }
  }

  private static func question(_ words: Words) -> AlertBody<DraftSheetModel> {
    AlertBody(
      words("Discard the changes?", "放弃修改？"),
      message: words("The contact stays as it was.", "联系人会保持原样。"),
      choices: [
        Choice(words("Keep editing", "继续编辑"), role: .cancel),
        Choice(words("Discard", "放弃"), role: .destructive) { $0.isEditing = false },
      ])
  }

  package func hear(
    _ event: Event, model: inout DraftSheetModel, presenter: inout Presenter
  ) {
    hearSheet(event, model: &model, presenter: &presenter)
    if let row = model.inbox.openedConversation {
      model.inbox.opened = nil
      model.edit(row)
    }
    guard case .didDismiss("draft", _, let reason) = event else { return }
    model.byEvent = reason.rawValue
    if model.wantsRefresh { presenter.request(.beginRefresh) }
    model.wantsRefresh = false
  }

  package func perform(
    _ action: String, on model: inout DraftSheetModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "show": if let first = model.inbox.rows(in: .pinned).first { model.edit(first) }
    case "hide": model.isEditing = false
    case "change": model.draft.name += "!"
    default: try performSheet(action, on: &model, with: &presenter)
    }
  }

  package func summarize(_ model: DraftSheetModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.isEditing
    summary.flags["asks"] = model.asks
    summary.text["first row"] = model.inbox.rows(in: .pinned).first?.name
    summary.text["draft"] = model.draft.name
    summary.text["saves"] = "\(model.saves)"
    summary.text["refreshes"] = "\(model.inbox.refreshes)"
    summary.text["closure"] = model.byClosure
    summary.text["event"] = model.byEvent
  }
}
