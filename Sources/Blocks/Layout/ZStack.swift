import Canvas

/// Lays its blocks over each other, the last one in front.
public struct ZStack<Model>: Block {
  private let alignment: Alignment
  private let children: [any Block<Model>]

  /// Those of its children.
  public let traits: BlockTraits

  /// Blocks over each other, lined up by `alignment`.
  public init(
    alignment: Alignment = .center, @BlockBuilder<Model> content: () -> [any Block<Model>]
  ) {
    self.alignment = alignment
    children = content()
    traits = children.reduce(into: []) { $0.formUnion($1.traits) }
  }

  /// The greatest width and height, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    children.reduce(into: Size.zero) { total, child in
      let size = child.size(fitting: proposal, in: context)
      total = Size(max(total.width, size.width), max(total.height, size.height))
    }
  }

  /// Draws from back to front.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    for child in children {
      let size = child.size(fitting: ProposedSize(rect.size), in: context)
      let place = alignment.place(size, in: rect, context.environment.layoutDirection)
      child.draw(in: place, into: &picture, context: context)
    }
  }
}
