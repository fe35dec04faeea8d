import Canvas

/// The bar of 140×5 pt at the lower edge.
public struct HomeIndicator<Model>: Block {
  private let color: ColorToken

  /// An indicator in a colour of the theme.
  public init(color: ColorToken = .label) {
    self.color = color
  }

  /// The width offered and the lower safe area's height, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(
      proposal.width ?? context.environment.container.width,
      context.environment.safeArea.bottom)
  }

  /// How long the bar is, in pt: 140 upright, 220 in landscape.
  public static func width(in context: BlockContext) -> Double {
    context.environment.isCompactHeight ? 220 : 140
  }

  /// Draws the bar 8 pt above the lower edge, 220 pt wide in landscape.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    guard rect.height > 0 else { return }
    let isLow = context.environment.isCompactHeight
    let width = Self.width(in: context)
    let bar = Rect(rect.midX - width / 2, rect.maxY - (isLow ? 11 : 13), width, 5)
    picture.items.append(.fill(.rounded(bar, 2.5), .solid(context.theme[color])))
  }
}
