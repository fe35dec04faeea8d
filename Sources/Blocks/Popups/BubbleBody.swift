import Canvas

/// Title and text of a dark bubble, 264 pt wide (SPEC K2).
public struct BubbleBody<Model>: Composite {
  private let title: String
  private let text: String

  /// A hint beside the thing it explains.
  public init(_ title: String, text: String) {
    self.title = title
    self.text = text
  }

  /// Two texts, 16 pt from the sides.
  public func body(in context: BlockContext) -> some Block<Model> {
    VStack(alignment: .leading, spacing: 2) {
      Label(title, .subheadStrong).color(.labelInverse).named("title")
      Label(text, .footnote).color(.labelInverse).opacity(0.8).named("text")
    }
    .padding(Insets(top: 12, left: 16, bottom: 14, right: 16))
    .frame(width: 264, alignment: .topLeading)
  }
}
