import Blocks
import Canvas

/// A row that makes room for itself: from no height to its own, as a function of time (SPEC R4).
struct Arriving<Content: Block>: Block {
  private let content: Content
  private let start: Instant

  /// Seconds until the row has its height.
  private static var duration: Double { 0.35 }

  init(_ content: Content, since start: Instant) {
    self.content = content
    self.start = start
  }

  var traits: BlockTraits { content.traits }

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let size = content.size(fitting: proposal, in: context)
    return Size(size.width, (size.height * share(at: context.now) * 1024).rounded() / 1024)
  }

  func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let share = share(at: context.now)
    guard share < 1 else {
      content.draw(in: rect, into: &picture, context: context)
      return
    }
    picture.keepsMoving(.until(start.advanced(by: Self.duration)))
    let full = content.size(fitting: ProposedSize(width: rect.width), in: context)
    picture.group(clip: .rect(rect), opacity: share) {
      let place = Rect(rect.minX, rect.maxY - full.height, rect.width, full.height)
      content.draw(in: place, into: &$0, context: context)
    }
  }

  /// Ease-out, 0…1.
  private func share(at now: Instant) -> Double {
    let way = min(max(now.seconds(since: start) / Self.duration, 0), 1)
    let rest = 1 - way
    return 1 - rest * rest * rest
  }
}

/// Content with a clock of its own: it asks for frames until an instant (SPEC K6).
struct Ticking<Content: Block>: Block {
  private let content: Content
  private let end: Instant

  init(_ content: Content, until end: Instant) {
    self.content = content
    self.end = end
  }

  var traits: BlockTraits { content.traits }

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    content.size(fitting: proposal, in: context)
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
