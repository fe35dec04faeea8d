import Canvas

/// What a popover, bubble, menu or guide card belongs to, and how it stands beside it (SPEC O1, K2).
public struct Anchor: Hashable, Sendable {
  /// The thing's rectangle in pt of the container, or of the presentation it stands in.
  public var rect: Rect
  /// Which thing it is: the same one is followed at once, another one is reached in a glide.
  public var name: String
  /// The side that is asked for.
  public var side: AnchorSide
  /// Distance from the thing to the tip of the arrow, or to the body without one, in pt.
  public var gap: Double
  /// Height of the arrow in pt; 0 for none.
  public var arrow: Double
  /// Distance the body keeps to the safe area's sides, in pt.
  public var margin: Double
  /// What becomes of the body when the thing is scrolled out of sight.
  public var loss = Loss.stays
  /// Whether the thing moves when no side of it has room for the body.
  public var footing = Footing.fixed

  /// Whether a thing stays where it is.
  public enum Footing: Hashable, Sendable {
    /// A part of a page: it stays.
    case fixed
    /// A card lifted off the page: it stays inside the safe area and makes room (SPEC C1).
    case movable
  }

  /// What becomes of the body when the thing is scrolled out of sight.
  public enum Loss: Hashable, Sendable {
    /// It stays at the edge of the safe area.
    case stays
    /// It leaves for good: a tip about nothing.
    case leaves
  }

  /// A place beside a rectangle; by default an arrow of 13 pt that touches it.
  public init(
    _ rect: Rect, name: String = "", side: AnchorSide = .below, gap: Double = 0,
    arrow: Double = 13, margin: Double = 10
  ) {
    self.rect = rect
    self.name = name
    self.side = side
    self.gap = gap
    self.arrow = arrow
    self.margin = margin
  }

  /// The room the gap and the arrow take, in pt.
  var reach: Double { gap + arrow }
}

/// The side of an anchor on which a bubble, popover or menu stands.
public enum AnchorSide: Hashable, Sendable, CaseIterable {
  case above, below, leading, trailing

  /// The side across the anchor.
  public var opposite: AnchorSide {
    switch self {
    case .above: .below
    case .below: .above
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
