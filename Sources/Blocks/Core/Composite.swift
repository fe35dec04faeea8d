import Canvas

/// A block made of other blocks: a business popup is one of these, in one file (SPEC K1).
public protocol Composite<Model>: Block {
  /// The kind of block it is made of.
  associatedtype Body: Block<Model>

  /// The content for the theme and environment at hand.
  func body(in context: BlockContext) -> Body
}

extension Composite {
  /// The size in pt of its body.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    body(in: context).size(fitting: proposal, in: context)
  }

  /// Draws its body.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    body(in: context).draw(in: rect, into: &picture, context: context)
  }
}
