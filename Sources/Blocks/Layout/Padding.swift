import Canvas

/// A block with room around it; left means leading.
public struct Padding<Content: Block>: Block {
  private let content: Content
  private let insets: Insets

  /// Room in pt around `content`; `left` is the leading side.
  public init(_ content: Content, _ insets: Insets) {
    self.content = content
    self.insets = insets
  }

  /// Those of the content.
  public var traits: BlockTraits { content.traits }

  /// The content's size and the insets, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let size = content.size(fitting: proposal.inset(by: insets), in: context)
    return Size(
      size.width + insets.left + insets.right, size.height + insets.top + insets.bottom)
  }

  /// Draws the content inside the insets.
  public func draw(
    in rect: Rect, into picture: inout Picture<Content.Model>, context: BlockContext
  ) {
    let inner = context.mirrored(rect.inset(by: insets), in: rect)
    content.draw(in: inner, into: &picture, context: context)
  }
}

/// Sides of a rectangle to pad.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  /// The bit set.
  public let rawValue: UInt8
  /// Sides from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Above.
  public static let top = EdgeSet(rawValue: 1)
  /// On the leading side.
  public static let leading = EdgeSet(rawValue: 2)
  /// Below.
  public static let bottom = EdgeSet(rawValue: 4)
  /// On the trailing side.
  public static let trailing = EdgeSet(rawValue: 8)
  /// Leading and trailing.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// Top and bottom.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// All four.
  public static let all: EdgeSet = [.horizontal, .vertical]
}

extension Block {
  /// Room of `length` pt on the given sides.
  public func padding(_ edges: EdgeSet = .all, _ length: Double = 16) -> Padding<Self> {
    Padding(
      self,
      Insets(
        top: edges.contains(.top) ? length : 0, left: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        right: edges.contains(.trailing) ? length : 0))
  }

  /// Room of `length` pt on all sides.
  public func padding(_ length: Double) -> Padding<Self> {
    Padding(self, Insets(all: length))
  }

  /// Room in pt side by side; `left` is the leading side.
  public func padding(_ insets: Insets) -> Padding<Self> {
    Padding(self, insets)
  }
}
