import Blocks
import Canvas

/// Content with a clock of its own: it asks for frames until an instant (SPEC K6).
struct Ticking<Content: Block>: Wrapper {
  let content: Content
  private let end: Instant

  init(_ content: Content, until end: Instant) {
    self.content = content
    self.end = end
  }

  func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    if context.now < end { picture.keepsMoving(.until(end)) }
    content.draw(in: rect, into: &picture, context: context)
  }
}

extension Block {
  /// Frames are needed until `end`, because the content is a function of time.
  func ticking(until end: Instant) -> Ticking<Self> { Ticking(self, until: end) }
}
