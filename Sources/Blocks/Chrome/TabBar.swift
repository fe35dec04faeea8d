import Canvas

/// The tabs at the lower edge, 49 pt and the safe area below (SPEC L5).
public struct TabBar<Model>: Block {
  /// One tab.
  public struct Item: Hashable, Sendable {
    /// The word under the icon, and the name of its hit area.
    public var title: String
    /// The icon.
    public var symbol: Symbol
    /// The count in the badge; 0 shows none.
    public var badge: Int

    /// A tab with an icon and a word.
    public init(_ title: String, _ symbol: Symbol, badge: Int = 0) {
      self.title = title
      self.symbol = symbol
      self.badge = badge
    }
  }

  private let items: [Item]
  private let selected: Int
  private let select: (inout Model, Int) -> Void

  /// Tabs of equal width; pressing one hands its index to `select`.
  public init(_ items: [Item], selected: Int, select: @escaping (inout Model, Int) -> Void) {
    self.items = items
    self.selected = selected
    self.select = select
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered; 49 pt and the lower safe area.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(
      proposal.width ?? context.environment.container.width,
      context.theme.height.tabBar + context.environment.safeArea.bottom)
  }

  /// Draws an opaque bar with a hairline on top, and the tabs.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    picture.items.append(.fill(.rect(rect), .solid(context.theme[.page])))
    picture.items.append(
      .hairline(Rect(rect.minX, rect.minY, rect.width, 0), context.theme[.separator]))
    let width = rect.width / Double(max(1, items.count))
    for (index, item) in items.enumerated() {
      let place = Rect(
        rect.minX + Double(index) * width, rect.minY, width, context.theme.height.tabBar)
      draw(item, index, in: context.mirrored(place, in: rect), into: &picture, context)
    }
  }

  private func draw(
    _ item: Item, _ index: Int, in rect: Rect, into picture: inout Picture<Model>,
    _ context: BlockContext
  ) {
    let select = select
    let name = picture.add(item.title, .rect(rect), action: .run { select(&$0, index) })
    let isChosen = index == selected
    let color = context.theme[isChosen ? .accent : .labelTertiary]
    let icon = Rect(rect.midX - 13, rect.minY + 5, 26, 26)
    picture.drawIcon(item.symbol, size: 26, color: color, in: icon)
    let style = TextStyle(size: 11, weight: isChosen ? .semibold : .regular, lineHeight: 13)
    picture.drawCentered(
      item.title, style: style, color: color,
      in: Rect(rect.minX, rect.minY + 33, rect.width, 13), context)
    if item.badge > 0 {
      let badge = Badge<Model>(item.badge, .tab)
      let size = badge.size(fitting: .ideal, in: context)
      let place = Rect(
        origin: Point(icon.minX + 18, rect.minY + 3), size: size)
      badge.draw(in: place, into: &picture, context: context)
    }
    picture.drawFocusRing(around: rect.grown(by: -5), radius: 8, of: name, context)
  }
}
