import Canvas

/// A block cut by a rounded rectangle, or made translucent, as a whole.
public struct Grouped<Content: Block>: Wrapper {
  /// What it holds.
  public let content: Content
  private let radii: CornerRadii?
  private let opacity: Double

  init(_ content: Content, radii: CornerRadii?, opacity: Double) {
    self.content = content
    self.radii = radii
    self.opacity = opacity
  }

  /// Draws the content as one group.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let shape = radii.map { $0 == .zero ? Shape.rect(rect) : .rounded(rect, $0) }
    picture.group(clip: shape, opacity: opacity) {
      content.draw(in: rect, into: &$0, context: context)
    }
  }
}

extension Block {
  /// Cuts what is drawn and touched by the rectangle, rounded by `radius` pt (SPEC M3).
  public func clip(radius: Double = 0) -> Grouped<Self> {
    Grouped(self, radii: CornerRadii(radius), opacity: 1)
  }

  /// Cuts with a radius of its own at each corner, in pt.
  public func clip(radii: CornerRadii) -> Grouped<Self> {
    Grouped(self, radii: radii, opacity: 1)
  }

  /// Draws everything with an opacity 0…1; it stays touchable.
  public func opacity(_ opacity: Double) -> Grouped<Self> {
    Grouped(self, radii: nil, opacity: opacity)
  }
}
