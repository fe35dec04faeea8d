import Blocks
import Canvas
import PresentationCore

/// A list whose rows can be swiped, chosen and moved (SPEC L2).
package struct ListEditModel: Sendable {
  /// The rows in order: the data.
  package internal(set) var conversations: [Conversation]
  /// The rows on the screen, on their way to the data.
  var table: AnimatedRows<MailEntry>
  /// Rows that are pushed aside, or on their way back.
  var swipes: [Conversation.ID: RowSwipe] = [:]
  /// What pushed rows were when they were pushed: their actions keep saying what they did.
  private var pushed: [Conversation.ID: Conversation] = [:]
  /// Whether rows are chosen and moved instead of swiped.
  package internal(set) var mode = Mode.reading
  /// How far edit mode has come in.
  var editing = Toggling()
  /// What is chosen.
  package internal(set) var selection = RowSelection<Conversation.ID>()
  /// The row under the finger.
  var lift: RowLift?
  let heights: MailHeights
  let policy: RowSwipePolicy
  let locale: StageSettings.Locale
  /// Whether deleting changes the data; if not, the row is still there afterwards.
  let deletes: Bool

  /// Whether rows are read or edited.
  package enum Mode: Hashable, Sendable { case reading, editing }

  init(_ settings: StageSettings) {
    locale = settings.locale
    heights = MailHeights(settings)
    conversations = Conversation.inbox(settings.locale)
    deletes = settings.knobs["delete"] != "refused"
    policy = RowSwipePolicy(
      fullShare: settings.knobs.isOn("fullSwipe") ? settings.knobs.number("fullShare") : nil)
    table = AnimatedRows(
      heights.entries(of: conversations), motion: settings.motion == .full ? .init() : .reduced)
  }
}

extension ListEditModel {
  /// The data changed: the rows go to their places.
  mutating func sync(drawn: [MailEntry.ID: Double] = [:], at now: Instant) {
    selection.keep(in: conversations.map(\.id))
    table.set(heights.entries(of: conversations), drawn: drawn, at: now)
  }

  /// All rows come back.
  mutating func reset(at now: Instant) {
    closeSwipes(at: now)
    conversations = Conversation.inbox(locale)
    sync(at: now)
  }

  /// Takes rows out of the data, if the data allows it; otherwise they go back to their places.
  mutating func remove(_ ids: Set<Conversation.ID>, at now: Instant) {
    guard deletes else {
      closeSwipes(at: now)
      return
    }
    for id in ids { swipes[id]?.leave(.trailing, at: now) }
    conversations.removeAll { ids.contains($0.id) }
    sync(at: now)
  }

  /// Puts a row into the other section, at its top.
  mutating func togglePin(_ id: Conversation.ID, at now: Instant) {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    closeSwipes(at: now)
    var row = conversations.remove(at: index)
    row.section = row.section == .pinned ? .today : .pinned
    let top = conversations.firstIndex { $0.section == row.section }
    conversations.insert(row, at: top ?? (row.section == .pinned ? 0 : conversations.count))
    sync(at: now)
  }

  /// Marks rows as read; a single one that is read already becomes unread.
  mutating func toggleRead(_ ids: Set<Conversation.ID>, at now: Instant) {
    closeSwipes(at: now)
    let isUnread = conversations.contains { ids.contains($0.id) && $0.unread > 0 }
    for index in conversations.indices where ids.contains(conversations[index].id) {
      conversations[index].unread = isUnread ? 0 : 1
    }
    sync(at: now)
  }

  /// Closes what is open; false when nothing was.
  @discardableResult
  mutating func closeSwipes(except id: Conversation.ID? = nil, at now: Instant) -> Bool {
    var isAny = false
    for (row, swipe) in swipes where row != id && (swipe.openSide != nil || swipe.isDragging) {
      swipes[row]?.close(at: now)
      isAny = true
    }
    return isAny
  }

  /// A tap on a row: closes what is open, or reads the row.
  mutating func open(_ id: Conversation.ID, at now: Instant) {
    if closeSwipes(at: now) { return }
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    conversations[index].unread = 0
    sync(at: now)
  }
}

extension ListEditModel {
  /// A finger or a key pushes a row aside; pushed through it does the outer action of that edge.
  mutating func swipe(_ id: Conversation.ID, _ room: RowSwipeRoom, _ push: RowPush) {
    if push.begins {
      closeSwipes(except: id, at: push.time)
      if swipes[id]?.room != room {
        swipes[id] = RowSwipe(room, policy: policy, at: push.time)
      }
      pushed[id] = conversations.first { $0.id == id }
    }
    switch swipes[id]?.follow(push) {
    case .full(.leading): toggleRead([id], at: push.time)
    case .full(.trailing): remove([id], at: push.time)
    case .open, .closed, nil: break
    }
  }

  /// The row as its actions see it: as it was when pushed, until they are out of sight again.
  func offered(for row: Conversation, at now: Instant) -> Conversation {
    guard let swipe = swipes[row.id], swipe.offset(at: now) != 0 else { return row }
    return pushed[row.id] ?? row
  }

  /// Enters or leaves edit mode.
  mutating func setMode(_ mode: Mode, at now: Instant) {
    closeSwipes(at: now)
    self.mode = mode
    if mode == .editing { selection.clear() }
    editing.head(for: mode == .editing ? 1 : 0, over: 0.25, at: now)
  }

  /// A finger moves a row by its handle.
  mutating func move(_ id: Conversation.ID, _ site: RowSite, _ drag: DragReport) {
    switch drag.phase {
    case .began:
      guard let index = table.rows.firstIndex(where: { $0.id == .row(id) }) else { return }
      lift = RowLift(
        index: index, grip: drag.position.y - drag.way.y - site.rowTop, finger: drag.position.y)
    case .moved: lift?.finger = drag.position.y
    case .ended: drop(stackTop: site.stackTop, isKept: true, at: drag.time)
    case .cancelled: drop(stackTop: site.stackTop, isKept: false, at: drag.time)
    }
  }

  /// A key moves a row one place, over a section's head into the other section (SPEC V6).
  mutating func step(_ id: Conversation.ID, _ way: RowStep, at now: Instant) {
    var entries = table.rows
    guard let index = entries.firstIndex(where: { $0.id == .row(id) }) else { return }
    let target = index + (way == .up ? -1 : 1)
    guard entries.indices.contains(target), target > 0 else { return }
    entries.swapAt(index, target)
    conversations = Self.conversations(in: entries)
    sync(at: now)
  }

  /// The lifted row goes to the nearest place, below the first head, or back.
  private mutating func drop(stackTop: Double, isKept: Bool, at now: Instant) {
    guard let lift else { return }
    self.lift = nil
    let top = lift.top(scrolledBy: -stackTop)
    let tops = lift.tops(of: table.heights, liftedTop: top)
    let drawn = Dictionary(zip(table.rows.map(\.id), tops)) { first, _ in first }
    if isKept {
      var entries = table.rows
      let target = lift.target(in: table.heights, liftedTop: top, first: 1)
      entries.insert(entries.remove(at: lift.index), at: target)
      conversations = Self.conversations(in: entries)
    }
    sync(drawn: drawn, at: now)
  }

  /// The data behind lines: a row belongs to the head above it.
  private static func conversations(in entries: [MailEntry]) -> [Conversation] {
    var section = Conversation.Section.pinned
    return entries.compactMap { entry in
      if case .head(let head) = entry.kind { section = head }
      var conversation = entry.conversation
      conversation?.section = section
      return conversation
    }
  }
}
