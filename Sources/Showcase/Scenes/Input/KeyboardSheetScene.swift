import Blocks
import Canvas
import PresentationCore

/// What is typed into the form of the sheet.
package struct EventDraft: Hashable, Sendable {
  var title = ""
  var place = ""
  var guest = ""
  var mail = ""
  var phone = ""
  var note = ""

  /// An event needs a name and a place.
  var isComplete: Bool { !title.isEmpty && !place.isEmpty }
}

/// A form in a sheet: its fields go on from one to the next by Return (SPEC V1, K5).
struct EventForm<Model>: Composite {
  let draft: EventDraft
  let path: WritableKeyPath<Model, EventDraft>
  let add: (inout Model) -> Void

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return VStack(alignment: .leading, spacing: 0) {
      SheetHeader(word("New event", "新建活动"))
      Scroll("form", insets: Insets(top: 4, left: 16, bottom: 50, right: 16)) {
        VStack(alignment: .leading, spacing: 16) {
          field(word("Title", "标题"), \.title, "title field", next: "place field")
          field(word("Place", "地点"), \.place, "place field", next: "guest field")
          field(word("Guest", "客人"), \.guest, "guest field", next: "mail field")
          field(word("Mail", "邮箱"), \.mail, "mail field", next: "phone field")
          field(word("Phone", "电话"), \.phone, "phone field", next: "note field")
          field(word("Note", "备注"), \.note, "note field", next: "add")
          Button(
            word("Add event", "添加活动"), style: .primary, name: "add", do: .dismissThen(add)
          )
          .enabled(draft.isComplete)
        }
      }
    }
  }

  private func field(
    _ label: String, _ text: WritableKeyPath<EventDraft, String>, _ name: String, next: String
  ) -> TextField<Model> {
    TextField(label, text: path.appending(path: text), label: label, name: name)
      .submitting(next)
  }
}

/// The inbox and the sheet with the form.
package struct KeyboardSheetModel: HoldsSheet {
  /// The page behind.
  package var inbox: InboxModel
  /// Detent and counters.
  package var sheet = SheetState()
  /// What is typed.
  var draft = EventDraft()
  /// Events added so far.
  var added: [EventDraft] = []
  /// Whether the first field gets the focus when the sheet comes.
  let wantsFocus: Bool
}

/// A sheet whose fields stay clear of the keyboard: it shifts, then grows, then scrolls.
package struct KeyboardSheetScene: OverInboxSheet {
  package let info = SceneInfo(
    name: "keyboard-sheet", title: Phrase("Sheet with a form", "带表单的面板"), family: .sheets,
    summary: Phrase(
      "The sheet shifts above the keyboard, and grows or scrolls only for a field it still covers.",
      "面板先为键盘上移；输入框仍被遮住时才长高或滚动。"),
    tries: [
      Phrase("Press Return from field to field: the fourth makes it grow.", "逐个按回车：到第四项时面板会长高。"),
      Phrase("Hide the keyboard: the detent from before comes back.", "收起键盘：回到之前的停靠点。"),
      Phrase("Drag the sheet while you type: the finger takes it over.", "输入时拖动面板：由手指接管。"),
    ],
    spec: ["V1", "K5", "S2", "S4"], appleName: ".sheet + .scrollDismissesKeyboard",
    icon: Symbol.keyboard.rawValue, knobs: SheetKnobs.all() + KeyboardKnobs.all,
    states: ["medium"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake(
        "fields",
        "do show\n900ms key enter\n1300ms key enter\n1700ms key enter\n2100ms key enter"),
      SceneTake(
        "hide",
        "do show\n900ms key enter\n1200ms key enter\n1500ms key enter\n2200ms tap \"key hide\""),
      SceneTake("drag", "do show\n1200ms drag 120,140 to 120,300 over 300ms"),
    ],
    actions: SheetAction.all)

  private static let sheet: PresentationID = "event"

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> KeyboardSheetModel {
    KeyboardSheetModel(
      inbox: InboxModel(settings), wantsFocus: settings.knobs.isOn("autofocus"))
  }

  package func page(
    _ model: KeyboardSheetModel, _ settings: StageSettings
  ) -> any Block<KeyboardSheetModel> {
    var options = SheetKnobs.options(Self.sheet.description, settings)
    options.style.keyboard = KeyboardKnobs.avoidance(settings)
    return InboxPage(model.inbox).scoped(\KeyboardSheetModel.inbox)
      .popup(
        item: \.inbox.openedConversation, options, onDismiss: { $0.draft = EventDraft() },
        detent: \.sheet.detent,
        content: { _ in
          EventForm(draft: model.draft, path: \.draft) { $0.added.append($0.draft) }
        })
  }

  package func hear(
    _ event: Event, model: inout KeyboardSheetModel, presenter: inout Presenter
  ) {
    hearSheet(event, model: &model, presenter: &presenter)
    guard case .willPresent(Self.sheet, _, _) = event, model.wantsFocus else { return }
    presenter.request(.focus("title field", in: Self.sheet))
  }
}
