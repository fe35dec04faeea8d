import Canvas

/// A piece of content: a small value that says how large it would be and draws itself (DESIGN 1).
public protocol Block<Model> {
  /// The value the content is a function of.
  associatedtype Model

  /// What a stack and a scroll need to know without measuring.
  var traits: BlockTraits { get }

  /// The size in pt the block takes when it is offered `proposal`.
  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size

  /// Draws into `rect`, in the surface's points, with hit areas and declarations in one descent.
  func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext)
}

extension Block {
  /// Neither growing nor declaring.
  public var traits: BlockTraits { [] }
}

/// What a container needs to know of a block without measuring it.
public struct BlockTraits: OptionSet, Hashable, Sendable {
  /// The bit set.
  public let rawValue: UInt8

  /// Traits from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Takes all the width it is offered.
  public static let growsAcross = BlockTraits(rawValue: 1)
  /// Takes all the height it is offered.
  public static let growsDown = BlockTraits(rawValue: 2)
  /// May declare presentations: it is visited also when scrolled out of sight (SPEC H1).
  public static let declares = BlockTraits(rawValue: 4)
}
