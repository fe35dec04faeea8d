import Canvas

/// The title of a card, over its whole width.
public struct CardTitle<Model>: Composite {
  private let title: String
  private let alignment: HorizontalAlignment

  /// A title in `title3`.
  public init(_ title: String, alignment: HorizontalAlignment = .center) {
    self.title = title
    self.alignment = alignment
  }

  /// The title, named `title`.
  public func body(in context: BlockContext) -> some Block<Model> {
    Label(title, .title3).aligned(alignment).wholeWords()
      .frame(maxWidth: .infinity, alignment: Alignment(alignment, .center)).named("title")
  }
}
