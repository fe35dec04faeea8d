import Blocks

/// What menus and tools do to single rows.
extension InboxModel {
  /// Whether the menu of one row is up: the binding each row declares its own menu on (SPEC H1).
  package subscript(hasMenu id: Conversation.ID) -> Bool {
    get { popups.menu == id }
    set {
      if newValue {
        popups.menu = id
      } else if popups.menu == id {
        popups.menu = nil
        popups.submenu = MenuPath()
      }
    }
  }

  /// Changes one row in place.
  mutating func change(_ id: Conversation.ID, _ body: (inout Conversation) -> Void) {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    body(&conversations[index])
  }

  /// A row with nothing unread gets one message, another loses all.
  mutating func toggleRead(_ id: Conversation.ID) {
    change(id) { $0.unread = $0.unread > 0 ? 0 : 1 }
  }

  /// Moves a row to the other section.
  mutating func togglePin(_ id: Conversation.ID) {
    change(id) { $0.section = $0.section == .pinned ? .today : .pinned }
  }

  /// Puts a new draft on top of today's rows.
  mutating func startDraft() {
    let id = 200 + conversations.count { $0.id >= 200 }
    let words = Words(locale)
    let draft = Conversation(
      id: id, name: words("New message", "新消息"), initials: words("N", "新"), tint: 4,
      preview: words("Draft: nothing written yet", "草稿：还没有内容"), time: "10:24", unread: 0,
      section: .today)
    let index = conversations.firstIndex { $0.section == .today } ?? conversations.count
    conversations.insert(draft, at: index)
  }
}

extension InboxModel {
  /// A row that comes back later is gone for now.
  mutating func snooze(_ id: Conversation.ID) {
    archive([id])
  }
}
