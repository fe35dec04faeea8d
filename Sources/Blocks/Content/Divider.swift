import Canvas

/// A hairline across the width, inset on the leading side; it takes no height.
public struct Divider<Model>: Block {
  private let inset: Double

  /// A line that starts `inset` pt from the leading edge and runs to the trailing one.
  public init(inset: Double = 0) {
    self.inset = inset
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered and no height, in pt: the line lies on the edge between neighbours.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(proposal.width ?? 0, 0)
  }

  /// Draws one device pixel along the top of the rectangle.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    guard inset < rect.width else { return }
    let start = inset > 0 ? rect.minX + inset : context.toEdges(rect).minX
    let line = Rect(start, rect.minY, context.toEdges(rect).maxX - start, 0)
    picture.items.append(
      .hairline(context.mirrored(line, in: rect), context.theme[.separator]))
  }
}
