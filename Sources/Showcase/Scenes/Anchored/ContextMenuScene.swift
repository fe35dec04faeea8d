import Blocks
import Canvas
import PresentationCore

/// The menu of a row: sections, icons, a submenu, a disabled and a destructive entry (look 15).
struct RowMenu: Composite {
  typealias Model = InboxModel

  let model: InboxModel
  let row: Conversation

  func body(in context: BlockContext) -> some Block<InboxModel> {
    let word = context.environment.word
    let id = row.id
    let read = row.unread > 0 ? word("Mark as read", "标为已读") : word("Mark as unread", "标为未读")
    let pin = row.section == .pinned ? word("Unpin", "取消置顶") : word("Pin", "置顶")
    return MenuBody(
      [
        [
          MenuItem("reply", word("Reply", "回复"), .reply, do: .dismissThen { $0.startDraft() }),
          MenuItem("read", read, .markEmailRead, do: .dismissThen { $0.toggleRead(id) }),
          MenuItem("pin", pin, .pushPin, do: .dismissThen { $0.togglePin(id) }),
          MenuItem("snooze", word("Remind me", "稍后提醒"), submenu: [snoozes(word)]),
        ],
        [
          MenuItem("mute", word("Mute", "静音"), .notificationsOff, do: nil),
          MenuItem(
            "delete", word("Delete", "删除"), .delete, role: .destructive,
            do: .dismissThen { $0.archive([id]) }),
        ],
      ], submenu: \.popups.submenu, of: model)
  }

  private func snoozes(_ word: (String, String) -> String) -> [MenuItem<InboxModel>] {
    let id = row.id
    return [
      MenuItem("hour", word("In an hour", "一小时后"), .timer, do: .dismissThen { $0.snooze(id) }),
      MenuItem("evening", word("This evening", "今晚"), .bedtime, do: .dismissThen { $0.snooze(id) }),
      MenuItem(
        "tomorrow", word("Tomorrow at eight", "明早八点"), .wbSunny,
        do: .dismissThen { $0.snooze(id) }),
    ]
  }
}

/// The state of the scene: the inbox knows whose menu is up.
package struct ContextMenuModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
}

/// Every row has a menu: a finger that rests on it lifts the row, and goes on to an entry.
package struct ContextMenuScene: OverInbox {
  package let info = SceneInfo(
    name: "context-menu", title: Phrase("Context menu", "上下文菜单"), family: .anchored,
    summary: Phrase(
      "Holding a row lifts it off a blurred page and shows its menu beside it.",
      "按住一行，它会从模糊的页面上浮起，旁边显示菜单。"),
    tries: [
      Phrase("Hold a row for half a second, or right-click it.", "按住一行半秒，或者右键点击。"),
      Phrase(
        "Without lifting the finger, go on to an entry and let go there.",
        "手指不离开，直接滑到某一项再松手。"),
      Phrase("Open the submenu and come back.", "打开子菜单，再返回。"),
      Phrase("Hold a row near the lower edge: the menu stands above it.", "按住靠近底部的行：菜单出现在上方。"),
    ],
    spec: ["C1"], appleName: ".contextMenu(menuItems:preview:)",
    icon: Symbol.touchApp.rawValue,
    knobs: [
      Knob(
        "backdrop", .choice(MenuBackdrop.allCases.map(\.rawValue)),
        fallback: MenuBackdrop.blurred.rawValue, summary: "how the page behind steps back")
    ], states: ["shown", "submenu", "above"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("hold", "down \"row 2\"\n900ms up"),
      SceneTake(
        "slide",
        "down \"row 2\"\n800ms move +0,40\n816ms move \"reply\"\n1000ms move \"pin\"\n1200ms up"),
      SceneTake("submenu", "do show\n700ms tap \"snooze\""),
      SceneTake("above", "down \"row 6\"\n900ms up"),
      SceneTake("outside", "do show\n700ms tap 195,100"),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ContextMenuModel {
    ContextMenuModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: ContextMenuModel, _ settings: StageSettings
  ) -> any Block<ContextMenuModel> {
    let backdrop = MenuBackdrop(rawValue: settings.knobs["backdrop"]) ?? .blurred
    return InboxPage(model.inbox) { row, conversation in
      row.contextMenu(
        isPresented: \.[hasMenu: conversation.id], id: "menu \(conversation.id)",
        backdrop: backdrop, onDismiss: { $0.popups.submenu = nil }
      ) { model in
        RowMenu(model: model, row: conversation)
      }
    }
    .scoped(\ContextMenuModel.inbox)
  }

  package func perform(
    _ action: String, on model: inout ContextMenuModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "show": model.inbox[hasMenu: 2] = true
    case "hide": model.inbox.popups.menu = nil
    case "refresh": presenter.request(.beginRefresh)
    default: throw ActionError("context-menu has no action '\(action)'; try 'show'")
    }
  }

  package func hear(
    _ event: Event, model: inout ContextMenuModel, presenter: inout Presenter
  ) {
    model.inbox.hear(event, at: presenter.now)
    // A tap on a row reads it: only a hold has something to show here.
    guard let id = model.inbox.opened else { return }
    model.inbox.opened = nil
    model.inbox.change(id) { $0.unread = 0 }
  }
}
