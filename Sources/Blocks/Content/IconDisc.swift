import Canvas

/// An icon on a soft disc or rounded tile: head of a card, feature of a cover.
public struct IconDisc<Model>: Block {
  /// The outline behind the icon.
  public enum Form: Hashable, Sendable {
    case disc
    /// A square with corners of 12 pt.
    case tile
  }

  private let symbol: Symbol
  private let side: Double
  private let color: ColorToken
  private let soft: ColorToken
  private let form: Form

  /// A disc of `size` pt with an icon half as large.
  public init(
    _ symbol: Symbol, size: Double = 48, color: ColorToken = .accent,
    soft: ColorToken = .accentSoft, form: Form = .disc
  ) {
    self.symbol = symbol
    side = size
    self.color = color
    self.soft = soft
    self.form = form
  }

  /// Its square in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(side, side)
  }

  /// Draws the soft form and the icon in its middle.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let shape = form == .disc ? Shape.ellipse(rect) : .rounded(rect, 12)
    picture.items.append(.fill(shape, .solid(context.theme[soft])))
    picture.drawIcon(
      symbol, size: side >= 80 ? 40 : 24, color: context.theme[color], in: rect, context)
  }
}
