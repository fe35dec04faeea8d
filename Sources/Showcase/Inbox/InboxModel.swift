import Canvas
import PresentationCore

/// The mock inbox as a value: its rows, what is open over it, and a refresh under way.
package struct InboxModel: Sendable {
  /// The language of the rows.
  package let locale: StageSettings.Locale
  /// The rows in order.
  package internal(set) var conversations: [Conversation]
  /// Rows taken away, the latest last: what an undo brings back.
  package private(set) var archived: [ArchivedRow] = []
  /// Identity of the row whose popup is up.
  package var opened: Conversation.ID?
  /// What the popups of the scene `inbox` are bound to.
  package var popups = InboxPopupState()
  /// What is typed into the search field.
  package var search = ""
  /// How the rows are sorted and which are left out.
  package var arrangement = Arrangement()
  /// Index of the chosen tab; 0 is the list.
  package var tab = 0
  /// The lines on the screen, on their way to those that match (SPEC R4).
  private(set) var table: AnimatedRows<MailEntry>
  /// How many refreshes have begun.
  package private(set) var refreshes = 0
  private var refreshEnds: Instant?
  private let heights: MailHeights

  /// A row that was taken away, and where it stood.
  package struct ArchivedRow: Hashable, Sendable {
    /// The row.
    package var conversation: Conversation
    /// Its index before it left.
    package var index: Int
  }

  /// The inbox at the start, in the language of the settings.
  package init(_ settings: StageSettings) {
    locale = settings.locale
    conversations = Conversation.inbox(settings.locale)
    heights = MailHeights(settings)
    table = AnimatedRows(
      heights.entries(of: conversations), motion: settings.motion == .full ? .init() : .reduced)
  }
}

extension InboxModel {
  /// The rows of a section that match the search, in order.
  package func rows(in section: Conversation.Section) -> [Conversation] {
    let wanted = SearchTerm(search)
    let rows = conversations.filter {
      $0.section == section && wanted.isFound(in: [$0.name, $0.preview])
    }
    return arrangement.arranged(rows)
  }

  /// The first six senders: whom a panel offers to share with.
  package var people: [Conversation] { Array(conversations.prefix(6)) }

  /// How many rows have something unread: the badge of the tab.
  package var unreadCount: Int { conversations.count { $0.unread > 0 } }

  /// The row whose popup is up, live from the list; set to nil to close it.
  package var openedConversation: Conversation? {
    get { opened.flatMap { id in conversations.first { $0.id == id } } }
    set { opened = newValue?.id }
  }

  /// Whether the popup of one row is up: the binding each row declares its own popup on (SPEC H1).
  package subscript(isOpen id: Conversation.ID) -> Bool {
    get { opened == id }
    set {
      if newValue {
        opened = id
      } else if opened == id {
        opened = nil
      }
    }
  }
}

extension InboxModel {
  /// Opens the popup of the first row.
  package mutating func openFirst() {
    opened = conversations.first?.id
  }

  /// Takes rows out of the list.
  package mutating func archive(_ ids: [Conversation.ID]) {
    for id in ids {
      guard let index = conversations.firstIndex(where: { $0.id == id }) else { continue }
      archived.append(ArchivedRow(conversation: conversations.remove(at: index), index: index))
    }
  }

  /// Writes a changed row back to its place.
  package mutating func replace(_ conversation: Conversation) {
    guard let index = conversations.firstIndex(where: { $0.id == conversation.id }) else { return }
    conversations[index] = conversation
  }

  /// Puts the last `count` rows taken away back where they stood.
  package mutating func restore(last count: Int) {
    for _ in 0..<min(count, archived.count) {
      let row = archived.removeLast()
      conversations.insert(row.conversation, at: min(row.index, conversations.count))
    }
  }
}

extension InboxModel {
  /// Seconds a refresh of the mock list takes.
  package static let refreshDuration = 1.2

  /// When the list wants to do something by itself.
  package var nextWake: Instant? { refreshEnds }

  /// Hears that a refresh began: its end is due 1.2 s later.
  package mutating func hear(_ event: Event, at now: Instant) {
    guard case .refreshBegan = event else { return }
    refreshes += 1
    refreshEnds = now.advanced(by: Self.refreshDuration)
  }

  /// Ends a refresh that is due: a new row on top, or a failure every third time (SPEC R2).
  package mutating func wake(with presenter: inout Presenter) {
    guard let due = refreshEnds, due <= presenter.now else { return }
    refreshEnds = nil
    guard refreshes % 3 != 0 else {
      presenter.request(.endRefresh(.failure))
      return
    }
    receive(with: &presenter)
    presenter.request(.endRefresh(.success))
  }

  /// A new row on top of today; whoever has scrolled past that goes on reading (SPEC R4).
  private mutating func receive(with presenter: inout Presenter) {
    let row = Conversation.arriving(refreshes, locale)
    let index = conversations.firstIndex { $0.section == .today } ?? conversations.count
    conversations.insert(row, at: index)
    guard let top = top(of: row.id, isLow: presenter.size.height < 500),
      presenter.pageOffset > top
    else {
      return
    }
    table.set(entries, scrolled: heights.row, at: presenter.now)
    presenter.request(.followPage(by: heights.row))
  }

  /// The lines the list shall show: sections, and the rows in them that match.
  private var entries: [MailEntry] {
    heights.entries(of: rows(in: .pinned) + rows(in: .today))
  }

  /// The lines on the screen set off for those that match; true when they had to.
  mutating func keepUp(at now: Instant) -> Bool {
    let entries = entries
    guard entries != table.rows else { return false }
    table.set(entries, at: now)
    return true
  }

  /// How far below the top of what scrolls a row stands, in pt; nil for one that is not shown.
  private func top(of id: Conversation.ID, isLow: Bool) -> Double? {
    var y = (isLow ? 0 : heights.title) + heights.search
    for section in [Conversation.Section.pinned, .today] {
      let rows = rows(in: section)
      if let index = rows.firstIndex(where: { $0.id == id }) {
        return y + heights.head + Double(index) * heights.row
      }
      if !rows.isEmpty { y += heights.head + Double(rows.count) * heights.row }
    }
    return nil
  }
}
