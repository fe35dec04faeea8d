import Blocks
import Canvas
import PresentationCore

/// How the rows of the inbox announce themselves.
package enum Announcement: String, Hashable, Sendable, CaseIterable {
  case all, mentions, quiet, none
}

/// The inbox; what was chosen is in its popups' state.
package struct DialogChoicesModel: HoldsInbox {
  /// The page behind; each row's dialog is bound to it.
  package var inbox: InboxModel
}

/// A dialog whose rows have icon, subtitle and a check on the chosen one (SPEC D3).
package struct DialogChoicesScene: OverInbox {
  package let info = SceneInfo(
    name: "dialog-choices", title: Phrase("Dialog with a check mark", "带勾选的对话框"),
    family: .alerts,
    summary: Phrase(
      "A custom dialog: rows with icon and subtitle, a check on the chosen one.",
      "自定义对话框：每行有图标和副标题，选中的一行带勾。"),
    tries: [
      Phrase(
        "Choose another row and open it again: the check has moved.",
        "选另一行再打开：勾移动了。"),
      Phrase("Tap the mask: the choice stays.", "点按遮罩：选择不变。"),
      Phrase(
        "Run it on an iPad: the same rows stand in a popover.",
        "在 iPad 上运行：同样的行出现在气泡弹窗里。"),
    ],
    spec: ["D3", "D1", "D4"], appleName: ".confirmationDialog + custom rows",
    icon: Symbol.taskAlt.rawValue, states: ["shown"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("choose", "do show\n900ms tap \"quiet\"\n1800ms do show"),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(
    _ settings: StageSettings, at start: Instant
  ) -> DialogChoicesModel {
    DialogChoicesModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: DialogChoicesModel, _ settings: StageSettings
  ) -> any Block<DialogChoicesModel> {
    let words = Words(settings.locale)
    let chosen = model.inbox.popups.announcement
    return InboxPage(model.inbox) { row, conversation in
      row.confirmationDialog(
        isPresented: \.[isOpen: conversation.id], id: "\(conversation.rowName) dialog"
      ) { _ in
        DialogBody(
          words("Announce “\(conversation.name)”", "“\(conversation.name)”的通知方式"),
          message: words("For this conversation only", "仅用于这个对话")
        ) {
          for kind in Announcement.allCases { self.row(kind, words, chosen: chosen) }
        }
      }
    }
    .scoped(\DialogChoicesModel.inbox)
  }

  private func row(
    _ kind: Announcement, _ words: Words, chosen: Announcement
  ) -> any Block<InboxModel> {
    let text = kind.text(words)
    return OptionRow(
      kind.symbol, text.title, subtitle: text.detail, name: kind.rawValue,
      selection: kind == chosen ? .chosen : .plain,
      do: .dismissThen { $0.popups.announcement = kind })
  }

  package func summarize(_ model: DialogChoicesModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.inbox.opened != nil
    summary.text["chosen"] = model.inbox.popups.announcement.rawValue
  }
}

extension Announcement {
  var symbol: Symbol {
    switch self {
    case .all: .campaign
    case .mentions: .person
    case .quiet: .bedtime
    case .none: .notificationsOff
    }
  }

  func text(_ words: Words) -> (title: String, detail: String) {
    switch self {
    case .all: (words("Every message", "每条消息"), words("With sound and a notice", "有声音和横幅"))
    case .mentions:
      (words("Only my name", "只在提到我时"), words("When somebody writes to you", "有人直接写给你"))
    case .quiet: (words("Until tomorrow", "明天之前不提醒"), words("Quiet until 08:00", "静音到 08:00"))
    case .none: (words("Never", "从不"), words("Only the badge counts", "只显示角标"))
    }
  }
}
