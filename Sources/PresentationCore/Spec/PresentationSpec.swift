import Canvas

/// Everything the engine needs to know of one presentation.
///
/// `style` is fixed at the start of a cycle; the rest may change while it is up (SPEC E10).
public struct PresentationSpec: Hashable, Sendable {
  /// Its stable identity.
  public var id: PresentationID
  /// Place, level, transitions.
  public var style: PresentationStyle
  /// The presentation in whose points its anchor lies; nil is the container (SPEC O1).
  public var anchorSurface: PresentationID?
  /// The mask behind it.
  public var mask: MaskSpec
  /// Which ways out are open.
  public var dismissal: DismissalPolicy
  /// Detents and their rules; nil for everything but sheets.
  public var sheet: SheetSpec?
  /// Seconds from `didPresent` until it leaves by itself; nil stays (SPEC K8).
  public var timer: Double?
  /// What happens when another is up.
  public var arrival: ArrivalPolicy
  /// Higher goes first in a queue and may preempt.
  public var priority: Int
  /// Measured size of the content in pt; nil until known: the entrance waits (CASES B105).
  public var contentSize: Size?
  /// What a tap on an empty part of the card does (SPEC M4).
  public var emptyContentTap: EmptyContentTap
  /// Whether content drawn beyond the surface can be touched (SPEC M3).
  public var overflow: Overflow
  /// What a finger in it does.
  public var finger = Finger.presses

  /// What a finger in a presentation does.
  public enum Finger: Hashable, Sendable {
    /// Presses the control it came down on.
    case presses
    /// Goes from control to control and presses the one it leaves from; the finger that called
    /// the presentation goes on in it: menus (SPEC C1).
    case slides
  }

  /// What a tap on an empty part of the card does.
  public enum EmptyContentTap: Hashable, Sendable { case nothing, dismisses }

  /// Whether content beyond the surface is drawn and touched.
  public enum Overflow: Hashable, Sendable { case clipped, visible }

  /// A presentation; by default a stacked one with a mask of opacity 0.4, whatever its style.
  public init(
    id: PresentationID, style: PresentationStyle, mask: MaskSpec = MaskSpec(opacity: 0.4),
    dismissal: DismissalPolicy = DismissalPolicy(), sheet: SheetSpec? = nil,
    timer: Double? = nil, arrival: ArrivalPolicy = .stack, priority: Int = 0,
    contentSize: Size? = nil, emptyContentTap: EmptyContentTap = .nothing,
    overflow: Overflow = .clipped
  ) {
    self.id = id
    self.style = style
    self.mask = mask
    self.dismissal = dismissal
    self.sheet = sheet
    self.timer = timer
    self.arrival = arrival
    self.priority = priority
    self.contentSize = contentSize
    self.emptyContentTap = emptyContentTap
    self.overflow = overflow
  }
}
