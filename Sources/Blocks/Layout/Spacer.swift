import Canvas

/// Room in a stack; only stacks give it meaning.
protocol StackSpace {
  /// The least length in pt along the stack, and whether it takes what is left over.
  var space: (least: Double, grows: Bool) { get }
}

extension BlockTraits {
  /// Only room in a stack, see `StackSpace`.
  static let space = BlockTraits(rawValue: 8)
}

/// Takes the room that is left in its stack; several share it equally.
public struct Spacer<Model>: Block, StackSpace {
  private let least: Double

  /// Room of at least `minLength` pt.
  public init(minLength: Double = 0) {
    least = minLength
  }

  /// Room for its stack.
  public var traits: BlockTraits { .space }

  var space: (least: Double, grows: Bool) { (least, true) }

  /// Nothing outside a stack.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size { .zero }

  /// Draws nothing.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {}
}
