import Blocks
import Canvas
import PresentationCore

/// What tells one row from another: the right way, and two wrong ones (SPEC L1).
package enum NoteKey: Hashable, Sendable {
  /// An identity that stays with the person.
  case stable(Conversation.ID)
  /// The place in the list: it belongs to somebody else after an insertion.
  case index(Int)
  /// What the row shows: it is gone when the name changes.
  case content(String)

  /// The three ways, side by side.
  package enum Kind: String, Hashable, Sendable, CaseIterable { case stable, index, content }

  init(_ kind: Kind, _ person: Conversation, at index: Int) {
    switch kind {
    case .stable: self = .stable(person.id)
    case .index: self = .index(index)
    case .content: self = .content(person.name)
    }
  }
}

/// A person with room for a note.
struct NotedPerson: SizedRow {
  var id: NoteKey
  var person: Conversation
  var height: Double

  var name: String {
    switch id {
    case .stable(let person): "stable \(person)"
    case .index(let index): "index \(index)"
    case .content(let name): "content \(name)"
    }
  }
}

/// One list of people, drawn three times with three kinds of identity.
package struct ListIdentityModel: Sendable {
  /// The people in order: the data.
  package private(set) var people: [Conversation]
  /// The rows of each kind, on their way to the data.
  private(set) var tables: [NoteKey.Kind: AnimatedRows<NotedPerson>] = [:]
  /// What is typed into rows: it lives as long as the identity does.
  private var notes: [NoteKey: String] = [:]
  /// Whom each note was written for.
  private var owners: [NoteKey: Conversation.ID] = [:]
  /// How many notes of each kind were lost although their person is still there.
  package private(set) var lost: [NoteKey.Kind: Int] = [:]
  private var arrivals = 0
  private let locale: StageSettings.Locale
  private let height: Double

  init(_ settings: StageSettings) {
    locale = settings.locale
    let theme = Theme.classic(settings.appearance, textSize: settings.textSize)
    let field = theme.style(.body).lineHeight + 28
    height =
      theme.textSize.isAccessibility
      ? field + max(36, theme.style(.subheadStrong).lineHeight) + 12 : max(56, field)
    people = Array(Conversation.inbox(settings.locale).prefix(3))
    for kind in NoteKey.Kind.allCases {
      tables[kind] = AnimatedRows(
        rows(kind), motion: settings.motion == .full ? RowMotion() : .reduced)
    }
  }

  /// The note typed into the row with an identity.
  package subscript(note key: NoteKey) -> String {
    get { notes[key] ?? "" }
    set { notes[key] = newValue.isEmpty ? nil : newValue }
  }
}

extension ListIdentityModel {
  private func rows(_ kind: NoteKey.Kind) -> [NotedPerson] {
    people.enumerated().map { index, person in
      NotedPerson(id: NoteKey(kind, person, at: index), person: person, height: height)
    }
  }

  /// True when a row shows a note that was written for somebody else.
  func isWrong(_ row: NotedPerson) -> Bool {
    guard let owner = owners[row.id], notes[row.id] != nil else { return false }
    return owner != row.person.id
  }

  /// How many rows of a kind show somebody else's note.
  package func wrong(_ kind: NoteKey.Kind) -> Int { rows(kind).count { isWrong($0) } }

  /// Puts the same note into the first row of each list.
  mutating func writeNotes() {
    let text = Words(locale)("Bring the scarf", "带上围巾")
    for kind in NoteKey.Kind.allCases {
      guard let first = rows(kind).first else { continue }
      self[note: first.id] = text
    }
  }

  /// Changes the data; each list then finds out by its identities what has happened.
  mutating func change(at now: Instant, _ body: (inout [Conversation]) -> Void) {
    let before = NoteKey.Kind.allCases.flatMap { rows($0) }
    for row in before where notes[row.id] != nil && owners[row.id] == nil {
      owners[row.id] = row.person.id
    }
    body(&people)
    for kind in NoteKey.Kind.allCases {
      let rows = rows(kind)
      forget(kind, but: Set(rows.map(\.id)), before)
      tables[kind]?.set(rows, at: now)
    }
  }

  /// What is typed into a row goes with its identity.
  private mutating func forget(
    _ kind: NoteKey.Kind, but kept: Set<NoteKey>, _ before: [NotedPerson]
  ) {
    for row in before where row.id.kind == kind && !kept.contains(row.id) {
      if notes[row.id] != nil, people.contains(where: { $0.id == owners[row.id] }) {
        lost[kind, default: 0] += 1
      }
      notes[row.id] = nil
      owners[row.id] = nil
    }
  }
}

extension NoteKey {
  /// Which way it is.
  var kind: Kind {
    switch self {
    case .stable: .stable
    case .index: .index
    case .content: .content
    }
  }
}

extension ListIdentityModel {
  /// A new person on top.
  mutating func insert(at now: Instant) {
    arrivals += 1
    let person = Conversation.arriving(arrivals, locale)
    change(at: now) { $0.insert(person, at: 0) }
  }

  /// The first person leaves.
  mutating func deleteFirst(at now: Instant) {
    change(at: now) { if !$0.isEmpty { $0.removeFirst() } }
  }

  /// The first person goes to the end.
  mutating func moveFirst(at now: Instant) {
    change(at: now) { if !$0.isEmpty { $0.append($0.removeFirst()) } }
  }

  /// The person with the note, else the first, gets another name.
  mutating func rename(at now: Instant) {
    let noted = people.firstIndex { notes[.stable($0.id)] != nil } ?? 0
    let sign = Words(locale)(" (new number)", "（新号码）")
    change(at: now) {
      guard $0.indices.contains(noted) else { return }
      let name = $0[noted].name
      $0[noted].name = name.hasSuffix(sign) ? String(name.dropLast(sign.count)) : name + sign
    }
  }

  /// The list comes anew from afar: somebody has joined, the order is another one.
  mutating func refresh(at now: Instant) {
    arrivals += 1
    let person = Conversation.arriving(arrivals, locale)
    change(at: now) {
      $0.reverse()
      $0.insert(person, at: min(1, $0.count))
    }
  }
}
