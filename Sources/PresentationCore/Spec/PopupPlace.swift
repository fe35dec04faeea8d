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
  /// Attached to the lower edge over the full width, background running to the edge (SPEC K9).
  case bottomEdge
  /// Attached to the lower edge with detents (SPEC S).
  case sheet
  /// Beside a rectangle in container pt, on the asked side when there is room (SPEC O1).
  case anchored(Rect, side: AnchorSide)
  /// The whole container (SPEC F1).
  case full
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
