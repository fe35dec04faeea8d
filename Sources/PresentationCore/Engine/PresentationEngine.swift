import Canvas
import Motion

/// All presentations of one stage, its page, its keyboard and its touches, as one value.
///
/// Time comes in with every call; nothing here knows a clock. Requests go in through `present`,
/// `update`, `dismiss` and `handle`; what happened comes out as events in time order, and
/// `snapshot` gives plain numbers for drawing (DESIGN 2).
public struct PresentationEngine: Sendable {
  /// Screen, safe areas, settings.
  public internal(set) var environment: StageEnvironment
  /// The moment up to which everything has happened.
  public internal(set) var now: Instant
  var entries: [Entry] = []
  var cycles: [PresentationID: Int] = [:]
  var sequence = 0
  var page = PageState()
  var keyboard: TimedValue
  var keyboardOwner: PresentationID?
  /// Masks that fade because the one they were kept for went away.
  var remnants: [MaskRemnant] = []
  var touches: [Touch] = []
  /// Recognisers that are not decided yet.
  var contests: [GestureContest] = []
  /// Cycles among recognisers already reported (SPEC M8).
  var reportedCycles: Set<String> = []
  /// End of the guard after a dismissal by an outside tap (CASES, policy table).
  var guardEnd: Instant?
  /// Who has the key focus: a field, a presentation, or `page`.
  public internal(set) var focus = "page"
  /// The field that had the focus on each surface, the latest last.
  var fieldFocuses: [FieldFocus] = []
  /// The field the keyboard came for; nil when it came without one.
  var servedField: FieldFocus?
  var events: [LoggedEvent] = []
  /// What fingers did to areas that take drags for themselves, not handed over yet.
  var dragReports: [DragReport] = []

  /// A focused text field and the presentation it stands in; nil owner is the page.
  public struct FieldFocus: Hashable, Sendable {
    /// The field's hit area.
    public var name: String
    /// The surface it stands in; nil is the page.
    public var owner: PresentationID?
  }

  /// An engine with nothing up.
  public init(environment: StageEnvironment = StageEnvironment(), at start: Instant = .zero) {
    self.environment = environment
    now = start
    keyboard = TimedValue(0, at: start)
  }

  /// Hands over the events since the last call, in time order.
  public mutating func takeEvents() -> [LoggedEvent] {
    defer { events = [] }
    return events
  }

  /// The identities of all presentations that are up or leaving, back to front.
  public var open: [PresentationID] {
    backToFront.filter { $0.phase != .queued }.map(\.id)
  }

  /// What one that is up or waits is; it does not change in a cycle (SPEC E10).
  public func form(of id: PresentationID) -> PopupPlace.Form? {
    index(of: id).map { entries[$0].spec.style.place.form }
  }

  /// The phase of a presentation; nil when it is gone.
  public func phase(of id: PresentationID) -> Phase? {
    entry(id)?.phase
  }

  /// True while it leaves to come back as something else: `replace(with:)`.
  public func isReplaced(_ id: PresentationID) -> Bool {
    entry(id)?.next != nil
  }

  /// The detent a sheet stands at or heads for; nil for others.
  public func detent(of id: PresentationID) -> String? {
    entry(id)?.detent
  }
}

extension PresentationEngine {
  /// Looked for by index: an entry is heavy to copy, and this is asked all the time.
  func index(of id: PresentationID) -> Int? {
    entries.indices.first { entries[$0].id == id }
  }

  func entry(_ id: PresentationID) -> Entry? {
    index(of: id).map { entries[$0] }
  }

  mutating func update(_ id: PresentationID, _ change: (inout Entry) -> Void) {
    guard let index = index(of: id) else { return }
    change(&entries[index])
  }

  mutating func log(_ event: Event, at instant: Instant) {
    events.append(LoggedEvent(event, at: instant))
  }

  mutating func ignore(_ input: String, _ why: String, at instant: Instant) {
    log(.ignored(input: input, why: why), at: instant)
  }

  /// Entries from the page upward: by level, then by arrival (SPEC Q4).
  var backToFront: [Entry] {
    // Mostly they are in order already, and nothing is copied.
    isInOrder ? entries : order.map { entries[$0] }
  }

  /// The indices of the entries from the page upward: lighter to sort and to search than entries.
  private var order: [Int] {
    isInOrder ? Array(entries.indices) : entries.indices.sorted(by: isBehind)
  }

  private var isInOrder: Bool {
    !entries.indices.dropFirst().contains { !isBehind($0 - 1, $0) }
  }

  private func isBehind(_ left: Int, _ right: Int) -> Bool {
    let levels = (entries[left].spec.style.level, entries[right].spec.style.level)
    return levels.0 != levels.1
      ? levels.0 < levels.1 : entries[left].sequence < entries[right].sequence
  }

  /// The frontmost active presentation that takes keys.
  var keyOwner: Entry? {
    let index = order.last {
      entries[$0].phase.isActive && entries[$0].spec.style.focus == .takes
    }
    return index.map { entries[$0] }
  }

  /// The field that gets what is typed: no modal surface stands in front of it (CASES B197).
  var fieldFocus: FieldFocus? {
    fieldFocuses.last { field in
      guard let front = backToFront.last(where: takesAllKeys) else { return true }
      guard let owner = field.owner.flatMap({ entry($0) }) else { return false }
      return owner.id == front.id || isInFront(owner, of: front)
    }
  }

  /// A mask keeps the keys from what is behind, and so does an overlay window (SPEC Q6).
  private func takesAllKeys(_ entry: Entry) -> Bool {
    guard entry.phase.isActive, entry.spec.style.focus == .takes,
      entry.spec.mask.blocks || entry.spec.style.level == .overlay
    else { return false }
    return !entry.isSheet || arrivedMask(of: entry) > 0.001
  }

  private func isInFront(_ entry: Entry, of other: Entry) -> Bool {
    (entry.spec.style.level, entry.sequence) > (other.spec.style.level, other.sequence)
  }

  /// Reports a change of the key focus; the keyboard comes with a field and stays for its return.
  mutating func updateFocus(at instant: Instant) {
    let field = fieldFocus
    if field != servedField {
      servedField = field
      if field != nil {
        setKeyboard(.show, at: instant)
      } else if fieldFocuses.isEmpty {
        setKeyboard(.hide, at: instant)
      }
    }
    let name = field?.name ?? keyOwner?.id.description ?? "page"
    guard name != focus else { return }
    focus = name
    log(.focus(name), at: instant)
  }
}

extension PresentationEngine {
  /// True when `takeEvents` or `takeDragReports` would hand something over.
  public var hasEvents: Bool { !events.isEmpty || !dragReports.isEmpty }

  /// Reports a programmer's error found outside; the state stays as it is (SPEC E1).
  public mutating func report(error message: String, at instant: Instant) {
    log(.error(message), at: instant)
  }

  /// Names of the controls held down on a presentation, or on the page for nil.
  public func pressed(in owner: PresentationID?) -> Set<String> {
    var names: Set<String> = []
    for touch in touches {
      guard let name = pressedName(by: touch) else { continue }
      switch touch.owner {
      case .page: if owner == nil { names.insert(name) }
      case .presentation(owner, _): names.insert(name)
      case .presentation, .mask, .keyboard, .nobody: break
      }
    }
    return names
  }
}
