import Blocks
import Canvas
import PresentationCore

/// A line of the list: a section's head or a conversation.
struct MailEntry: SizedRow {
  enum ID: Hashable, Sendable {
    case head(Conversation.Section)
    case row(Conversation.ID)
  }

  enum Kind: Hashable, Sendable {
    case head(Conversation.Section)
    /// The last row of a section has no hairline.
    case row(Conversation, isLast: Bool)
  }

  var kind: Kind
  var height: Double

  var id: ID {
    switch kind {
    case .head(let section): .head(section)
    case .row(let conversation, _): .row(conversation.id)
    }
  }

  /// The conversation of a row.
  var conversation: Conversation? {
    if case .row(let conversation, _) = kind { conversation } else { nil }
  }
}

/// How high the lines of a list are, by the text size.
struct MailHeights: Hashable, Sendable {
  var head: Double
  var row: Double

  init(_ settings: StageSettings) {
    let theme = Theme.classic(settings.appearance, textSize: settings.textSize)
    head = max(36, theme.style(.footnoteStrong).lineHeight + 18)
    row = ListRow<Void>.height(in: theme)
  }

  /// Heads and rows, section by section; a section without rows has no head.
  func entries(of conversations: [Conversation]) -> [MailEntry] {
    [Conversation.Section.pinned, .today].flatMap { section -> [MailEntry] in
      let rows = conversations.filter { $0.section == section }
      guard let last = rows.last else { return [] }
      return [MailEntry(kind: .head(section), height: head)]
        + rows.map { MailEntry(kind: .row($0, isLast: $0.id == last.id), height: row) }
    }
  }
}

extension Conversation {
  /// The row as the list draws it.
  func listRow<Model>(isLast: Bool, do action: Action<Model>) -> ListRow<Model> {
    ListRow(
      rowName,
      .init(
        title: name, preview: preview, time: time, initials: initials, tint: avatarTint,
        unread: unread),
      line: isLast ? .none : .below, do: action)
  }
}
