import Canvas

/// A bar of 6 pt filled from the leading side.
public struct ProgressBar<Model>: Block {
  private let share: Double
  private let height: Double

  /// A bar filled to a share 0…1, `height` pt thick.
  public init(_ share: Double, height: Double = 6) {
    self.share = min(max(share, 0), 1)
    self.height = height
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered and the bar's height, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(proposal.width ?? 100, height)
  }

  /// Draws the track and what is done.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let radius = rect.height / 2
    picture.items.append(.fill(.rounded(rect, radius), .solid(context.theme[.fillStrong])))
    guard share > 0 else { return }
    let done = Rect(rect.minX, rect.minY, max(rect.height, rect.width * share), rect.height)
    picture.items.append(
      .fill(.rounded(context.mirrored(done, in: rect), radius), .solid(context.theme[.accent])))
  }
}
