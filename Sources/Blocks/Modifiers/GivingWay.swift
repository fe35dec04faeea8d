import Canvas

/// A header that slides out upward and fades where the room below it is needed (SPEC V1).
public struct GivingWay<Content: Block>: Block {
  let content: Content
  let share: Double
  let least: Double

  /// Those of the content.
  public var traits: BlockTraits { content.traits }

  /// The content's size in pt with a share of its height, but not less than what stays.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let whole = content.size(fitting: proposal, in: context)
    return Size(whole.width, max(min(least, whole.height), (whole.height * share).rounded()))
  }

  /// Draws the content with its lower edge on the rectangle's; one that is gone is not there at all.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    guard share < 1 else { return content.draw(in: rect, into: &picture, context: context) }
    guard share > 0 else { return }
    let height = content.size(fitting: ProposedSize(width: rect.width), in: context).height
    let whole = Rect(rect.minX, rect.maxY - height, rect.width, height)
    picture.group(clip: .rect(rect), opacity: share * share) {
      content.draw(in: whole, into: &$0, context: context)
    }
  }
}

extension Block {
  /// Keeps a share 0…1 of its height, at least so many pt, and is as faint as it is low.
  public func givingWay(to share: Double, least: Double = 0) -> GivingWay<Self> {
    GivingWay(content: self, share: min(max(share, 0), 1), least: least)
  }
}
