import Blocks
import Canvas
import PresentationCore

/// A list that can be searched, and can be empty (SPEC L3).
package struct ListSearchModel: Sendable {
  /// The rows in order.
  package private(set) var conversations: [Conversation]
  /// The rows on the screen, on their way to those that match.
  private(set) var table: AnimatedRows<MailEntry>
  /// What is typed into the search field.
  package var search = ""
  /// Which rows the search looks at.
  package var scope = Scope.all
  /// How far the search has taken the page over.
  var searching = Toggling()
  /// Whether the field has the page.
  package private(set) var mode = Mode.browsing
  private let locale: StageSettings.Locale
  private let heights: MailHeights

  /// Whether the list is looked through or searched.
  package enum Mode: Hashable, Sendable { case browsing, searching }

  /// The rows a search looks at.
  package enum Scope: String, Hashable, Sendable, CaseIterable { case all, unread, pinned }

  init(_ settings: StageSettings) {
    locale = settings.locale
    heights = MailHeights(settings)
    conversations =
      settings.knobs["rows"] == "none" ? [] : Conversation.inbox(settings.locale)
    table = AnimatedRows(
      heights.rows(of: conversations), motion: settings.motion == .full ? .init() : .reduced)
  }

  /// The rows that match, in order.
  package var found: [Conversation] {
    let wanted = SearchTerm(search)
    return conversations.filter { row in
      guard scope != .unread || row.unread > 0, scope != .pinned || row.section == .pinned
      else { return false }
      return wanted.isFound(in: [row.name, row.preview])
    }
  }

  /// The rows on the screen set off for those that match; true when they had to.
  mutating func keepUp(at now: Instant) -> Bool {
    let rows = heights.rows(of: found)
    guard rows != table.rows else { return false }
    table.set(rows, at: now)
    return true
  }

  /// Enters or leaves the search; leaving forgets what was looked for.
  mutating func setMode(_ mode: Mode, at now: Instant) {
    guard mode != self.mode else { return }
    self.mode = mode
    if mode == .browsing {
      search = ""
      scope = .all
    }
    searching.head(for: mode == .searching ? 1 : 0, over: 0.25, at: now)
  }

  /// All rows go, or come back.
  mutating func fill(_ isFull: Bool) {
    conversations = isFull ? Conversation.inbox(locale) : []
  }

  /// Marks a row as read.
  mutating func open(_ id: Conversation.ID) {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    conversations[index].unread = 0
  }
}
