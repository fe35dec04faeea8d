import Canvas

/// Stacks its blocks from the leading to the trailing side.
public struct HStack<Model>: Block {
  private let alignment: VerticalAlignment
  private let layout: StackLayout<Model>

  /// Blocks side by side, `spacing` pt apart.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double = 8,
    @BlockBuilder<Model> content: () -> [any Block<Model>]
  ) {
    self.alignment = alignment
    layout = StackLayout(.across, spacing: spacing, content())
  }

  /// Those of its children.
  public var traits: BlockTraits { layout.traits }

  /// The sum of the widths and the greatest height, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    layout.total(layout.sizes(fitting: proposal, in: context))
  }

  /// Draws from the leading edge.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let sizes = layout.sizes(fitting: ProposedSize(rect.size), in: context)
    var x = rect.minX
    for (index, size) in sizes.enumerated() {
      x += layout.slots[index].distance
      let y = rect.minY + alignment.share * (rect.height - size.height)
      let place = context.mirrored(Rect(origin: Point(x, y), size: size), in: rect)
      x += size.width
      layout.draw(index, in: place, into: &picture, context: context)
    }
  }
}
