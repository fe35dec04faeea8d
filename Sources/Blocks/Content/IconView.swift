import Canvas

/// An icon of the bundled icon font, in a square.
public struct IconView<Model>: Block {
  private let symbol: Symbol
  private let side: Double
  private let color: ColorToken
  private let quarterTurns: Double
  private var paint: Color?

  /// An icon `size` pt wide and high, turned clockwise by quarter circles.
  public init(
    _ symbol: Symbol, size: Double = 24, color: ColorToken = .accent, quarterTurns: Double = 0
  ) {
    self.symbol = symbol
    side = size
    self.color = color
    self.quarterTurns = quarterTurns
  }

  /// In a colour that is no token: on pictures.
  public func color(_ color: Color) -> IconView {
    var icon = self
    icon.paint = color
    return icon
  }

  /// Its square in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(side, side)
  }

  /// Draws it in the middle of the rectangle; one with a direction looks the way one reads.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    picture.drawIcon(
      symbol, size: side, color: paint ?? context.theme[color], in: rect,
      quarterTurns: quarterTurns, context)
  }
}
