import Canvas
import PresentationCore

/// What a popover becomes where there is little room (SPEC O1).
public enum PopoverAdaptation: Hashable, Sendable {
  /// A sheet as high as its content on a compact width.
  case sheetWhenCompact
  /// A popover always.
  case never
}

extension Block {
  /// Declares a popover with its arrow at this block; `passes` names what of the page can be
  /// touched while it is up (SPEC O1, O2).
  public func popover(
    isPresented: WritableKeyPath<Model, Bool>, side: AnchorSide = .below, id: String? = nil,
    look: SurfaceLook = .popover, adaptation: PopoverAdaptation = .sheetWhenCompact,
    passes: Set<String> = [], onDismiss: ((inout Model) -> Void)? = nil,
    @BlockBuilder<Model> content: @escaping (Model) -> [any Block<Model>]
  ) -> Presenting<Self> {
    declaring(
      isPresented: isPresented,
      options: { .popover(from: $0, side, id: id, look, adaptation, passes, in: $1) },
      onDismiss: joined(onDismiss, nil), content: content)
  }

  /// Declares a popover for an item with its arrow at this block (SPEC O1).
  public func popover<Item: Identifiable>(
    item: WritableKeyPath<Model, Item?>, side: AnchorSide = .below, id: String? = nil,
    look: SurfaceLook = .popover, adaptation: PopoverAdaptation = .sheetWhenCompact,
    passes: Set<String> = [], onDismiss: ((inout Model) -> Void)? = nil,
    @BlockBuilder<Model> content: @escaping (Item) -> [any Block<Model>]
  ) -> Presenting<Self> {
    declaring(
      item: item,
      options: { .popover(from: $0, side, id: id, look, adaptation, passes, in: $1) },
      onDismiss: joined(onDismiss, nil), content: content)
  }
}

extension PopupOptions {
  /// A popover beside a rectangle of the surface, or the sheet it adapts to.
  fileprivate static func popover(
    from rect: Rect, _ side: AnchorSide, id: String?, _ look: SurfaceLook,
    _ adaptation: PopoverAdaptation, _ passes: Set<String>, in context: BlockContext
  ) -> PopupOptions {
    let isCompact = context.environment.horizontalSizeClass == .compact
    if adaptation == .sheetWhenCompact, isCompact {
      return .sheet(SheetSpec(detents: [.fit]), look: .sheet, id: id)
    }
    let side = side.mirrored(for: context.environment.layoutDirection)
    var options = PopupOptions(
      .anchored(name: "popover", to: rect, side: side), look: look, id: id)
    if !passes.isEmpty { options.mask = MaskSpec(opacity: 0, look: .custom, passes: passes) }
    return options
  }
}

extension AnchorSide {
  /// The side as the engine knows it, where leading is left.
  func mirrored(for direction: BlockEnvironment.LayoutDirection) -> AnchorSide {
    switch self {
    case .above, .below: self
    case .leading, .trailing: direction == .rightToLeft ? opposite : self
    }
  }
}
