import Canvas

/// A block around another one, of the same size and as greedy unless it says otherwise: it only draws
/// more, or draws elsewhere.
public protocol Wrapper<Model>: Block where Model == Content.Model {
  /// What kind of block it holds.
  associatedtype Content: Block

  /// What it holds.
  var content: Content { get }
}

extension Wrapper {
  /// Those of the content.
  public var traits: BlockTraits { content.traits }

  /// The content's size in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    content.size(fitting: proposal, in: context)
  }
}
