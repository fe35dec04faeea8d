import Canvas

/// Stacks its blocks downward.
public struct VStack<Model>: Block {
  private let alignment: HorizontalAlignment
  private let layout: StackLayout<Model>

  /// Blocks one below the other, `spacing` pt apart.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double = 8,
    @BlockBuilder<Model> content: () -> [any Block<Model>]
  ) {
    self.alignment = alignment
    layout = StackLayout(.down, spacing: spacing, content())
  }

  /// Those of its children.
  public var traits: BlockTraits { layout.traits }

  /// The widest width and the sum of the heights, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    layout.total(layout.sizes(fitting: proposal, in: context))
  }

  /// Draws from the top; content higher than the rectangle runs over its lower edge (SPEC S13).
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let sizes = layout.sizes(fitting: ProposedSize(rect.size), in: context)
    let share = alignment.resolved(context.environment.layoutDirection).share
    var y = rect.minY
    for (index, size) in sizes.enumerated() {
      y += layout.slots[index].distance
      let x = rect.minX + share * (rect.width - size.width)
      let place = Rect(origin: Point(x, y), size: size)
      y += size.height
      layout.draw(index, in: place, into: &picture, context: context)
    }
  }
}
