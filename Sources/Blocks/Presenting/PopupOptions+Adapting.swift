import Canvas
import PresentationCore

extension PopupOptions {
  /// A sheet that asks to be a popover at a regular width is one there (SPEC S10).
  func adapted(to anchor: Rect, in context: BlockContext) -> PopupOptions {
    guard isPopoverSheet, context.environment.horizontalSizeClass == .regular else { return self }
    return PopupOptions(
      .anchored(name: "popover", to: anchor, side: .below),
      look: SurfaceLook(fill: look.fill, shadow: .popover, arrow: .pointing), id: id,
      dismissal: DismissalPolicy(veto: dismissal.veto, escape: dismissal.escape), timer: timer,
      arrival: arrival, priority: priority)
  }

  private var isPopoverSheet: Bool { sheet?.regularWidth == .popover }

  /// The content of a sheet that became a popover has its preferred width there.
  func fitted<Content: Block>(
    _ content: Content, from asked: PopupOptions
  ) -> any Block<Content.Model> {
    guard sheet == nil, let sheet = asked.sheet else { return content }
    return content.frame(width: sheet.preferredSize?.width ?? Self.popoverWidth)
  }

  /// Width in pt of a popover made of a sheet without a preferred size.
  private static let popoverWidth = 375.0
}
