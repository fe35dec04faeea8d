import Blocks
import Canvas
import PresentationCore

/// What a stage remembers of someone typing: the line, the clipboard, fingers in fields and on keys.
struct Typing: Hashable {
  /// The field being typed in, and its line; nil when none is.
  var edited: Edited?
  /// The one before: its caret and its undo come back with the focus.
  var parked: Edited?
  /// What was cut or copied last.
  var clipboard = ""
  /// The same until somebody outside takes it over.
  var copied: String?
  /// The field that must stay in sight while the keyboard is up.
  var reveal: PresentationEngine.FieldFocus?
  /// A field that a finger may scroll away.
  var released: PresentationEngine.FieldFocus?
  /// The finger in a field, and the last one: clicks count up.
  var press: FieldPress?
  /// The software keyboard's own state.
  var keyboard = KeyboardState()

  /// The field being typed in and its line.
  struct Edited: Hashable {
    var field: PresentationEngine.FieldFocus
    var line: EditedLine
  }

  /// A finger that came down in a field.
  struct FieldPress: Hashable {
    var finger: Int
    var field: PresentationEngine.FieldFocus
    var start: Point
    var time: Instant
    /// 1 for the first, 2 for a double click, 3 for a triple one.
    var clicks = 1
    var phase = Phase.down

    enum Phase: Hashable { case down, selecting, up }

    /// How soon, in s, and how near, in pt, the next click must come to count as one more.
    static let repeatTime = 0.4
    static let reach = 10.0

    /// The same finger again at the same place soon after: one click more.
    func follows(_ last: FieldPress?) -> FieldPress {
      var press = self
      if let last, last.field == field, time.seconds(since: last.time) <= Self.repeatTime,
        start.distance(to: last.start) <= Self.reach
      {
        press.clicks = last.clicks % 3 + 1
      }
      return press
    }
  }
}
