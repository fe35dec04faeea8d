/// A line of text being edited: what stands there, what is selected, what can be taken back (SPEC V7).
///
/// All offsets count characters as people do: an emoji or a letter with its accents is one.
public struct EditedLine: Hashable, Sendable {
  /// The committed text.
  public private(set) var text: String
  /// The end of the selection that moves.
  public private(set) var caret: Int
  /// The end of the selection that stays.
  public private(set) var anchor: Int
  /// What the input method has not committed; it stands at the caret.
  public private(set) var composition = ""
  private var past: [Moment] = []
  private var future: [Moment] = []
  /// What the last change was: letters typed in a row are one step back.
  private var run = Run.none

  private struct Moment: Hashable {
    var text: String
    var caret: Int
    var anchor: Int
  }

  private enum Run: Hashable { case none, typing, deleting }

  /// A text with the caret at its end.
  public init(_ text: String) {
    self.text = text
    caret = text.count
    anchor = text.count
  }

  /// The characters selected, as offsets; empty when there is only a caret.
  public var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  /// The text selected.
  public var selectedText: String {
    String(text.dropFirst(selection.lowerBound).prefix(selection.count))
  }

  /// Takes over a text that was changed from outside; its own changes are forgotten then.
  public mutating func follow(_ text: String) {
    if text != self.text { self = EditedLine(text) }
  }

  /// Does one thing.
  public mutating func apply(_ edit: TextEdit) {
    switch edit {
    case .compose(let text):
      if !text.isEmpty { removeSelection() }
      composition = text
      return
    case .insert(let text): insert(text)
    case .delete(let move): delete(move)
    case .move(let move, let selecting): go(move, selecting)
    case .place(let offset, let selecting): put(at: offset, selecting)
    case .selectWord(let offset): select(WordRun.around(offset, in: text))
    case .selectAll: select(0..<text.count)
    case .undo: travel(from: \.past, to: \.future)
    case .redo: travel(from: \.future, to: \.past)
    }
    composition = ""
  }

  private mutating func insert(_ new: String) {
    let line = String(new.map { $0.isNewline ? " " : $0 })
    guard !line.isEmpty else { return }
    let isTyping = line.count == 1 && selection.isEmpty
    remember(as: isTyping ? .typing : .none)
    replaceSelection(with: line)
    if line.last?.isWhitespace ?? false { run = .none }
  }

  private mutating func delete(_ move: TextMove) {
    guard selection.isEmpty else { return removeSelection() }
    let target = move.target(from: caret, in: text)
    guard target != caret else { return }
    remember(as: .deleting)
    anchor = target
    replaceSelection(with: "")
  }

  private mutating func removeSelection() {
    guard !selection.isEmpty else { return }
    remember(as: .none)
    replaceSelection(with: "")
  }

  private mutating func replaceSelection(with new: String) {
    let range = selection
    let head = String(text.prefix(range.lowerBound)) + new
    text = head + text.dropFirst(range.upperBound)
    // A combining mark joins the letter before it: the length is that of the whole, not the sum.
    caret = min(head.count, text.count)
    anchor = caret
  }

  private mutating func go(_ move: TextMove, _ selecting: TextEdit.Selecting) {
    if selecting == .none, !selection.isEmpty, move == .back || move == .forward {
      put(at: move == .back ? selection.lowerBound : selection.upperBound, .none)
    } else {
      put(at: move.target(from: caret, in: text), selecting)
    }
  }

  private mutating func put(at offset: Int, _ selecting: TextEdit.Selecting) {
    caret = min(max(offset, 0), text.count)
    if selecting == .none { anchor = caret }
    run = .none
  }

  private mutating func select(_ range: Range<Int>) {
    anchor = range.lowerBound
    caret = range.upperBound
    run = .none
  }

  /// Keeps what is there for an undo, unless this change goes on with the last one.
  private mutating func remember(as new: Run) {
    if new == .none || new != run {
      past.append(Moment(text: text, caret: caret, anchor: anchor))
      if past.count > Self.memory { past.removeFirst() }
    }
    run = new
    future = []
  }

  private static let memory = 100

  private mutating func travel(
    from source: WritableKeyPath<EditedLine, [Moment]>,
    to target: WritableKeyPath<EditedLine, [Moment]>
  ) {
    guard let moment = self[keyPath: source].popLast() else { return }
    self[keyPath: target].append(Moment(text: text, caret: caret, anchor: anchor))
    text = moment.text
    caret = moment.caret
    anchor = moment.anchor
    run = .none
  }
}
