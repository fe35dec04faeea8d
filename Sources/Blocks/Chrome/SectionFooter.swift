import Canvas

/// The footer of a section of the list: a line of small text below its rows (SPEC L1).
public struct SectionFooter<Model>: Block {
  private let text: String

  /// A footer that says something of the rows above it.
  public init(_ text: String) {
    self.text = text
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// Its height in pt at a theme's text size.
  public static func height(in theme: Theme) -> Double {
    max(32, theme.style(.footnote).lineHeight + 14)
  }

  /// The width offered and 32 pt, more at large text sizes.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(
      proposal.width ?? context.environment.container.width, Self.height(in: context.theme))
  }

  /// Draws the text 7 pt below the upper edge.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let line = context.theme.style(.footnote).lineHeight
    let place = Rect(rect.minX + 16, rect.minY + 7, rect.width - 32, line)
    Label<Model>(text, .footnote).color(.labelSecondary).lines(1)
      .draw(in: place, into: &picture, context: context)
  }
}
