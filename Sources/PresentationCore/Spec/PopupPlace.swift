import Canvas

/// Where a presentation rests on the screen (SPEC K2, S, F, O).
public enum PopupPlace: Hashable, Sendable {
  /// In the middle of the safe area above the keyboard, `margin` pt from its edges.
  case center(margin: Double)
  /// In the middle of the whole container, safe area or not: the rule of the `lab` scene.
  case containerCenter
  /// Below the top safe area by `gap` pt.
  case top(gap: Double)
  /// Above the bottom safe area by `gap` pt.
  case bottom(gap: Double)
  /// Beside the leading edge of the safe area by `gap` pt, in the middle of its height.
  case leading(gap: Double)
  /// Beside the trailing edge of the safe area by `gap` pt, in the middle of its height.
  case trailing(gap: Double)
  /// Attached to the lower edge over the width of a phone, background running to the edge (SPEC K9).
  case bottomEdge
  /// Attached to the lower edge with detents (SPEC S).
  case sheet
  /// Beside a thing on the screen, on the asked side when there is room (SPEC O1).
  case anchored(Anchor)
  /// The whole container (SPEC F1).
  case full
}

extension PopupPlace {
  /// Width in pt of a panel at the lower edge: all there is, but never too wide to read (SPEC K9).
  public static func panelWidth(in container: Size) -> Double { min(480, container.width) }

  /// Beside a rectangle in container pt, with the arrow of a popover.
  public static func anchored(_ rect: Rect, side: AnchorSide) -> PopupPlace {
    .anchored(Anchor(rect, side: side))
  }

  /// What a popup is by its place: to become another it leaves and enters anew (SPEC S10, D4, O1).
  public enum Form: Hashable, Sendable {
    /// A sheet with detents.
    case sheet
    /// Beside a thing.
    case anchored
    /// By itself: cards, panels, alerts, covers.
    case free
  }

  /// What a popup at this place is.
  public var form: Form {
    switch self {
    case .sheet: .sheet
    case .anchored: .anchored
    case .center, .containerCenter, .top, .bottom, .leading, .trailing, .bottomEdge, .full: .free
    }
  }

  /// The same with leading and trailing exchanged (SPEC V5).
  var mirrored: PopupPlace {
    switch self {
    case .leading(let gap): .trailing(gap: gap)
    case .trailing(let gap): .leading(gap: gap)
    case .center, .containerCenter, .top, .bottom, .bottomEdge, .sheet, .anchored, .full: self
    }
  }

  /// What it stands beside; nil for every other place.
  public var anchor: Anchor? {
    if case .anchored(let anchor) = self { anchor } else { nil }
  }
}
