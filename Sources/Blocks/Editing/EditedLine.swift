/// A line of text being edited: what stands there, what is selected, what can be taken back (SPEC V7).
///
/// All offsets count bytes of UTF-8 and lie between characters as people count them: an emoji or a
/// letter with its accents is one. Nothing here goes through the whole text, however long it is.
public struct EditedLine: Hashable, Sendable {
  /// The committed text.
  public private(set) var text: String
  /// The end of the selection that moves.
  public private(set) var caret: Int
  /// The end of the selection that stays.
  public private(set) var anchor: Int
  /// What the input method has not committed; it stands at the caret.
  public private(set) var composition = ""
  private var past = EditMemory()
  private var future = EditMemory()
  /// What the last change was: letters typed in a row are one step back.
  private var run = Run.none

  private enum Run: Hashable { case none, typing, deleting }

  /// A text with the caret at its end.
  public init(_ text: String) {
    self.text = text
    self.text.makeContiguousUTF8()
    caret = text.utf8.count
    anchor = caret
  }

  /// The bytes selected, as offsets; empty when there is only a caret.
  public var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  /// The text selected.
  public var selectedText: String { String(text[selected]) }

  private var selected: Range<String.Index> {
    text.place(selection.lowerBound)..<text.place(selection.upperBound)
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
    case .selectAll: select(0..<text.utf8.count)
    case .undo: travel(from: \.past, to: \.future)
    case .redo: travel(from: \.future, to: \.past)
    }
    composition = ""
  }

  private mutating func insert(_ new: String) {
    let line = new.onOneLine
    guard let last = line.last else { return }
    let isTyping = selection.isEmpty && line.index(after: line.startIndex) == line.endIndex
    remember(as: isTyping ? .typing : .none)
    replaceSelection(with: line)
    if last.isWhitespace { run = .none }
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
    let end = selection.lowerBound + new.utf8.count
    text.replaceSubrange(selected, with: new)
    // A combining mark joins the letter before it: the caret never stands inside of one.
    caret = text.edge(at: end)
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
    caret = text.edge(at: offset)
    if selecting == .none { anchor = caret }
    run = .none
  }

  private mutating func select(_ range: Range<Int>) {
    anchor = range.lowerBound
    caret = range.upperBound
    run = .none
  }

  private var moment: EditMemory.Moment {
    EditMemory.Moment(text: text, caret: caret, anchor: anchor)
  }

  /// Keeps what is there for an undo, unless this change goes on with the last one.
  private mutating func remember(as new: Run) {
    if new == .none || new != run { past.keep(moment) }
    run = new
    future = EditMemory()
  }

  private mutating func travel(
    from source: WritableKeyPath<EditedLine, EditMemory>,
    to target: WritableKeyPath<EditedLine, EditMemory>
  ) {
    guard let last = self[keyPath: source].takeLast() else { return }
    self[keyPath: target].keep(moment)
    text = last.text
    caret = last.caret
    anchor = last.anchor
    run = .none
  }
}
