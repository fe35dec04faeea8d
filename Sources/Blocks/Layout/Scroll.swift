import Canvas

/// Scrolls its content up and down; the offset comes from outside, by name (SPEC R1).
public struct Scroll<Content: Block>: Block {
  private let name: String
  private let insets: Insets
  private let drawer: Double
  private let content: Content

  /// A scroll called `name`; `insets` in pt are scrolled with the content.
  ///
  /// The first `drawer` pt of a page's content are out of sight until it is pulled down (SPEC L3).
  public init(
    _ name: String, insets: Insets = .zero, drawer: Double = 0, content: () -> Content
  ) {
    self.name = name
    self.insets = insets
    self.drawer = drawer
    self.content = content()
  }

  /// Takes the height it is offered.
  public var traits: BlockTraits { content.traits.union(.growsDown) }

  /// The content's size in pt, at most as high as offered.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let size = contentSize(width: proposal.width, context)
    return Size(size.width, min(size.height, proposal.height ?? size.height))
  }

  /// Draws what can be seen of the content, moved up by the offset and cut by the rectangle.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    var size = contentSize(width: rect.width, context)
    // What hides the drawer may be less than a screenful.
    if drawer > 0 { size.height = max(size.height, rect.height + drawer) }
    let offset = context.scrollOffsets[name] ?? 0
    picture.addScroll(name, rect, height: size.height, drawer: drawer)
    var inner = context
    inner.visible = context.visible.map { $0.intersection(rect) } ?? rect
    let place = Rect(rect.minX, rect.minY - offset, rect.width, max(size.height, rect.height))
    picture.scrolled(in: context.toEdges(rect), by: name) {
      content.draw(in: place.inset(by: insets), into: &$0, context: inner)
    }
  }

  private func contentSize(width: Double?, _ context: BlockContext) -> Size {
    let offer = ProposedSize(width: width).inset(by: insets)
    let size = content.size(fitting: offer, in: context)
    return Size(
      width ?? size.width + insets.left + insets.right,
      size.height + insets.top + insets.bottom)
  }
}
