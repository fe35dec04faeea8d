import Canvas

/// A block held in a frame: fixed, at least, or at most so large.
public struct FrameBlock<Content: Block>: Block {
  private let content: Content
  private let limits: FrameLimits
  private let alignment: Alignment

  /// `content` inside limits, lined up by `alignment`.
  public init(_ content: Content, limits: FrameLimits, alignment: Alignment) {
    self.content = content
    self.limits = limits
    self.alignment = alignment
  }

  /// Those of the content, overruled by the limits.
  public var traits: BlockTraits {
    var traits = content.traits
    limits.across.decide(.growsAcross, in: &traits)
    limits.down.decide(.growsDown, in: &traits)
    return traits
  }

  /// The content's size in pt within the limits.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    if let width = limits.across.exact, let height = limits.down.exact {
      return Size(width, height)
    }
    let offer = ProposedSize(
      width: limits.across.offer(proposal.width), height: limits.down.offer(proposal.height))
    let size = content.size(fitting: offer, in: context)
    return Size(
      limits.across.length(size.width, proposed: proposal.width),
      limits.down.length(size.height, proposed: proposal.height))
  }

  /// Draws the content where the alignment puts it.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let size = content.size(fitting: ProposedSize(rect.size), in: context)
    let place = alignment.place(size, in: rect, context.environment.layoutDirection)
    content.draw(in: place, into: &picture, context: context)
  }
}

/// The limits of a frame in pt.
public struct FrameLimits: Hashable, Sendable {
  /// One extent: exact, or between a least and a greatest length in pt.
  public struct Extent: Hashable, Sendable {
    var exact: Double?
    var least: Double?
    var greatest: Double?

    func offer(_ proposed: Double?) -> Double? {
      if let exact { return exact }
      guard let proposed else { return greatest.flatMap { $0.isFinite ? $0 : nil } }
      return max(min(proposed, greatest ?? .infinity), least ?? 0)
    }

    func length(_ content: Double, proposed: Double?) -> Double {
      if let exact { return exact }
      var length = content
      if let greatest, let proposed { length = min(greatest, max(proposed, 0)) }
      if let greatest { length = min(greatest, length) }
      if let least { length = max(least, length) }
      return length
    }

    func decide(_ trait: BlockTraits, in traits: inout BlockTraits) {
      if exact != nil { traits.remove(trait) }
      if let greatest {
        if greatest == .infinity { traits.insert(trait) } else { traits.remove(trait) }
      }
    }
  }

  var across = Extent()
  var down = Extent()
}

extension Block {
  /// A frame of exactly this width and height in pt; nil leaves an extent to the block.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> FrameBlock<Self> {
    FrameBlock(
      self,
      limits: FrameLimits(
        across: .init(exact: width), down: .init(exact: height)), alignment: alignment)
  }

  /// A frame between least and greatest extents in pt; `.infinity` takes all that is offered.
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> FrameBlock<Self> {
    FrameBlock(
      self,
      limits: FrameLimits(
        across: .init(least: minWidth, greatest: maxWidth),
        down: .init(least: minHeight, greatest: maxHeight)), alignment: alignment)
  }
}
