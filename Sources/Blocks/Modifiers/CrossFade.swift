import Canvas

/// One block that becomes another in the same place; only the one to come can be touched.
public struct CrossFade<Model>: Block {
  private let old: any Block<Model>
  private let new: any Block<Model>
  private let share: Double

  /// Both blocks; `share` 0…1 is how far the second one has come.
  public init(
    from old: any Block<Model>, to new: any Block<Model>, share: Double
  ) {
    self.old = old
    self.new = new
    self.share = min(max(share, 0), 1)
  }

  /// Those of the block to come.
  public var traits: BlockTraits { new.traits }

  /// The size of the block to come, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    new.size(fitting: proposal, in: context)
  }

  /// Draws the old one while it is seen, then the new one.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    guard share < 1 else { return new.draw(in: rect, into: &picture, context: context) }
    picture.group(clip: nil, opacity: 1 - share) { picture in
      picture.drawInert { old.draw(in: rect, into: &$0, context: context) }
    }
    picture.group(clip: nil, opacity: share) {
      new.draw(in: rect, into: &$0, context: context)
    }
  }
}
