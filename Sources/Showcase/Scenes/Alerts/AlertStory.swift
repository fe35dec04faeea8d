import Blocks

/// What the alert says and offers, by the knobs.
struct AlertStory {
  private let words: Words
  private let knobs: KnobValues

  init(_ settings: StageSettings) {
    words = Words(settings.locale)
    knobs = settings.knobs
  }

  func alert(over row: Conversation) -> AlertBody<AlertModel> {
    AlertBody(title, message: message, choices: choices(over: row))
  }

  private var title: String {
    switch knobs["buttons"] {
    case "none", "1": words("You are offline", "当前没有网络")
    case "2": words("Discard this draft?", "放弃这份草稿？")
    case "3": words("Save your changes?", "保存更改？")
    default: words("Move this conversation?", "移动这个对话？")
    }
  }

  private var message: String {
    switch knobs["message"] {
    case "none": return ""
    case "long": return longMessage
    default: break
    }
    return switch knobs["buttons"] {
    case "none", "1":
      words("Messages go out as soon as there is a network.", "恢复网络后会自动发送。")
    case "2":
      words("It has not been sent and is not saved anywhere else.", "它还没有发送。\n别处也没有保存。")
    case "3":
      words("Otherwise your edits to “Saturday on the river” are lost.", "否则“周六泛舟”的改动会丢失。")
    default: words("It keeps its unread mark.", "未读标记会保留。")
    }
  }

  private func choices(over row: Conversation) -> [Choice<AlertModel>] {
    switch knobs["buttons"] {
    case "none": []
    case "1": [choice("kept", words("Got it", "知道了"), words("Try again when I am back", "联网后再试一次"))]
    case "2":
      [
        destructive(row, words("Discard", "放弃"), words("Discard it for good", "放弃并永久删除")),
        cancel(words("Keep editing", "继续编辑"), words("Keep editing this draft", "继续编辑这份草稿")),
      ]
    case "3":
      [
        cancel(words("Cancel", "取消"), words("Go on editing the note", "继续编辑这条备忘")),
        choice("saved", words("Save", "保存"), words("Save all of my changes", "保存全部更改")),
        destructive(row, words("Don’t save", "不保存"), words("Close it without saving", "直接关闭，不保存")),
      ]
    default:
      [
        choice("archive", words("Archive", "归档"), words("To the archive of this year", "移到今年的归档")),
        choice("receipts", words("Receipts", "票据"), words("To receipts and tickets", "移到票据与车票")),
        cancel(words("Cancel", "取消"), words("Leave it where it is", "留在原处")),
        choice("family", words("Family", "家人"), words("To family and neighbours", "移到家人与邻居")),
        destructive(row, words("Delete", "删除"), words("Delete the whole conversation", "删除整个对话")),
      ]
    }
  }

  private func choice(
    _ name: String, _ short: String, _ long: String
  ) -> Choice<AlertModel> {
    let isFirst = name == "saved" || name == "archive" || name == "kept"
    return Choice(
      title(short, long), name: name,
      rank: isFirst && knobs.isOn("preferred") ? .preferred : .ordinary
    ) { $0.chosen = name }
  }

  private func cancel(_ short: String, _ long: String) -> Choice<AlertModel> {
    Choice(title(short, long), name: "cancel", role: .cancel) { $0.chosen = "cancel" }
  }

  private func destructive(
    _ row: Conversation, _ short: String, _ long: String
  ) -> Choice<AlertModel> {
    Choice(title(short, long), name: "destroy", role: .destructive) {
      $0.chosen = "destructive"
      $0.inbox.archive([row.id])
    }
  }

  private func title(_ short: String, _ long: String) -> String {
    knobs["titles"] == "long" ? long : short
  }

  /// More than any phone shows at once.
  private var longMessage: String {
    [
      words(
        "This draft was begun on Monday on your tablet and continued on this phone.",
        "这份草稿周一在平板上开始写，之后在这部手机上继续。"),
      words(
        "Three people can see it: you, Mira and Theo. None of them has written in it since yesterday.",
        "有三个人能看到它：你、米拉和西奥。从昨天起没有人改过它。"),
      words(
        "Two photos are attached. They stay in your library whatever you choose here.",
        "附有两张照片。无论在这里选什么，它们都会留在图库里。"),
      words(
        "The list of things to bring is part of the draft and goes with it: rope, lamp, cups, tea.",
        "要带的东西也在草稿里，会一起删除：绳子、灯、杯子、茶。"),
      words(
        "The date in the calendar was made from this draft. It stays, but its link leads nowhere.",
        "日历里的日期来自这份草稿。日期会保留，但链接会失效。"),
      words(
        "Replies that are still on their way arrive in the inbox as messages of their own.",
        "还在路上的回复会作为单独的消息进入收件箱。"),
      words(
        "Other devices that are switched off follow when they are next in a network.",
        "其他关机的设备会在下次联网时同步。"),
      words(
        "There is no copy in the archive, because drafts are not archived before they are sent.",
        "归档里没有副本，因为草稿在发送之前不会归档。"),
      words(
        "Whoever opens the shared link afterwards is told that the draft no longer exists.",
        "之后打开共享链接的人会看到草稿已不存在。"),
      words(
        "You can write it anew at any time; what is thrown away here cannot be brought back.",
        "你随时可以重新写；但在这里放弃的内容无法恢复。"),
    ].joined(separator: "\n\n")
  }
}
