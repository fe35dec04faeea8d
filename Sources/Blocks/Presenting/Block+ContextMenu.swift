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
      content: self, isPresented: isPresented,
      declaring: declaring(
        isPresented: isPresented,
        options: { rect, context in
          .contextMenu(beside: ContextMenu<Self>.lifted(rect, context), id, backdrop, in: context)
        },
        onDismiss: joined(onDismiss, nil), content: content))
  }
}

/// A block that has a context menu.
public struct ContextMenu<Content: Block>: Block {
  let content: Content
  let isPresented: WritableKeyPath<Content.Model, Bool>
  let declaring: Presenting<Content>

  /// Those of the content, and that it declares.
  public var traits: BlockTraits { declaring.traits }

  /// The content's size in pt.
  public func size(
    fitting proposal: ProposedSize, in context: BlockContext
  ) -> Size {
    content.size(fitting: proposal, in: context)
  }

  /// Draws the content, which calls for the menu, and lifts it while the menu is up.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let areas = picture.hitAreas.count
    declaring.draw(in: rect, into: &picture, context: context)
    let path = isPresented
    picture.callsMenu(since: areas) { $0[keyPath: path] = true }
    guard picture.model[keyPath: path] else { return }
    let preview = MenuPreview(
      source: rect, lifted: Self.lifted(rect, context),
      cornerRadius: context.theme.radius.control, block: content)
    picture.liftLatest(preview)
  }

  /// The card stands 8 pt inside the block's sides, wholly inside the safe area; in compact
  /// height it leaves room for the menu beside it.
  static func lifted(_ rect: Rect, _ context: BlockContext) -> Rect {
    let environment = context.environment
    let safe = Rect(origin: .zero, size: environment.container).inset(by: environment.safeArea)
    let y = min(max(rect.minY, safe.minY), max(safe.minY, safe.maxY - rect.height))
    let left = max(rect.minX, safe.minX) + 8
    let menu = environment.isCompactHeight ? 250.0 + 12 : 0
    let right = min(rect.maxX, safe.maxX - menu) - 8
    return Rect(left, y, max(0, right - left), rect.height)
  }
}

extension PopupOptions {
  /// A menu 12 pt from the lifted card, in which the finger that called it goes on.
  fileprivate static func contextMenu(
    beside card: Rect, _ id: String?, _ backdrop: MenuBackdrop, in context: BlockContext
  ) -> PopupOptions {
    let anchor = Anchor(card, gap: 12, arrow: 0, margin: 8)
    let style = PresentationStyle.anchored(
      name: "menu", to: anchor, cornerRadius: context.theme.radius.control)
    var options = PopupOptions(
      style, look: .menu, id: id, mask: backdrop.mask(in: context.theme))
    options.finger = .slides
    return options
  }
}
