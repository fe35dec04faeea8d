/// The floor a presentation stands on; a higher one is always in front (SPEC Q4).
public enum PresentationLevel: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// Cards, panels, sheets, covers: one stack, newest on top.
  case content
  /// Alerts, dialogs, popovers, menus: above content however they were ordered.
  case system
  /// Toasts, notices and the overlay window.
  case overlay

  /// Orders from the page upward.
  public static func < (left: PresentationLevel, right: PresentationLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}
