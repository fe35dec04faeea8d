import Canvas

/// A bar of texts at the lower edge, where tabs stand otherwise (look 19).
public struct BottomBar<Model>: Block {
  private let items: [any Block<Model>]

  /// Up to three items: at the leading edge, in the middle, at the trailing edge.
  public init(@BlockBuilder<Model> items: () -> [any Block<Model>]) {
    self.items = items()
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered; 49 pt, 32 in compact height, and the lower safe area.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let height = context.environment.isCompactHeight ? 32 : context.theme.height.tabBar
    return Size(
      proposal.width ?? context.environment.container.width,
      height + context.environment.safeArea.bottom)
  }

  /// Draws an opaque bar with a hairline on top, and the items on its edges and in its middle.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let context = context.forBars
    picture.items.append(.fill(.rect(rect), .solid(context.theme[.page])))
    picture.items.append(
      .hairline(Rect(rect.minX, rect.minY, rect.width, 0), context.theme[.separator]))
    let safe = context.environment.safeArea
    let room = Rect(
      rect.minX + 16 + safe.left, rect.minY, rect.width - 32 - safe.left - safe.right,
      rect.height - safe.bottom)
    let places: [Alignment] = items.count == 1 ? [.center] : [.leading, .center, .trailing]
    for (item, place) in zip(items, items.count == 2 ? [.leading, .trailing] : places) {
      let size = item.size(
        fitting: ProposedSize(width: room.width / Double(items.count) - 8, height: room.height),
        in: context)
      let spot = place.place(size, in: room, context.environment.layoutDirection)
      picture.touching(within: rect) { item.draw(in: spot, into: &$0, context: context) }
    }
  }
}
