import Canvas
import PresentationCore

extension Block {
  /// Declares a dark bubble with its arrow at this block; the page behind stays usable (SPEC K2).
  ///
  /// `part` gives the piece of this block's rectangle it points at; a tap on the bubble closes it.
  public func bubble(
    isPresented: WritableKeyPath<Model, Bool>, side: AnchorSide = .below, id: String? = nil,
    part: @escaping (Rect) -> Rect = { $0 }, timer: Double? = nil,
    onDismiss: ((inout Model) -> Void)? = nil,
    @BlockBuilder<Model> content: @escaping (Model) -> [any Block<Model>]
  ) -> Presenting<Self> {
    declaring(
      isPresented: isPresented,
      options: { rect, context in
        .bubble(from: context.mirrored(part(rect), in: rect), side, id: id, timer, in: context)
      },
      onDismiss: joined(onDismiss, nil), content: content)
  }
}

extension PopupOptions {
  /// A bubble beside a rectangle: 2 pt off it, 16 from the screen's sides (look 16).
  fileprivate static func bubble(
    from rect: Rect, _ side: AnchorSide, id: String?, _ timer: Double?, in context: BlockContext
  ) -> PopupOptions {
    var anchor = Anchor(
      rect, side: side.mirrored(for: context.environment.layoutDirection), gap: 2,
      margin: context.theme.spacing.page)
    anchor.loss = .leaves
    var style = PresentationStyle.anchored(
      name: "bubble", to: anchor, cornerRadius: context.theme.radius.control)
    style.focus = .leaves
    return PopupOptions(
      style, look: .bubble, id: id, mask: MaskSpec.none, timer: timer,
      emptyContentTap: .dismisses)
  }
}
