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
    for (index, child) in layout.children.enumerated() {
      y += layout.distance(before: index)
      let size = sizes[index]
      let place = Rect(
        origin: Point(rect.minX + share * (rect.width - size.width), y), size: size)
      y += size.height
      if child.space == nil { child.draw(in: place, into: &picture, context: context) }
    }
  }
}

extension StackChild {
  /// Draws the child where it can be seen; elsewhere only its declarations count.
  func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    if context.canSee(rect) {
      block.draw(in: rect, into: &picture, context: context)
    } else if traits.contains(.declares) {
      picture.declareOnly { block.draw(in: rect, into: &$0, context: context) }
    }
  }
}
