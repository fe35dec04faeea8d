import Blocks
import Canvas
import PresentationCore

/// One running scene as a value: events and time in, frames and events out (DESIGN "One picture").
///
/// Copying it is a snapshot; going on from a copy replays to the same pixels.
package protocol Staging {
  /// What is running.
  var info: SceneInfo { get }
  /// The moment up to which everything has happened.
  var now: Instant { get }
  /// The moment at which the present motion ends, endless pictures left out; nil when it never does.
  var restsAt: Instant? { get }
  /// The next moment at which something happens by itself.
  var nextEvent: Instant? { get }
  /// The moment at which the marks that movements leave have faded: scroll indicators.
  var fadesUntil: Instant? { get }
  /// True while a picture changes by itself without end: a spinner.
  var neverRests: Bool { get }
  /// Size of the screen in pt.
  var size: Size { get }

  /// True while a text field has the focus: letters are text then.
  var isEditing: Bool { get }
  /// True while a control has the visible focus ring.
  var hasRing: Bool { get }

  /// The caret in stage pt while somebody types: where an input method shows its candidates.
  var caret: Rect? { get }

  /// Draws under another appearance from now on; nothing else changes.
  mutating func restyle(as appearance: Appearance)
  /// Takes one input at its own time.
  mutating func send(_ event: InputEvent)
  /// Calls one of the scene's named actions.
  mutating func perform(_ action: String, at instant: Instant) throws(ActionError)
  /// Lets everything happen that is due.
  mutating func advance(to instant: Instant)
  /// The picture at a moment not before `now`.
  mutating func frame(at instant: Instant) -> Frame
  /// The plain numbers of a moment not before `now`.
  mutating func snapshot(at instant: Instant) -> Snapshot
  /// Everything that moves by itself at a moment not before `now`, as it was set off (SPEC X4).
  func motions(at instant: Instant) -> [MotionReport]
  /// The numbers of a moment not before `now` if what moves rested at given values (SPEC X4).
  func snapshot(at instant: Instant, holding values: [MotionReport.ID: Double]) -> Snapshot
  /// The centre of a named element in stage pt; nil when nothing has that name.
  mutating func element(named name: String, at instant: Instant) -> Point?
  /// Scrolls a named element into sight, as people do before they touch it; else changes nothing.
  mutating func bringIntoSight(_ name: String, at instant: Instant)
  /// What a screen reader is told at a moment not before `now`.
  mutating func accessibility(at instant: Instant) -> AccessibilityNode
  /// Every touchable or named place at a moment not before `now`, in container pt.
  mutating func placedAreas(at instant: Instant) -> [PlacedArea]
  /// What bars, notch and home indicator leave free, in stage pt.
  var safeArea: Rect { get }
  /// The text cut or copied since the last call; nil when none was (SPEC V7).
  mutating func takeCopied() -> String?
  /// The programmer's errors since it came up, each sentence once (SPEC E1).
  var errors: [StageError] { get }
  /// The events since the last call.
  mutating func takeEvents() -> [LoggedEvent]
  /// The last line of a trace.
  func summary() -> EndSummary
}

/// An action the scene does not know, or one with a bad argument.
package struct ActionError: Error, Hashable, Sendable {
  /// What is wrong, for people.
  package var message: String

  /// An error with a sentence for people.
  package init(_ message: String) {
    self.message = message
  }
}

/// What the last line of a trace tells (DESIGN "trace").
package struct EndSummary: Hashable, Sendable {
  /// Presentations still up, back to front.
  package var open: [String] = []
  /// Bindings by name.
  package var flags: [String: Bool] = [:]
  /// How often each control was pressed.
  package var pressed: [String: Int] = [:]
  /// How often each row was pressed, by its number.
  package var rows: [String: Int] = [:]
  /// Texts of fields by name.
  package var text: [String: String] = [:]

  /// An empty summary.
  package init() {}
}
