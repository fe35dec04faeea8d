import Canvas
import Motion

/// One presentation the engine holds: its spec, its cycle and everything in motion.
struct Entry: Hashable, Sendable {
  var spec: PresentationSpec
  var cycle: Int
  /// Order of arrival; decides who is in front on one level.
  var sequence: Int
  var phase: Phase = .queued
  /// The moment it asked to be presented.
  var requested: Instant
  /// Earliest moment it may enter: the end of a queue gap.
  var earliest: Instant
  /// Whom it must see gone before it enters (SPEC Q1).
  var waitsFor: PresentationID?
  /// Why its cycle starts.
  var origin = Event.Origin.requested
  /// The presentation it stands on; it leaves with it (SPEC Q3).
  var parent: PresentationID?
  /// True when it was pushed aside and comes back.
  var returns = false
  /// What it becomes when it has left: the same identity in another style (SPEC E10).
  var next: PresentationSpec?
  /// Who pushed it aside and brings it back by leaving.
  var preemptedBy: PresentationID?

  /// The top edge of a sheet in container pt; of others the travel from 0 (outside) to `extent` (arrived).
  var presence: TimedValue
  /// Opacity 0…1 of a sheet that fades instead of moving (SPEC T5); nil when it moves.
  var fade: TimedValue?
  /// Full travel of `presence`: pt for moves, 1 for fades and scales; unused by sheets.
  var extent = 1.0
  /// The effects in force; they change only at rest, so a reversal cannot jump (SPEC E7).
  var effects: [Transition.Effect] = []
  /// The way from the anchor it left; nil before it had another.
  var glide: AnchorGlide?
  /// Displacement by a finger or its way back, in pt along `swipeAxis`.
  var swipe: TimedValue
  /// The line of the displacement; it changes only where there is none.
  var swipeAxis = SwipeAxis.vertical
  /// The height of the content in pt, itself in motion when it changes (SPEC V4).
  var contentHeight: TimedValue
  var grip: Grip?
  var detents: ResolvedDetents?
  /// Identifier of the detent it stands at or heads for.
  var detent: String?
  /// The place where the present move began, for shares of linear moves.
  var moveOrigin = 0.0
  /// Whether a move between detents waits to be reported as settled.
  var settling = Settling.none
  var timer: DismissTimer?
  /// The mask's way when it does not follow from the place alone (SPEC Q1).
  var maskWay: MaskWay?
  /// The same for how far a sheet pushes those below it back.
  var pushWay: MaskWay?
  /// Those that left as it entered: its mask completes theirs (SPEC Q2).
  var bridged: Set<PresentationID> = []
  /// Opacity, 0…1, of a mask kept for it while it waits; nil when none is.
  var inheritedMask: Double?
  /// The detent it left because the keyboard covered its field; it returns there (CASES B162).
  var detentBeforeKeyboard: String?
  /// Where the field with the focus was last brought into sight.
  var fieldShownIn: FieldRoom?
  /// The keyboard's push, moving as the keyboard does: in pt for a sheet, else a share 0…1.
  var lift: TimedValue
  var scrolls: [String: ScrollState] = [:]
  /// When somebody scrolled each of them last, by name; sideways ones have no indicator.
  var scrollActivity: [String: Instant] = [:]
  /// When it arrived with more content than room: its indicators tell so; nil when all of it fits.
  var cutSince: Instant?
  /// Its stacks of pages.
  var navigation = NavigationState()
  var areas: [HitArea] = []
  /// The recognisers as drawn, and free of cycles.
  var drawnGestures: [GestureRule] = []
  var gestures = GestureRules()

  enum Settling: Hashable, Sendable { case none, pending }

  /// A finger's hold on the presentation.
  struct Grip: Hashable, Sendable {
    var finger: Int
    var track: SheetTrack?
    /// Accumulated way of the finger in pt, down positive.
    var travel: Double
    /// Displacement at the start of the hold.
    var base: Double
  }

  /// What a field is seen in: another size or another scroll may cover it again (SPEC V1).
  struct FieldRoom: Hashable, Sendable {
    var container: Size
    /// The scroll around it; nil when nothing scrolls.
    var scroll: String?
  }

  var id: PresentationID { spec.id }
  var isSheet: Bool { spec.sheet != nil }

  /// What decides arrival: the fade when there is one, else the way.
  var passage: TimedValue { fade ?? presence }

  /// The edge it moves in from, when a finger can catch it there: it is swiped to that edge too.
  ///
  /// A fade or a growth has no place at which a finger could hold it; it goes on (SPEC E7).
  var entranceEdge: ContainerEdge? {
    guard phase == .presenting, fade == nil, !isSheet,
      case .toward(let edge) = spec.dismissal.swipe, effects == [.move(edge)]
    else { return nil }
    return edge
  }

  /// The edge it was moving in from when a finger caught it; nil when none did.
  func caughtFrom(at instant: Instant) -> ContainerEdge? {
    presence.isMoving(at: instant) ? nil : entranceEdge
  }
}
