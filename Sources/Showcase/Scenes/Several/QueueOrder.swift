import Blocks
import Canvas

extension QueueScene {
  /// What can be asked of the queue, by the name of its action.
  enum Order: String, CaseIterable {
    case three = "request 3"
    case urgent, replace, preempt, remove, clear

    var symbol: Symbol {
      switch self {
      case .three: .addCircleOutline
      case .urgent: .campaign
      case .replace: .replay
      case .preempt: .skipNext
      case .remove: .backspace
      case .clear: .delete
      }
    }

    func text(_ words: Words) -> (title: String, detail: String) {
      switch self {
      case .three: (words("Ask for three", "请求三个"), words("They wait their turn", "依次排队"))
      case .urgent:
        (words("Ask for an urgent one", "请求紧急的"), words("Priority 5: the next", "优先级 5：下一个"))
      case .replace:
        (words("Replace", "替换"), words("The one that is up leaves for good", "当前的离开，不再回来"))
      case .preempt:
        (words("Step in front", "插队"), words("The one that is up comes back", "当前的之后会回来"))
      case .remove:
        (words("Remove the last that waits", "移除最后等待的"), words("It never shows", "它不会出现"))
      case .clear: (words("Clear those that wait", "清空等待的"), words("Nobody follows", "后面没有了"))
      }
    }
  }
}

/// The latest tickets, oldest first.
struct QueuePanel<Model>: Composite {
  let tickets: [QueueTicket]
  let words: Words

  var traits: BlockTraits { .growsAcross }

  func body(in context: BlockContext) -> some Block<Model> {
    VStack(alignment: .leading, spacing: 0) {
      if tickets.isEmpty {
        Label(words("Nobody waits.", "没有人在等待。"), .subhead).wholeWords().color(.labelSecondary)
          .padding(Insets(top: 14, left: 16, bottom: 14, right: 16))
      }
      for ticket in tickets { QueueRow<Model>(ticket: ticket, words: words) }
    }
    .frame(maxWidth: .infinity, minHeight: 60, alignment: .leading)
    .padding(.vertical, 4)
    .named("panel")
  }
}
