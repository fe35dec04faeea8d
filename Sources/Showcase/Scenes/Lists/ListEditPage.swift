import Blocks
import Canvas
import PresentationCore

/// The list as it is read and as it is edited (look 19).
struct ListEditPage: Composite {
  typealias Model = ListEditModel

  let model: ListEditModel

  var traits: BlockTraits { [.growsAcross, .growsDown] }

  func body(in context: BlockContext) -> ListFrame<ListEditModel> {
    let share = model.editing.share(at: context.now)
    let word = context.environment.word
    let isLow = context.environment.isCompactHeight
    return ListFrame(
      bar: { bar(title: $0 > 40 || isLow ? word("Inbox", "收件箱") : "", share, word) },
      bottom: turning(readingBottom(word), editingBottom(word), share),
      content: VStack(alignment: .leading, spacing: 0) {
        if !isLow { LargeTitle(word("Inbox", "收件箱")) }
        SearchLook(word("Search", "搜索"), model.mode == .editing ? .disabled : .ready).opacity(
          1 - 0.55 * share
        )
        .padding(Insets(top: 4, left: 16, bottom: 8, right: 16))
        if model.conversations.isEmpty {
          EmptyState<ListEditModel>(
            .inbox, title: word("No conversations", "没有对话"),
            text: word("All of them are archived or deleted.", "全部已归档或删除。")
          )
          .named("empty").padding(.vertical, 32)
        }
        RowStack(model.table, lift: model.lift) { entry, site in
          line(entry, site, share, context.now, word)
        }
        .ticking(until: model.editing.restsAt)
      })
  }

  /// What is read with becomes what is edited with, or goes back, as the rows do.
  private func turning(
    _ reading: any Block<ListEditModel>, _ editing: any Block<ListEditModel>, _ share: Double
  ) -> CrossFade<ListEditModel> {
    model.mode == .editing
      ? CrossFade(from: reading, to: editing, share: share)
      : CrossFade(from: editing, to: reading, share: 1 - share)
  }

  private func bar(
    title: String, _ share: Double, _ word: (String, String) -> String
  ) -> CrossFade<ListEditModel> {
    let reading = NavBar<ListEditModel>(title, edge: title.isEmpty ? .none : .hairline) {
      Button(
        word("Edit", "编辑"), style: .bar, name: "edit",
        do: .timed { $0.setMode(.editing, at: $1) })
    }
    return turning(reading, editingBar(title: title, word), share)
  }

  private func editingBar(
    title: String, _ word: (String, String) -> String
  ) -> NavBar<ListEditModel> {
    let count = model.selection.ids.count
    let all = model.conversations.map(\.id)
    let isAll = !all.isEmpty && count == all.count
    return NavBar(
      count == 0
        ? word("Choose rows", "选择对话") : word("\(count) selected", "已选 \(count) 项"),
      edge: title.isEmpty ? .none : .hairline
    ) {
      Button(
        isAll ? word("Select none", "全不选") : word("Select all", "全选"), style: .bar,
        name: "select all"
      ) { $0.selection.toggleAll(of: $0.conversations.map(\.id)) }
    } trailing: {
      Button(
        word("Done", "完成"), style: .barStrong, name: "done",
        do: .timed { $0.setMode(.reading, at: $1) })
    }
  }

  private func readingBottom(_ word: (String, String) -> String) -> TabBar<ListEditModel> {
    let unread = model.conversations.count { $0.unread > 0 }
    return TabBar(
      [
        .init(word("Inbox", "收件箱"), .inbox, badge: unread),
        .init(word("Tasks", "任务"), .taskAlt), .init(word("Places", "地点"), .map),
        .init(word("Settings", "设置"), .settings),
      ], selected: 0
    ) { _, _ in }
  }

  private func editingBottom(
    _ word: (String, String) -> String
  ) -> BottomBar<ListEditModel> {
    let hasAny = !model.selection.ids.isEmpty
    return BottomBar {
      Button(
        word("Mark as read", "标为已读"), style: .bar, name: "mark read",
        do: .timed { $0.toggleRead($0.selection.ids, at: $1) }
      ).enabled(hasAny)
      Button(
        word("Archive", "归档"), style: .bar, name: "archive",
        do: .timed { $0.remove($0.selection.ids, at: $1) }
      ).enabled(hasAny)
      Button(
        word("Delete", "删除"), style: .barDanger, name: "delete",
        do: .timed { $0.remove($0.selection.ids, at: $1) }
      ).enabled(hasAny)
    }
  }

  private func line(
    _ entry: MailEntry, _ site: RowSite, _ share: Double, _ now: Instant,
    _ word: (String, String) -> String
  ) -> any Block<ListEditModel> {
    switch entry.kind {
    case .head(.pinned): return SectionHeader(word("Pinned", "置顶"), symbol: .pushPin)
    case .head(.today): return SectionHeader(word("Today", "今天"))
    case .foot(_, let count): return SectionFooter.counting(count, word)
    case .row(let conversation, let isLast):
      if model.mode == .reading, share == 0 {
        return swipeRow(conversation, isLast: isLast, now, word)
      }
      let id = conversation.id
      let row = conversation.listRow(
        isLast: isLast, do: Action<ListEditModel>.run { $0.selection.toggle(id) })
      return CheckableRow(
        row, name: conversation.rowName,
        choice: model.selection.contains(id) ? .chosen : .open, share: share
      ) {
        $0.move(id, site, $1)
      } step: {
        $0.step(id, $1, at: $2)
      }
    }
  }

  private func swipeRow(
    _ conversation: Conversation, isLast: Bool, _ now: Instant,
    _ word: (String, String) -> String
  ) -> any Block<ListEditModel> {
    let id = conversation.id
    let name = conversation.rowName
    let offered = model.offered(for: conversation, at: now)
    let isUnread = offered.unread > 0
    let isPinned = offered.section == .pinned
    return SwipeRow(
      conversation.listRow(isLast: isLast, do: .timed { $0.open(id, at: $1) }),
      swipe: model.swipes[id],
      leading: [
        RowAction(
          isUnread ? word("Read", "已读") : word("Unread", "未读"),
          isUnread ? .markEmailRead : .mailOutline, name: "\(name) read",
          do: .timed { $0.toggleRead([id], at: $1) }),
        RowAction(
          isPinned ? word("Unpin", "取消置顶") : word("Pin", "置顶"), .pushPin, name: "\(name) pin",
          role: .quiet, do: .timed { $0.togglePin(id, at: $1) }),
      ],
      trailing: [
        RowAction(
          word("Delete", "删除"), .delete, name: "\(name) delete", role: .destructive,
          do: .timed { $0.remove([id], at: $1) }),
        RowAction(
          word("Archive", "归档"), .archive, name: "\(name) archive",
          do: .timed { $0.remove([id], at: $1) }),
      ]
    ) { $0.swipe(id, $1, $2) }
  }
}

/// A search field that is only looked at.
struct SearchLook<Model>: Composite {
  /// Whether it can be used at the moment.
  enum State { case ready, disabled }

  let placeholder: String
  let state: State

  init(_ placeholder: String, _ state: State) {
    self.placeholder = placeholder
    self.state = state
  }

  var traits: BlockTraits { .growsAcross }

  func body(in context: BlockContext) -> some Block<Model> {
    HStack(spacing: 4) {
      IconView(.search, size: 20, color: .labelSecondary)
      Label(placeholder).color(.labelSecondary).lines(1)
      Spacer()
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, minHeight: 36)
    .background(.fill, radius: context.theme.radius.field)
    .textSize(atMost: .extraExtraExtraLarge)
    .named("search", role: state == .ready ? .element : .disabled)
  }
}
