import Canvas

/// Content whose text grows with the user's text size only up to a step (SPEC V5).
///
/// Bars, chips and names on a map have a fixed place: past it they would only be cut.
public struct TextSizeLimit<Content: Block>: Block {
  let content: Content
  let largest: TextSizeCategory

  /// Those of the content.
  public var traits: BlockTraits { content.traits }

  /// The content's size in pt at the limited text size.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    content.size(fitting: proposal, in: context.text(atMost: largest))
  }

  /// Draws the content at the limited text size.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    content.draw(in: rect, into: &picture, context: context.text(atMost: largest))
  }
}

extension Block {
  /// Text no larger than at a step of the text size; bars stop before the accessibility steps.
  public func textSize(atMost largest: TextSizeCategory) -> TextSizeLimit<Self> {
    TextSizeLimit(content: self, largest: largest)
  }
}

extension BlockContext {
  /// The context with its text size limited to a step.
  public func text(atMost largest: TextSizeCategory) -> BlockContext {
    guard environment.textSize > largest else { return self }
    var context = self
    context.environment.textSize = largest
    context.theme.textSize = largest
    return context
  }

  /// The context for bars: their text stops growing before the accessibility steps.
  var forBars: BlockContext { text(atMost: .extraExtraExtraLarge) }
}
