import Canvas

/// A rectangle of one colour, as large as it is offered.
public struct Fill<Model>: Block {
  private let color: ColorToken
  private let radius: Double

  /// A colour of the theme, rounded by `radius` pt.
  public init(_ color: ColorToken, radius: Double = 0) {
    self.color = color
    self.radius = radius
  }

  /// Takes all it is offered.
  public var traits: BlockTraits { [.growsAcross, .growsDown] }

  /// What is offered, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(proposal.width ?? 0, proposal.height ?? 0)
  }

  /// Fills the rectangle.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let shape = radius > 0 ? Shape.rounded(rect, radius) : .rect(rect)
    picture.items.append(.fill(shape, .solid(context.theme[color])))
  }
}
