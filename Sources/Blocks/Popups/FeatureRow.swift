import Canvas

/// A line of a cover: icon tile, title, text; 56 pt high.
public struct FeatureRow<Model>: Composite {
  private let symbol: Symbol
  private let title: String
  private let text: String

  /// What is new, in a word and a sentence.
  public init(_ symbol: Symbol, _ title: String, text: String) {
    self.symbol = symbol
    self.title = title
    self.text = text
  }

  /// A tile of 44 pt and two lines, 16 pt apart.
  public func body(in context: BlockContext) -> some Block<Model> {
    HStack(spacing: 16) {
      IconDisc(symbol, size: 44, form: .tile)
      VStack(alignment: .leading, spacing: 2) {
        Label(title, .headline).wholeWords()
        Label(text, .subhead).color(.labelSecondary).wholeWords()
      }
      Spacer(minLength: 8)
    }
    .frame(maxWidth: .infinity, minHeight: 56)
    .named(title)
  }
}
