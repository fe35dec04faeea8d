import Canvas

/// Content that keeps one direction in both reading directions: what plays goes from left to right.
public struct FixedDirection<Content: Block>: Block {
  let content: Content
  let direction: BlockEnvironment.LayoutDirection

  /// Those of the content.
  public var traits: BlockTraits { content.traits }

  /// The content's size in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    content.size(fitting: proposal, in: fixed(context))
  }

  /// Draws the content in its own direction.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    content.draw(in: rect, into: &picture, context: fixed(context))
  }

  private func fixed(_ context: BlockContext) -> BlockContext {
    var context = context
    context.environment.layoutDirection = direction
    return context
  }
}

extension Block {
  /// Laid out in a direction whatever the language reads (SPEC V5).
  public func direction(
    _ direction: BlockEnvironment.LayoutDirection
  ) -> FixedDirection<Self> {
    FixedDirection(content: self, direction: direction)
  }
}
