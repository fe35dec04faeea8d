import Canvas
import PresentationCore

/// How what is behind a context menu steps back (SPEC C1, look 15).
public enum MenuBackdrop: String, Hashable, Sendable, CaseIterable {
  /// Out of focus and dark.
  case blurred
  /// Only dark.
  case dimmed

  func mask(in theme: Theme) -> MaskSpec {
    switch self {
    case .blurred: MaskSpec(opacity: 0.32, look: .blurred(10))
    case .dimmed: MaskSpec(opacity: theme.mask.menu)
    }
  }
}

extension Block {
  /// Declares the menu of this block, beside which it stands, lifted (SPEC C1).
  ///
  /// A finger that rests on the block, or a right click, sets `isPresented`.
  public func contextMenu(
    isPresented: WritableKeyPath<Model, Bool>, id: String? = nil,
    backdrop: MenuBackdrop = .blurred, onDismiss: ((inout Model) -> Void)? = nil,
    @BlockBuilder<Model> content: @escaping (Model) -> [any Block<Model>]
  ) -> ContextMenu<Self> {
    ContextMenu(
      isPresented: isPresented,
      content: declaring(
        isPresented: isPresented,
        options: { .contextMenu(beside: $0, id, backdrop, in: $1) },
        onDismiss: joined(onDismiss, nil),
        complete: { declared, rect, context in
          declared.preview = MenuPreview(
            source: rect, cornerRadius: context.theme.radius.control, block: self)
        }, content: content))
  }
}

/// A block that a resting finger, or a right click, calls a menu from.
public struct ContextMenu<Content: Block>: Block {
  let isPresented: WritableKeyPath<Content.Model, Bool>
  let content: Presenting<Content>

  /// Those of the content, and that it declares.
  public var traits: BlockTraits { content.traits }

  /// The content's size in pt.
  public func size(
    fitting proposal: ProposedSize, in context: BlockContext
  ) -> Size {
    content.size(fitting: proposal, in: context)
  }

  /// Draws the content, whose outermost area calls for the menu.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let areas = picture.hitAreas.count
    content.draw(in: rect, into: &picture, context: context)
    let path = isPresented
    picture.callsMenu(since: areas) { $0[keyPath: path] = true }
  }
}

extension PopupOptions {
  /// A menu 12 pt from the lifted card, in which the finger that called it goes on.
  ///
  /// The card stands 8 pt inside the block's sides and moves only where the menu has no room.
  fileprivate static func contextMenu(
    beside rect: Rect, _ id: String?, _ backdrop: MenuBackdrop, in context: BlockContext
  ) -> PopupOptions {
    let card = rect.inset(by: Insets(left: 8, right: 8))
    var anchor = Anchor(card, gap: 12, arrow: 0, margin: 8)
    anchor.footing = .movable
    let style = PresentationStyle.anchored(
      name: "menu", to: anchor, cornerRadius: context.theme.radius.control)
    var options = PopupOptions(
      style, look: .menu, id: id, mask: backdrop.mask(in: context.theme))
    options.finger = .slides
    return options
  }
}
