import Canvas

/// The named shadows of a theme: a wide layer for height, a narrow one for the edge.
public enum ShadowToken: Int, Hashable, Sendable, CaseIterable {
  /// Custom cards and top notices.
  case card
  /// Alerts, popovers and menus.
  case popover
  /// Toasts, bubbles and map controls.
  case toast
  /// Sheets and bottom panels, thrown upward.
  case sheet
  /// A lifted row.
  case lifted
}
