import Canvas

/// Content that a finger pushes both ways, such as a map; the offset comes from outside, by name.
public struct Plane<Content: Block>: Block {
  private let name: String
  private let extent: Size
  private let start: Point
  private let content: Content

  /// A plane of an extent in pt that first shows what lies at `start`.
  public init(_ name: String, extent: Size, start: Point = .zero, content: () -> Content) {
    self.name = name
    self.extent = extent
    self.start = start
    self.content = content()
  }

  /// Takes all it is offered.
  public var traits: BlockTraits {
    content.traits.union([.growsDown, .growsAcross])
  }

  /// The size offered in pt, or its extent.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(proposal.width ?? extent.width, proposal.height ?? extent.height)
  }

  /// Draws the content moved by the offset and cut by the rectangle.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    picture.add(name, .rect(rect), role: .plane(content: extent, start: start))
    let offset = context.planeOffsets[name] ?? start
    let place = Rect(origin: rect.origin - offset, size: extent)
    picture.group(clip: .rect(rect)) { content.draw(in: place, into: &$0, context: context) }
  }
}
