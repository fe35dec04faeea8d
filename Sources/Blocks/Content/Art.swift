import Canvas

/// A drawing made by a closure for whatever rectangle it gets.
public struct Art<Model>: Block {
  private let size: Size
  private let items: (Rect, Theme) -> [DisplayItem]

  /// A drawing whose own size is given in pt; an infinite extent takes what is offered.
  public init(
    width: Double = .infinity, height: Double = .infinity,
    items: @escaping (Rect, Theme) -> [DisplayItem]
  ) {
    size = Size(width, height)
    self.items = items
  }

  /// Grows where its own extent is infinite.
  public var traits: BlockTraits {
    var traits: BlockTraits = []
    if size.width == .infinity { traits.insert(.growsAcross) }
    if size.height == .infinity { traits.insert(.growsDown) }
    return traits
  }

  /// Its own size, or what is offered, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(
      size.width.isFinite ? size.width : proposal.width ?? 0,
      size.height.isFinite ? size.height : proposal.height ?? 0)
  }

  /// Draws the items cut by the rectangle.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let items = items(rect, context.theme)
    picture.group(clip: .rect(rect)) { $0.items += items }
  }
}
