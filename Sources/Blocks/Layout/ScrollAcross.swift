import Canvas

/// Scrolls its content sideways; the offset comes from outside, by name.
public struct ScrollAcross<Content: Block>: Block {
  private let name: String
  private let insets: Insets
  private let content: Content

  /// A scroll called `name`; `insets` in pt are scrolled with the content.
  public init(_ name: String, insets: Insets = .zero, content: () -> Content) {
    self.name = name
    self.insets = insets
    self.content = content()
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { content.traits.union(.growsAcross) }

  /// The content's size in pt, at most as wide as offered.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let size = contentSize(height: proposal.height, context)
    return Size(min(size.width, proposal.width ?? size.width), size.height)
  }

  /// Draws what can be seen of the content, moved aside by the offset and cut by the rectangle.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let size = contentSize(height: rect.height, context)
    let offset = context.scrollOffsets[name] ?? 0
    picture.add(name, .rect(rect), role: .scrollAcross(contentWidth: size.width))
    var inner = context
    inner.visible = context.visible.map { $0.intersection(rect) } ?? rect
    let natural = Rect(rect.minX - offset, rect.minY, size.width, rect.height)
    let place = context.mirrored(natural, in: rect)
    picture.scrolled(in: rect, by: name) {
      content.draw(in: place.inset(by: insets), into: &$0, context: inner)
    }
  }

  private func contentSize(height: Double?, _ context: BlockContext) -> Size {
    let size = content.size(
      fitting: ProposedSize(height: height).inset(by: insets), in: context)
    return Size(
      size.width + insets.left + insets.right, size.height + insets.top + insets.bottom)
  }
}
