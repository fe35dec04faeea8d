import Canvas

/// The bar above a page: items at both ends, a title in the middle, 44 pt high (SPEC L6).
///
/// Its text stops growing before the accessibility sizes (SPEC V5).
public struct NavBar<Model>: Block {
  /// Whether a hairline parts the bar from what scrolls under it.
  public enum Edge: Hashable, Sendable { case none, hairline }

  private let title: String
  private let edge: Edge
  private let leading: HStack<Model>
  private let trailing: HStack<Model>

  /// A bar; icon buttons keep their targets of 44 pt and stand 4 pt from the edge.
  public init(
    _ title: String = "", edge: Edge = .none,
    @BlockBuilder<Model> leading: () -> [any Block<Model>] = { [] },
    @BlockBuilder<Model> trailing: () -> [any Block<Model>] = { [] }
  ) {
    self.title = title
    self.edge = edge
    self.leading = HStack(spacing: 0, content: leading)
    self.trailing = HStack(spacing: 0, content: trailing)
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered and 44 pt, 32 in compact height.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let isLow = context.environment.isCompactHeight
    let height = isLow ? 32 : context.theme.height.navBar
    return Size(
      proposal.width ?? context.environment.container.width,
      max(height, context.forBars.theme.style(.headline).lineHeight + 10))
  }

  /// Draws the ends, then the title in what they leave, as near the middle as it can be.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let context = context.forBars
    let left = end(leading, in: rect, .leading, into: &picture, context)
    let right = end(trailing, in: rect, .trailing, into: &picture, context)
    if edge == .hairline {
      // From edge to edge, beside a notch too (look 21).
      let line = context.toEdges(Rect(rect.minX, rect.maxY, rect.width, 0))
      picture.items.append(.hairline(line, context.theme[.separator]))
    }
    guard !title.isEmpty else { return }
    let label = Label<Model>(title, .headline).lines(1).aligned(.center)
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    let (before, after) = isMirrored ? (right, left) : (left, right)
    let room = max(40, rect.width - left - right - 16)
    let size = label.size(fitting: ProposedSize(width: room), in: context)
    var place = Alignment.center.place(size, in: rect, .leftToRight)
    let least = rect.minX + before + 8
    let most = max(least, rect.maxX - after - 8 - size.width)
    place.origin.x = min(max(place.minX, least), most)
    picture.add("nav.title", .rect(place), role: .element)
    label.draw(in: place, into: &picture, context: context)
  }

  /// Draws one end; returns the room it takes from the edge, in pt.
  private func end(
    _ items: HStack<Model>, in rect: Rect, _ side: HorizontalAlignment,
    into picture: inout Picture<Model>, _ context: BlockContext
  ) -> Double {
    let size = items.size(fitting: ProposedSize(height: rect.height), in: context)
    guard size.width > 0 else { return 0 }
    let edge = size.height >= 44 ? 4.0 : context.theme.spacing.page
    let inner = Rect(rect.minX + edge, rect.minY, rect.width - 2 * edge, rect.height)
    let place = Alignment(side, .center).place(
      size, in: inner, context.environment.layoutDirection)
    picture.touching(within: rect) { items.draw(in: place, into: &$0, context: context) }
    return size.width + edge
  }
}
