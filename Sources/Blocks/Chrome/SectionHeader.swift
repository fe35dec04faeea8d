import Canvas

/// The header of a section of the list, 36 pt high (SPEC L1).
public struct SectionHeader<Model>: Block {
  private let title: String
  private let symbol: Symbol?

  /// A header, with an icon of 16 pt before the title when there is one.
  public init(_ title: String, symbol: Symbol? = nil) {
    self.title = title
    self.symbol = symbol
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered and 36 pt, more at large text sizes.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let line = context.theme.style(.footnoteStrong).lineHeight
    return Size(
      proposal.width ?? context.environment.container.width,
      max(context.theme.height.sectionHeader, line + 18))
  }

  /// Draws the title 7 pt above the lower edge.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let line = context.theme.style(.footnoteStrong).lineHeight
    let inset = symbol == nil ? 16.0 : 36
    let y = rect.maxY - 7 - line
    if let symbol {
      let square = context.mirrored(Rect(rect.minX + 16, y + line / 2 - 8, 16, 16), in: rect)
      picture.drawIcon(
        symbol, size: 16, color: context.theme[.labelSecondary], in: square,
        quarterTurns: symbol == .pushPin ? 0.5 : 0, context)
    }
    let text = context.mirrored(
      Rect(rect.minX + inset, y, rect.width - inset - 16, line), in: rect)
    Label<Model>(title, .footnoteStrong).color(.labelSecondary).lines(1)
      .draw(in: text, into: &picture, context: context)
  }
}
