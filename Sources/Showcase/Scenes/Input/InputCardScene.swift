import Blocks
import Canvas
import PresentationCore

/// Asks for a line of text; the confirm button waits for one that will do (look 07, SPEC K5).
struct InputCard<Model>: Composite {
  let form: InputForm
  let text: String
  let path: WritableKeyPath<Model, String>
  let action: (inout Model) -> Void

  func body(in context: BlockContext) -> some Block<Model> {
    let verdict = form.verdict(text)
    return Card {
      CardTitle(form.title, alignment: .leading)
      Gap(4)
      CardMessage(form.message, under: form.title, alignment: .leading)
      Gap(16)
      TextField(
        form.placeholder, text: path, label: form.label, error: verdict.error,
        kind: form.purpose == .passcode ? .secure : .plain, name: InputCardScene.field
      )
      .suggesting(form.suggestions(for: text)).submitting("confirm")
    } footer: {
      Gap(20)
      ButtonRow {
        Button(
          context.environment.word("Cancel", "取消"), style: .secondary, name: "cancel",
          do: .dismissSelf)
        Button(form.confirm, style: .primary, name: "confirm", do: .dismissThen(action))
          .enabled(verdict == .valid)
      }
    }
  }
}

extension InputForm.Verdict {
  /// The line below the field; nil when there is nothing to complain about.
  fileprivate var error: String? {
    if case .wrong(let why) = self { why } else { nil }
  }
}

/// What the scene remembers besides the inbox.
package struct InputCardModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
  /// What stands in the field.
  var text = ""
  /// Whether the field gets the focus when the card comes.
  let wantsFocus: Bool
  /// Whether what is typed is drawn as dots, and told as such.
  let isSecret: Bool
  /// What was confirmed last.
  var confirmed: String?
}

/// A card with a field that keeps clear of the keyboard.
package struct InputCardScene: OverInbox {
  package let info = SceneInfo(
    name: "input-card", title: Phrase("Input card", "输入卡片"), family: .cards,
    summary: Phrase(
      "A field with validation: the card moves clear of the keyboard and grows for its error.",
      "带校验的输入框：卡片为键盘让位，并为错误提示长高。"),
    tries: [
      Phrase("Type Choir: the name is taken, and the card grows.", "输入“合唱团”：名称已被占用，卡片会长高。"),
      Phrase("Tap the key at the lower right: the card comes back down.", "点右下角的键：卡片回到原处。"),
      Phrase(
        "Double-click a word, cut it with Ctrl-X, take it back with Ctrl-Z.",
        "双击一个词，用 Ctrl-X 剪切，再用 Ctrl-Z 撤销。"),
      Phrase("Set field=passcode: nothing of it can be copied.", "设 field=passcode：其中内容无法复制。"),
    ],
    spec: ["K1", "K5", "V1", "V4", "V7"], appleName: ".overlay + TextField, .focused",
    icon: Symbol.edit.rawValue,
    knobs: CardKnobs.all + KeyboardKnobs.all + [
      Knob(
        "field", .choice(InputForm.Purpose.allCases.map(\.rawValue)), fallback: "name",
        summary: "asks for a name, or for a passcode shown as dots")
    ],
    states: ["shown"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("error", "do show\n600ms type Choir"),
      SceneTake("rename", "do show\n600ms type Choir North\n900ms tap \"confirm\""),
      SceneTake("hide", "do show\n800ms tap \"key hide\""),
    ],
    actions: InboxAction.all)

  /// The name of the field.
  static let field = "field"
  private static let card: PresentationID = "input-card"

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> InputCardModel {
    InputCardModel(
      inbox: InboxModel(settings), wantsFocus: settings.knobs.isOn("autofocus"),
      isSecret: settings.knobs["field"] == InputForm.Purpose.passcode.rawValue)
  }

  private func form(_ model: InputCardModel, _ settings: StageSettings) -> InputForm {
    let names = model.inbox.conversations.map(\.name)
    return InputForm(
      purpose: InputForm.Purpose(rawValue: settings.knobs["field"]) ?? .name, taken: names,
      current: model.confirmed ?? "", locale: settings.locale)
  }

  package func page(
    _ model: InputCardModel, _ settings: StageSettings
  ) -> any Block<InputCardModel> {
    var options = CardKnobs.options(Self.card.description, settings)
    options.style.keyboard = KeyboardKnobs.avoidance(settings)
    let form = form(model, settings)
    return InboxPage(model.inbox).scoped(\InputCardModel.inbox)
      .popup(
        item: \.inbox.openedConversation, options, onDismiss: { $0.text = "" },
        content: { _ in
          InputCard(form: form, text: model.text, path: \.text) { $0.confirmed = $0.text }
        })
  }

  package func hear(
    _ event: Event, model: inout InputCardModel, presenter: inout Presenter
  ) {
    model.inbox.hear(event, at: presenter.now)
    guard case .willPresent(Self.card, _, _) = event, model.wantsFocus else { return }
    presenter.request(.focus(Self.field, in: Self.card))
  }

  package func summarize(_ model: InputCardModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.inbox.opened != nil
    let kind: FieldKind = model.isSecret ? .secure : .plain
    summary.text["field"] = kind.shown(model.text)
    summary.text["confirmed"] = model.confirmed.map { kind.shown($0) }
  }
}
