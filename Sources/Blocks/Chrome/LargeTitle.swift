import Canvas

/// The large title of a page, 52 pt high (SPEC L6).
public struct LargeTitle<Model>: Composite {
  private let title: String

  /// A title of one line.
  public init(_ title: String) {
    self.title = title
  }

  /// The title at 16, 5 pt below the top.
  public func body(in context: BlockContext) -> some Block<Model> {
    Label(title, .largeTitle).lines(1).named("largeTitle")
      .padding(Insets(top: 5, left: 16, bottom: 6, right: 16))
      .frame(maxWidth: .infinity, alignment: .topLeading)
  }
}
