import Canvas

/// Shares a finger's way between a sheet and the list in it, in one gesture (SPEC S7).
///
/// Both ways are raw finger ways in pt; rubber bands come later. Upward the sheet goes first up to
/// its largest detent, then the list; downward the list goes first to its top, then the sheet,
/// unless the finger arrives there too fast (policy table of CASES, B112).
struct NestedScroll: Hashable, Sendable {
  /// Name of the scrolling content.
  var name: String
  /// Whether the content scrolls before the sheet has its largest height.
  var mode: SheetSpec.ContentDrag
  /// Raw edge of the sheet, where it began, and the edge of its largest detent, in container pt.
  var edge: Double
  let startEdge: Double
  let largestEdge: Double
  /// Raw scroll offset, in pt.
  var offset: Double
  /// What the list got of the finger's way so far, in pt.
  var listTravel = 0.0
  /// Whether the sheet may take over in this gesture.
  var handOff = HandOff.open

  init(
    name: String, mode: SheetSpec.ContentDrag, edge: Double, largestEdge: Double, offset: Double
  ) {
    self.name = name
    self.mode = mode
    self.edge = edge
    startEdge = edge
    self.largestEdge = largestEdge
    self.offset = offset
  }

  /// The edge above which the list takes the finger's way.
  private var upperStop: Double { mode == .resizes ? largestEdge : max(startEdge, largestEdge) }

  /// True when the sheet has what the finger does now: between detents it never rests.
  var movesSheet: Bool { edge > upperStop || edge != startEdge && listTravel == 0 }

  enum HandOff: Hashable, Sendable {
    case open
    /// The list's top was reached too fast: the sheet stays until the finger rests.
    case locked
  }

  /// What one move gave to each, in pt.
  struct Share: Hashable, Sendable {
    var sheet = 0.0
    var list = 0.0
    /// True when the sheet takes over here: its velocity counts from now on.
    var isHandOver = false
  }

  /// Speed in pt/s above which arriving at the list's top locks the sheet.
  static let lockSpeed = 1000.0
  /// Seconds of rest that unlock it.
  static let unlockRest = 0.1

  /// Distributes one move of the finger; `seconds` is the time since the last one.
  mutating func move(by delta: Double, seconds: Double) -> Share {
    if handOff == .locked, seconds >= Self.unlockRest { handOff = .open }
    let share = delta < 0 ? up(by: delta) : down(by: delta, seconds: seconds)
    edge += share.sheet
    offset -= share.list
    listTravel += share.list
    return share
  }

  private func up(by delta: Double) -> Share {
    guard edge > upperStop else { return Share(list: delta) }
    let sheet = max(delta, upperStop - edge)
    return Share(sheet: sheet, list: delta - sheet)
  }

  private mutating func down(by delta: Double, seconds: Double) -> Share {
    guard edge <= largestEdge || mode == .scrolls else { return Share(sheet: delta) }
    let list = min(delta, max(0, offset))
    let rest = delta - list
    guard rest > 0 else { return Share(list: list) }
    if handOff == .open, list > 0, speed(delta, seconds) >= Self.lockSpeed { handOff = .locked }
    guard handOff == .open else { return Share(list: list) }
    return Share(sheet: rest, list: list, isHandOver: list > 0)
  }

  private func speed(_ delta: Double, _ seconds: Double) -> Double {
    seconds > 0 ? delta / seconds : .infinity
  }
}
