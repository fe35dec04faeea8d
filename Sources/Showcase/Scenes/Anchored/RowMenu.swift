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
