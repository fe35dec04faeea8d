import Canvas

/// Content that scrolls where it gets less height than it takes: menus and popovers (SPEC C1, O1).
public struct ScrollingWhenLow<Content: Block>: Wrapper {
  private let name: String
  /// What it holds.
  public let content: Content

  /// Content in a scroll called `name` when it must.
  public init(_ name: String, content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Draws the content, in a scroll when the rectangle is lower.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let height = content.size(fitting: ProposedSize(width: rect.width), in: context).height
    guard height > rect.height + 0.001 else {
      // One that is on its way to a lower size keeps its content at the top.
      let isRigid = !content.traits.contains(.growsDown)
      let place = isRigid ? Rect(rect.minX, rect.minY, rect.width, height) : rect
      return content.draw(in: place, into: &picture, context: context)
    }
    // Keys reach what is out of sight too.
    var whole = context
    whole.drawing = .all
    Scroll(name) { content }.draw(in: rect, into: &picture, context: whole)
  }
}
