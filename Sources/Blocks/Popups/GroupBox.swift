import Canvas

/// Cells on one rounded surface, parted by hairlines from their text on.
public struct GroupBox<Model>: Composite {
  private let cells: [any Block<Model>]
  private let inset: Double

  /// A group whose hairlines start `inset` pt from its leading edge.
  public init(inset: Double = 52, @BlockBuilder<Model> content: () -> [any Block<Model>]) {
    self.inset = inset
    cells = content()
  }

  /// Those of its cells.
  public var traits: BlockTraits { cells.reduce(into: []) { $0.formUnion($1.traits) } }

  /// The cells on `bg.cell`, cut by the corners.
  public func body(in context: BlockContext) -> some Block<Model> {
    VStack(spacing: 0) {
      for (index, cell) in cells.enumerated() {
        if index > 0 { Divider(inset: inset) }
        cell
      }
    }
    .background(.cell)
    .clip(radius: context.theme.radius.control)
  }
}
