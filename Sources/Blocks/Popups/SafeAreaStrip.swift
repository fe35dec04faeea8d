import Canvas

/// The strip over the lower safe area: the surface runs on, content ends above it (SPEC S15).
public struct SafeAreaStrip<Model>: Block {
  /// A strip as high as the lower safe area.
  public init() {}

  /// The width offered and the lower safe area's height, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(proposal.width ?? 0, context.environment.safeArea.bottom)
  }

  /// Draws nothing: the surface shows.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    picture.add("safe area", .rect(rect), role: .element)
  }
}
