import Canvas

/// What a finger does to an area that takes drags for itself (SPEC L2).
public struct DragReport: Hashable, Sendable {
  /// How far the drag is.
  public enum Phase: Hashable, Sendable {
    case began, moved, ended
    /// Taken away: it ends without a decision.
    case cancelled
  }

  /// Name of the area.
  public var area: String
  /// What it is drawn on; nil is the page.
  public var owner: PresentationID?
  /// How far the drag is.
  public var phase: Phase
  /// The way since the touch, in pt.
  public var way: Point
  /// Where the finger is on the stage, in pt.
  public var position: Point
  /// How fast it is, in pt/s.
  public var velocity: Point
  /// The offset of the page, in pt.
  public var scrollOffset: Double
  /// When.
  public var time: Instant
}
