import Canvas

/// Scrolls its content up and down; the offset comes from outside, by name (SPEC R1).
public struct Scroll<Content: Block>: Block {
  private let name: String
  private let insets: Insets
  private let content: Content

  /// A scroll called `name`; `insets` in pt are scrolled with the content.
  public init(_ name: String, insets: Insets = .zero, content: () -> Content) {
    self.name = name
    self.insets = insets
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
    let size = contentSize(width: rect.width, context)
    let offset = context.scrollOffsets[name] ?? 0
    picture.add(name, .rect(rect), role: .scroll(contentHeight: size.height))
    var inner = context
    inner.visible = context.visible.map { $0.intersection(rect) } ?? rect
    let place = Rect(rect.minX, rect.minY - offset, rect.width, max(size.height, rect.height))
    picture.scrolled(in: rect, by: name) {
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
