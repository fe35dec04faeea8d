import Canvas

/// A fixed distance along its stack, instead of the stack's own spacing.
public struct Gap<Model>: Block, StackSpace {
  private let length: Double

  /// A distance in pt.
  public init(_ length: Double) {
    self.length = length
  }

  /// Room for its stack.
  public var traits: BlockTraits { .space }

  var space: (least: Double, grows: Bool) { (length, false) }

  /// Nothing outside a stack.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size { .zero }

  /// Draws nothing.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {}
}
