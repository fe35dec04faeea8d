import Canvas

/// A block with others drawn behind or in front of it, in its own rectangle.
public struct Layered<Content: Block>: Wrapper {
  /// What it holds.
  public let content: Content
  private let extra: any Block<Content.Model>
  private let order: Order
  private let alignment: Alignment

  enum Order { case behind, inFront }

  init(_ content: Content, _ extra: any Block<Content.Model>, _ order: Order, _ at: Alignment) {
    self.content = content
    self.extra = extra
    self.order = order
    alignment = at
  }

  /// Those of the content; the extra block may declare as well.
  public var traits: BlockTraits { content.traits.union(extra.traits.intersection(.declares)) }

  /// Draws both in the same rectangle.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    if order == .inFront { content.draw(in: rect, into: &picture, context: context) }
    let size = extra.size(fitting: ProposedSize(rect.size), in: context)
    let place = alignment.place(size, in: rect, context.environment.layoutDirection)
    extra.draw(in: place, into: &picture, context: context)
    if order == .behind { content.draw(in: rect, into: &picture, context: context) }
  }
}

extension Block {
  /// Draws another block behind, as large as this one unless it has its own size.
  public func background(
    alignment: Alignment = .center, _ behind: any Block<Model>
  ) -> Layered<Self> {
    Layered(self, behind, .behind, alignment)
  }

  /// Fills the rectangle behind with a colour of the theme, rounded by `radius` pt.
  public func background(_ color: ColorToken, radius: Double = 0) -> Layered<Self> {
    Layered(self, Fill(color, radius: radius), .behind, .center)
  }

  /// Draws another block in front.
  public func overlay(
    alignment: Alignment = .center, _ front: any Block<Model>
  ) -> Layered<Self> {
    Layered(self, front, .inFront, alignment)
  }
}
