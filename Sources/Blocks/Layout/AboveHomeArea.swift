import Canvas

/// Content of a surface that runs to the lower edge: it ends above the home area (SPEC K9).
///
/// The surface is higher than its content by the safe area; what stretches must not take that.
public struct AboveHomeArea<Content: Block>: Wrapper {
  /// What it holds.
  public let content: Content
  let applies: Bool

  /// Draws the content without the safe area at the lower end of the rectangle.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let bottom = applies ? context.environment.safeArea.bottom : 0
    content.draw(in: rect.inset(by: Insets(bottom: bottom)), into: &picture, context: context)
  }
}

extension Block {
  /// Ends above the home area on a surface that runs to the lower edge of the screen.
  public func aboveHomeArea(_ applies: Bool = true) -> AboveHomeArea<Self> {
    AboveHomeArea(content: self, applies: applies)
  }
}
