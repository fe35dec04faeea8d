import Blocks
import Canvas
import PresentationCore

/// A confirmation dialog from below; on a regular width a popover at what asked (look 13).
package struct DialogScene: OverInbox {
  package let info = SceneInfo(
    name: "dialog", title: Phrase("Confirmation dialog", "确认对话框"), family: .alerts,
    summary: Phrase(
      "Choices from below, destructive first, cancel apart; a popover where there is width.",
      "从下方出现的选项：危险操作在最前，取消单独一组；宽屏上变成气泡弹窗。"),
    tries: [
      Phrase(
        "Tap Edit, then the mask: that is cancel.", "点“编辑”，再点遮罩：等同于取消。"),
      Phrase(
        "Set cancel=added: the dialog brings its own cancel.",
        "设 cancel=added：对话框自己补上取消。"),
      Phrase(
        "Set titleVisibility to automatic, visible and hidden, and title=long.",
        "把 titleVisibility 设为 automatic、visible、hidden，并设 title=long。"),
      Phrase(
        "Run it on an iPad, or resize the window to 834×1194: it stands at Edit as a popover.",
        "在 iPad 上运行，或把窗口改为 834×1194：它会作为气泡弹窗停在“编辑”旁。"),
    ],
    spec: ["D1", "D2", "D4"], appleName: ".confirmationDialog(_:isPresented:titleVisibility:)",
    icon: Symbol.callToAction.rawValue, knobs: DialogKnobs.all,
    states: ["shown", "hidden title", "popover"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("delete", "do show\n900ms tap \"delete\""),
      SceneTake("mask", "do show\n900ms tap 195,150"),
      SceneTake("popover", "resize 834x1194\n100ms do show"),
      SceneTake("becomes popover", "do show\n900ms resize 834x1194"),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> DialogModel {
    DialogModel(inbox: InboxModel(settings))
  }

  package func page(_ model: DialogModel, _ settings: StageSettings) -> any Block<DialogModel> {
    let today = model.inbox.rows(in: .today).map(\.id)
    var tools = InboxTools(settings.locale)
    tools.edit = InboxTools.edit(settings.locale) { $0.popups.isClearing = true }
      .confirmationDialog(isPresented: \.popups.isClearing, id: "dialog") { _ in
        DialogStory(settings).dialog(deleting: today)
      }
    return InboxPage(model.inbox, tools: tools) { row, conversation in
      row.confirmationDialog(
        isPresented: \.[isOpen: conversation.id], id: "\(conversation.rowName) dialog"
      ) { _ in
        DialogStory(settings).dialog(deleting: [conversation.id])
      }
    }
    .scoped(\DialogModel.inbox)
  }

  package func perform(
    _ action: String, on model: inout DialogModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "show": model.inbox.popups.isClearing = true
    case "hide": model.inbox.popups.isClearing = false
    case "refresh": presenter.request(.beginRefresh)
    default: throw ActionError("dialog has no action '\(action)'; try 'show'")
    }
  }

  package func summarize(_ model: DialogModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.inbox.popups.isClearing
    summary.text["archived"] = "\(model.inbox.archived.count)"
    summary.text["kept"] = "\(model.inbox.popups.kept)"
  }
}

/// The inbox; its dialogs are bound to its own flags.
package struct DialogModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
}

/// The knobs of the scene.
enum DialogKnobs {
  static let all = [
    Knob(
      "titleVisibility", .choice(["automatic", "visible", "hidden"]), fallback: "visible",
      summary: "whether the title shows; automatic hides it when there is a message"),
    Knob("title", .choice(["short", "long", "none"]), fallback: "short", summary: "its length"),
    Knob("message", .toggle, fallback: "on", summary: "whether there is a message"),
    Knob(
      "choices", .number(1...12, unit: ""), fallback: "3",
      summary: "choices besides cancel; many scroll"),
    Knob(
      "cancel", .choice(["own", "added"]), fallback: "own",
      summary: "a cancel choice of its own, or the one that is added"),
  ]
}

/// What the dialog says and offers, by the knobs.
struct DialogStory {
  private let words: Words
  private let knobs: KnobValues

  init(_ settings: StageSettings) {
    words = Words(settings.locale)
    knobs = settings.knobs
  }

  func dialog(deleting ids: [Conversation.ID]) -> DialogBody<InboxModel> {
    DialogBody(
      title(ids.count),
      message: knobs.isOn("message") ? message(ids.count) : "",
      titleVisibility: DialogBody.TitleVisibility(rawValue: knobs["titleVisibility"]) ?? .visible,
      choices: choices(ids))
  }

  private func message(_ count: Int) -> String {
    count == 1
      ? words("It is removed from all your devices.", "它会从你的所有设备上移除。")
      : words("They are removed from all your devices.", "它们会从你的所有设备上移除。")
  }

  private func title(_ count: Int) -> String {
    switch knobs["title"] {
    case "none": ""
    case "long":
      words(
        "Delete what came in today, with its photos, its lists and all replies on their way?",
        "要删除今天收到的全部内容吗？照片、清单和还在路上的回复也会一起删除。")
    default:
      count == 1
        ? words("Delete this conversation?", "删除这个对话？")
        : words("Delete \(count) conversations?", "删除 \(count)\u{A0}个对话？")
    }
  }

  /// Destructive stands last in the code and first in the dialog (SPEC D1).
  private func choices(_ ids: [Conversation.ID]) -> [Choice<InboxModel>] {
    let count = max(1, Int(knobs.number("choices")))
    let titles =
      [words("Archive instead", "改为归档"), words("Mute for a week", "静音一周")]
      + stride(from: 3, through: 11, by: 1).map { words("Move to folder \($0)", "移到文件夹 \($0)") }
    var choices: [Choice<InboxModel>] = titles.prefix(count - 1).enumerated().map { place, title in
      Choice(title, name: "choice \(place + 1)") { $0.archive(place == 0 ? ids : []) }
    }
    let delete =
      ids.count == 1
      ? words("Delete conversation", "删除对话")
      : words("Delete \(ids.count) conversations", "删除 \(ids.count)\u{A0}个对话")
    if knobs["cancel"] == "own" {
      choices.append(
        Choice(words("Cancel", "取消"), name: "cancel", role: .cancel) { $0.popups.kept += 1 })
    }
    choices.append(Choice(delete, name: "delete", role: .destructive) { $0.archive(ids) })
    return choices
  }
}
