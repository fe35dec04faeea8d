import Blocks
import Canvas
import PresentationCore

/// A line of the list: a section's head or a conversation.
struct MailEntry: SizedRow {
  enum ID: Hashable, Sendable {
    case head(Conversation.Section)
    case row(Conversation.ID)
    case foot(Conversation.Section)
  }

  enum Kind: Hashable, Sendable {
    case head(Conversation.Section)
    /// The last row of a section has no hairline.
    case row(Conversation, isLast: Bool)
    /// How many rows the section has.
    case foot(Conversation.Section, count: Int)
  }

  var kind: Kind
  var height: Double

  var id: ID {
    switch kind {
    case .head(let section): .head(section)
    case .row(let conversation, _): .row(conversation.id)
    case .foot(let section, _): .foot(section)
    }
  }

  var name: String {
    switch kind {
    case .head(let section): "\(section) head"
    case .row(let conversation, _): conversation.rowName
    case .foot(let section, _): "\(section) foot"
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
  var foot: Double
  /// The large title, and the search field with its room, of the inbox.
  var title: Double
  var search: Double

  /// Whether sections have a footer that counts their rows.
  enum Feet: Hashable { case none, counting }

  init(_ settings: StageSettings) {
    let theme = Theme.classic(settings.appearance, textSize: settings.textSize)
    head = max(36, theme.style(.footnoteStrong).lineHeight + 18)
    row = ListRow<Void>.height(in: theme)
    title = theme.style(.largeTitle).lineHeight + 11
    search = max(theme.height.search, theme.style(.body).lineHeight + 14) + 12
    foot = SectionFooter<Int>.height(in: theme)
  }

  /// The rows alone, one below the other.
  func rows(of conversations: [Conversation]) -> [MailEntry] {
    conversations.map { conversation in
      MailEntry(
        kind: .row(conversation, isLast: conversation.id == conversations.last?.id), height: row)
    }
  }

  /// Heads, rows and feet, section by section; a section without rows has none.
  func entries(of conversations: [Conversation], feet: Feet = .none) -> [MailEntry] {
    [Conversation.Section.pinned, .today].flatMap { section -> [MailEntry] in
      let rows = conversations.filter { $0.section == section }
      guard !rows.isEmpty else { return [] }
      let end = MailEntry(kind: .foot(section, count: rows.count), height: foot)
      return [MailEntry(kind: .head(section), height: head)] + self.rows(of: rows)
        + (feet == .counting ? [end] : [])
    }
  }
}

extension SectionFooter {
  /// What stands below a section of so many rows.
  static func counting(_ count: Int, _ word: (String, String) -> String) -> SectionFooter {
    SectionFooter(
      word(count == 1 ? "1 conversation" : "\(count) conversations", "\(count) 个对话"))
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
