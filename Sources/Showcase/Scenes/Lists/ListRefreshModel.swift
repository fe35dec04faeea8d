import Blocks
import Canvas
import PresentationCore

/// A list that is loaded anew, with success or without (SPEC R2, R4).
package struct ListRefreshModel: Sendable {
  /// The rows in order: the data.
  package private(set) var conversations: [Conversation]
  /// The rows on the screen, on their way to the data.
  private(set) var table: AnimatedRows<MailEntry>
  /// How many loads have begun.
  package private(set) var loads = 0
  /// How the last load ended; nil before the first.
  package private(set) var result: RefreshResult?
  private(set) var due: Instant?
  private let heights: MailHeights
  private let knobs: KnobValues
  private let locale: StageSettings.Locale
  /// Where the table begins in the scrolled content, in pt.
  static let tableTop = 52.0

  init(_ settings: StageSettings) {
    locale = settings.locale
    knobs = settings.knobs
    heights = MailHeights(settings)
    conversations = Conversation.inbox(settings.locale)
    table = AnimatedRows(
      heights.entries(of: conversations, feet: .counting),
      motion: settings.motion == .full ? .init() : .reduced)
  }
}

extension ListRefreshModel {
  /// A load starts; its end is due after the time of the knob.
  mutating func begin(at now: Instant) {
    loads += 1
    due = now.advanced(by: knobs.number("load"))
  }

  /// Ends a load that is due.
  mutating func finish(with presenter: inout Presenter) {
    guard let due, due <= presenter.now else { return }
    self.due = nil
    let fails = knobs["result"] == "failure" || (knobs["result"] == "alternate" && loads % 2 == 0)
    result = fails ? .failure : .success
    if !fails { receive(with: &presenter) }
    presenter.request(.endRefresh(fails ? .failure : .success))
  }

  /// What has come: new rows on top of today, one row gone, one read elsewhere.
  ///
  /// Whoever has scrolled down goes on reading the same row.
  private mutating func receive(with presenter: inout Presenter) {
    let count = Int(knobs.number("new"))
    var next = conversations
    let top = next.firstIndex { $0.section == .today } ?? next.count
    let known = next.count { $0.id > 100 }
    next.insert(
      contentsOf: (0..<count).map { Conversation.arriving(known + count - $0, locale) }, at: top)
    if let gone = next.lastIndex(where: { $0.id == 12 || $0.id == 9 }) { next.remove(at: gone) }
    for index in next.indices where next[index].id == 4 { next[index].unread = 0 }
    let entries = heights.entries(of: next, feet: .counting)
    let shift = shift(to: entries, scrolledBy: presenter.pageOffset)
    conversations = next
    table.set(entries, scrolled: shift, at: presenter.now)
    if shift != 0 { presenter.request(.followPage(by: shift)) }
  }

  /// How far the first row in sight moves; 0 at the top, where what is new is what one wants to see.
  private func shift(to entries: [MailEntry], scrolledBy offset: Double) -> Double {
    let seen = offset - Self.tableTop
    guard seen > 0 else { return 0 }
    let after = AnimatedRows(entries)
    let places = Dictionary(zip(entries.map(\.id), after.tops)) { first, _ in first }
    for (index, entry) in table.rows.enumerated() where entry.conversation != nil {
      guard table.tops[index] + entry.height > seen, let place = places[entry.id] else { continue }
      return place - table.tops[index]
    }
    return 0
  }
}
