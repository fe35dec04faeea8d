import Canvas

/// Plain numbers of one instant, animated values rounded to 1/1024 pt and 1/4096 (DESIGN 3).
public struct Snapshot: Hashable, Sendable {
  /// The instant.
  public var time: Instant
  /// Everything that is up, leaving, or waits with a mask held for it, back to front.
  public var presentations: [PresentationSnapshot]
  /// Masks that fade because the one they were kept for went away; only their masks are seen.
  public var remnants: [PresentationSnapshot]
  /// The page behind.
  public var page: PageSnapshot
  /// Top edge of the software keyboard in pt; the container's height when it is away.
  public var keyboardTop: Double
  /// Who has the key focus: a field, a presentation, or `page`.
  public var focus: String
}

/// One presentation at one instant.
public struct PresentationSnapshot: Hashable, Sendable {
  /// Its identity.
  public var id: PresentationID
  /// Its cycle's number, from 1.
  public var cycle: Int
  /// Its stage.
  public var phase: Phase
  /// Its style.
  public var style: PresentationStyle
  /// Its surface in container pt before scaling: what the content is laid out in.
  public var frame: Rect
  /// From the content's own points (origin at the frame's corner) to the container.
  public var placement: Placement
  /// Opacity of surface and content, 0…1.
  public var opacity: Double
  /// Share of its way in, 0 outside to 1 arrived; a spring may pass 1.
  public var progress: Double
  /// Speed of its top edge as drawn in pt/s, down positive, unrounded.
  public var velocity: Double
  /// How far, in pt, its surface goes on below the frame: one on the lower edge never leaves it.
  public var bleed: Double
  /// Opacity of its mask, 0…1.
  public var mask: Double
  /// Share of its full opacity that the mask has, 0…1.
  public var maskShare: Double
  /// Opacity of the mask as drawn, 0…1: less than it by what a large sheet pushes back (SPEC S11).
  public var shade: Double
  /// How the mask is drawn.
  public var maskLook: MaskSpec.Look
  /// Corner radius in pt before scaling; a surface on the lower edge has only its top corners.
  public var cornerRadius: Double
  /// The same, corner by corner.
  public var radii: CornerRadii
  /// Where a sheet stands across; nil for all others.
  public var layout: SheetLayout?
  /// Identifier of the detent it stands at or heads for.
  public var detent: String?
  /// Height in pt at its largest detent; nil for all but sheets.
  public var largestHeight: Double?
  /// Whether the grabber shows.
  public var showsGrabber: Bool
  /// Scroll offsets of its content by name, in pt.
  public var scrollOffsets: [String: Double]
  /// The scroll indicators that can be seen, by the names of their scrolls.
  public var scrollMarks: [String: ScrollMark]
  /// The pages of each of its stacks, back to front, by its name.
  public var navigation: [String: [NavigationLayer]]
  /// How it stands beside its anchor; nil when it has none.
  public var anchoring: Anchoring?
  /// Opacity of the black over it when another stands on it, 0…1.
  public var recessionDim: Double
  /// What moves of its rows, as drawn; the engine knows none.
  public var rows: [RowReading] = []

  /// The surface as drawn, in container pt, full height even below the screen.
  public var drawn: Rect {
    placement.apply(to: Rect(origin: .zero, size: frame.size))
  }
}

/// The page at one instant.
public struct PageSnapshot: Hashable, Sendable {
  /// Scroll offset in pt; negative when pulled down.
  public var offset: Double
  /// The offsets of all scrolls of the page by name, in pt: each page of a stack has its own.
  public var offsets: [String: Double]
  /// The pages of each stack, back to front, by its name.
  public var navigation: [String: [NavigationLayer]]
  /// Height of the page's scrolling content and of what is seen of it, in pt.
  public var contentHeight, viewportHeight: Double
  /// Opacity of the scroll indicator, 0…1.
  public var indicator: Double
  /// True when a presentation keeps all input from it.
  public var isBlocked: Bool
  /// True when a full-screen cover hides it wholly.
  public var isHidden: Bool
  /// The refresh in progress.
  public var refresh: RefreshState
  /// Offsets in pt of what is pushed both ways, by name.
  public var planes: [String: Point]
  /// Where the page stands behind a large sheet (SPEC S11).
  public var placement: Placement
  /// Corner radius in pt before scaling.
  public var cornerRadius: Double
  /// Opacity of the black over it, 0…1.
  public var recessionDim: Double
  /// What moves of its rows, as drawn; the engine knows none.
  public var rows: [RowReading] = []
}

extension PresentationSnapshot {
  /// The surface in its own points.
  public var bounds: Rect { Rect(0, 0, frame.width, frame.height + bleed) }
}
