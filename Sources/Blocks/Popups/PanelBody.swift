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
    let sides = sides(of: proposal.width, context)
    let size = column.size(
      fitting: ProposedSize(width: proposal.width).inset(by: sides), in: context)
    return Size(proposal.width ?? size.width + sides.left + sides.right, size.height)
  }

  /// Draws the parts above the strip; they scroll where there is less room than they need.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let safe = context.environment.safeArea
    let sides = sides(of: rect.width, context)
    let room = rect.inset(by: Insets(left: sides.left, bottom: safe.bottom, right: sides.right))
    let needed = size(fitting: ProposedSize(width: rect.width), in: context).height
    if needed > room.height + 0.5 {
      Scroll("panel") { column }.draw(in: room, into: &picture, context: context)
    } else {
      column.draw(in: room, into: &picture, context: context)
    }
    SafeAreaStrip().draw(
      in: Rect(rect.minX, room.maxY, rect.width, safe.bottom), into: &picture, context: context)
  }

  /// What the safe area takes of a panel in the middle: nothing of one that is narrow enough.
  private func sides(of width: Double?, _ context: BlockContext) -> Insets {
    let environment = context.environment
    let margin = width.map { (environment.container.width - $0) / 2 } ?? 0
    return Insets(
      left: max(0, environment.safeArea.left - margin),
      right: max(0, environment.safeArea.right - margin))
  }
}
