import Canvas

/// The body of a bottom panel: parts in a column, then the strip over the safe area (SPEC K9).
public struct PanelBody<Model>: Composite {
  private let parts: [any Block<Model>]

  /// Parts from top to bottom, over the whole width.
  public init(@BlockBuilder<Model> content: () -> [any Block<Model>]) {
    parts = content()
  }

  /// Those of its parts.
  public var traits: BlockTraits {
    parts.reduce(into: []) { $0.formUnion($1.traits.intersection(.declares)) }
  }

  /// The parts, and the strip below them.
  public func body(in context: BlockContext) -> some Block<Model> {
    VStack(alignment: .leading, spacing: 0) {
      parts
      SafeAreaStrip()
    }
  }
}
