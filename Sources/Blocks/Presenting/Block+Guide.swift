import Canvas
import PresentationCore

/// What a tap in the hole of a guide's mask does (SPEC K7).
public enum HoleTap: Hashable, Sendable {
  /// It works as if there were no guide.
  case passes
  /// It does nothing.
  case isKept
}

extension Block {
  /// Declares a card beside the area `target` of the page, in a mask with a hole around it.
  ///
  /// Another target while it is up moves hole and card there (SPEC K7).
  public func guide(
    isPresented: WritableKeyPath<Model, Bool>, target: String, id: String? = nil,
    holeTap: HoleTap = .isKept, onDismiss: ((inout Model) -> Void)? = nil,
    @BlockBuilder<Model> content: @escaping (Model) -> [any Block<Model>]
  ) -> Presenting<Self> {
    declaring(
      isPresented: isPresented,
      options: { .guide(at: target, id, holeTap, rect: $0, in: $1) },
      onDismiss: joined(onDismiss, nil),
      complete: { declared, _, _ in declared.target = target }, content: content)
  }
}

extension PopupOptions {
  /// A card 12 pt from the hole; taps outside do nothing (look 17).
  fileprivate static func guide(
    at target: String, _ id: String?, _ holeTap: HoleTap, rect: Rect, in context: BlockContext
  ) -> PopupOptions {
    let light = Spotlight()
    let anchor = Anchor(
      rect, name: target, gap: light.growth.height + 12, margin: 32)
    let style = PresentationStyle.anchored(
      name: "guide", to: anchor, cornerRadius: context.theme.radius.alert)
    let mask = MaskSpec(
      opacity: light.farOpacity, outsideTap: .ignore, look: .spotlight(light),
      passes: holeTap == .passes ? [target] : [])
    return PopupOptions(style, look: .popover, id: id, mask: mask)
  }
}
