import Canvas

/// The body of a bottom panel: parts in a column that ends above the safe area (SPEC K9).
public struct PanelBody<Model>: Block {
  private let column: VStack<Model>

  /// Parts from top to bottom, over the whole width.
  public init(@BlockBuilder<Model> content: () -> [any Block<Model>]) {
    column = VStack(alignment: .leading, spacing: 0, content: content)
  }

  /// Those of its parts.
  public var traits: BlockTraits { column.traits.intersection(.declares) }

  /// The size in pt of the parts; the host adds the strip over the safe area.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let safe = context.environment.safeArea
    let sides = Insets(left: safe.left, right: safe.right)
    let size = column.size(
      fitting: ProposedSize(width: proposal.width).inset(by: sides), in: context)
    return Size(proposal.width ?? size.width + safe.left + safe.right, size.height)
  }

  /// Draws the parts above the strip; they scroll where there is less room than they need.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let safe = context.environment.safeArea
    let room = rect.inset(by: Insets(left: safe.left, bottom: safe.bottom, right: safe.right))
    let needed = size(fitting: ProposedSize(width: rect.width), in: context).height
    if needed > room.height + 0.5 {
      Scroll("panel") { column }.draw(in: room, into: &picture, context: context)
    } else {
      column.draw(in: room, into: &picture, context: context)
    }
    SafeAreaStrip().draw(
      in: Rect(rect.minX, room.maxY, rect.width, safe.bottom), into: &picture, context: context)
  }
}
