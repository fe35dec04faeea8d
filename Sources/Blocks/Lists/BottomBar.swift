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
    let bar = context.forBars
    picture.items.append(.fill(.rect(rect), .solid(bar.theme[.page])))
    picture.items.append(
      .hairline(Rect(rect.minX, rect.minY, rect.width, 0), bar.theme[.separator]))
    let safe = context.environment.safeArea
    let room = Rect(
      rect.minX + 16 + safe.left, rect.minY, rect.width - 32 - safe.left - safe.right,
      rect.height - safe.bottom)
    let context = fitting(room, bar)
    for (item, spot) in zip(items, places(in: room, context)) {
      picture.touching(within: rect) { item.draw(in: spot, into: &$0, context: context) }
    }
  }

  /// The context with the largest text at which all items stand beside one another.
  private func fitting(_ room: Rect, _ context: BlockContext) -> BlockContext {
    let sizes = TextSizeCategory.allCases.filter { $0 <= context.environment.textSize }
    let fitting = sizes.last { size in
      let widths = widths(in: room, context.text(atMost: size))
      return widths.reduce(0, +) + Self.gap * Double(widths.count - 1) <= room.width
    }
    return context.text(atMost: fitting ?? .extraSmall)
  }

  private func widths(in room: Rect, _ context: BlockContext) -> [Double] {
    items.map { $0.size(fitting: ProposedSize(height: room.height), in: context).width }
  }

  /// From the leading edge on; the middle one moves to the middle of what neighbours leave.
  private func places(in room: Rect, _ context: BlockContext) -> [Rect] {
    let widths = widths(in: room, context)
    let most = (room.width - Self.gap * Double(widths.count - 1)) / Double(max(1, widths.count))
    let areTight = widths.reduce(0, +) > most * Double(widths.count)
    return items.indices.map { index in
      let width = areTight ? min(widths[index], most) : widths[index]
      let size = items[index].size(
        fitting: ProposedSize(width: width, height: room.height), in: context)
      var left = room.midX - size.width / 2
      if items.count > 1, index == 0 { left = room.minX }
      if items.count > 1, index == items.count - 1 { left = room.maxX - size.width }
      if !areTight, items.count == 3, index == 1 {
        let free = (room.minX + widths[0] + Self.gap)...(room.maxX - widths[2] - Self.gap)
        if left < free.lowerBound || left + size.width > free.upperBound {
          left = (free.lowerBound + free.upperBound - size.width) / 2
        }
      }
      let spot = Rect(left, room.midY - size.height / 2, size.width, size.height)
      return context.mirrored(spot, in: room)
    }
  }

  /// The least room between two items, in pt.
  private static var gap: Double { 12 }
}
