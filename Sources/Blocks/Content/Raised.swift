import Canvas

/// A rounded surface with a shadow on the page itself: what floats over a map.
public struct Raised<Model>: Block {
  private let color: ColorToken
  private let shadow: ShadowToken
  private let radius: Double

  /// A surface in a colour of the theme, rounded by `radius` pt.
  public init(_ color: ColorToken = .card, shadow: ShadowToken = .toast, radius: Double = 12) {
    self.color = color
    self.shadow = shadow
    self.radius = radius
  }

  /// Takes all it is offered.
  public var traits: BlockTraits { [.growsAcross, .growsDown] }

  /// The size offered in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(proposal.width ?? 0, proposal.height ?? 0)
  }

  /// Draws the shadows, the surface, and the line dark themes need; it takes touches.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let shape = Shape.rounded(rect, radius)
    let area = picture.add("raised", shape, role: .disabled)
    picture.speak(of: area) { $0.kind = .silent }
    for shadow in context.theme.shadows(shadow) { picture.items.append(.shadow(shape, shadow)) }
    picture.items.append(.fill(shape, .solid(context.theme[color])))
    guard let outline = context.theme.surfaceOutline else { return }
    let line = Stroke(width: outline.width, alignment: .inside)
    picture.items.append(.stroke(shape, line, outline.color))
  }
}
