import Canvas

/// The bar of a sheet that edits: cancel, title, a pill that sends; 54 pt high.
public struct SheetBar<Model>: Composite {
  private let title: String
  private let bar: NavBar<Model>

  /// A bar with items at both ends.
  public init(
    _ title: String, @BlockBuilder<Model> leading: () -> [any Block<Model>],
    @BlockBuilder<Model> trailing: () -> [any Block<Model>]
  ) {
    self.title = title
    bar = NavBar(title, edge: .hairline, leading: leading, trailing: trailing)
  }

  /// The bar, 10 pt below the sheet's top.
  public func body(in context: BlockContext) -> some Block<Model> {
    bar.padding(Insets(top: 10)).dragHandle("header")
  }
}
