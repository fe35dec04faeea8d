import Canvas

/// The tabs at the lower edge, 49 pt and the safe area below; 32 in compact height (SPEC L5).
public struct TabBar<Model>: Block {
  /// One tab.
  public struct Item: Hashable, Sendable {
    /// The word under the icon.
    public var title: String
    /// What takes and traces call it, in every language; by default the word.
    public var name: String
    /// The icon.
    public var symbol: Symbol
    /// The count in the badge; 0 shows none.
    public var badge: Int

    /// A tab with an icon and a word.
    public init(_ title: String, _ symbol: Symbol, badge: Int = 0, name: String? = nil) {
      self.title = title
      self.name = name ?? title
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

  /// The width offered; 49 or 32 pt and the lower safe area.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(
      proposal.width ?? context.environment.container.width,
      Self.height(context) + context.environment.safeArea.bottom)
  }

  private static func height(_ context: BlockContext) -> Double {
    context.environment.isCompactHeight ? 32 : context.theme.height.tabBar
  }

  /// Draws an opaque bar with a hairline on top, and the tabs.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    picture.items.append(.fill(.rect(rect), .solid(context.theme[.page])))
    picture.items.append(
      .hairline(Rect(rect.minX, rect.minY, rect.width, 0), context.theme[.separator]))
    let width = rect.width / Double(max(1, items.count))
    for (index, item) in items.enumerated() {
      let place = Rect(
        rect.minX + Double(index) * width, rect.minY, width, Self.height(context))
      draw(item, index, in: context.mirrored(place, in: rect), into: &picture, context)
    }
  }

  private func draw(
    _ item: Item, _ index: Int, in rect: Rect, into picture: inout Picture<Model>,
    _ context: BlockContext
  ) {
    let select = select
    let name = picture.add(item.name, .rect(rect), action: .run { select(&$0, index) })
    let isChosen = index == selected
    picture.speak(of: name) {
      $0.kind = .tab
      $0.state = isChosen ? .on : .off
    }
    let color = context.theme[isChosen ? .accent : .labelTertiary]
    let style = TextStyle(
      size: context.environment.isCompactHeight ? 13 : 11, weight: isChosen ? .semibold : .regular,
      lineHeight: 13)
    let place = place(of: item, style, in: rect, context)
    picture.drawIcon(item.symbol, size: place.icon.width, color: color, in: place.icon, context)
    picture.drawCentered(item.title, style: style, color: color, in: place.title, context)
    if item.badge > 0 {
      let badge = Badge<Model>(item.badge, .tab)
      let size = badge.size(fitting: .ideal, in: context)
      badge.draw(
        in: badgePlace(size, icon: place.icon, title: place.title, in: rect, context),
        into: &picture, context: context)
    }
    picture.drawFocusRing(around: rect.grown(by: -5), radius: 8, of: name, context)
  }

  /// At the icon's trailing corner, or behind the word where the height is compact and the tab wide.
  private func badgePlace(
    _ size: Size, icon: Rect, title: Rect, in rect: Rect, _ context: BlockContext
  ) -> Rect {
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    let isLow = context.environment.isCompactHeight
    let behind = isMirrored ? title.minX - 6 - size.width : title.maxX + 6
    if isLow, behind >= rect.minX + 4, behind + size.width <= rect.maxX - 4 {
      return Rect(origin: Point(behind, title.midY - size.height / 2), size: size)
    }
    // A word beside the icon begins 6 pt from it: the badge ends before that.
    let overlap = isLow ? max(8, size.width - 3) : 8
    let left = isMirrored ? icon.minX + overlap - size.width : icon.maxX - overlap
    return Rect(origin: Point(left, icon.minY - (isLow ? 4 : 2)), size: size)
  }

  /// Icon over word, or beside it where the height is compact.
  private func place(
    of item: Item, _ style: TextStyle, in rect: Rect, _ context: BlockContext
  ) -> (icon: Rect, title: Rect) {
    guard context.environment.isCompactHeight else {
      return (
        Rect(rect.midX - 13, rect.minY + 5, 26, 26), Rect(rect.minX, rect.minY + 33, rect.width, 13)
      )
    }
    let width = context.text.width(of: item.title, style: style)
    let group = Rect(rect.midX - (26 + width) / 2, rect.minY, 26 + width, rect.height)
    let icon = Rect(group.minX, group.midY - 10, 20, 20)
    let title = Rect(group.minX + 26, group.midY - 6.5, width, 13)
    return (context.mirrored(icon, in: group), context.mirrored(title, in: group))
  }
}
