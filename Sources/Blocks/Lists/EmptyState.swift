import Canvas

/// What a list says when it has nothing to show: icon, title, text, and a way on (SPEC L3, look 20).
public struct EmptyState<Model>: Composite {
  private let symbol: Symbol
  private let title: String
  private let text: String
  private let button: Button<Model>?

  /// A group for the middle of the free space.
  public init(_ symbol: Symbol, title: String, text: String, button: Button<Model>? = nil) {
    self.symbol = symbol
    self.title = title
    self.text = text
    self.button = button
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// Disc, title, text and button, one below the other; in a low screen the words go without a disc.
  public func body(in context: BlockContext) -> some Block<Model> {
    let isLow = context.environment.isCompactHeight
    return VStack(spacing: 0) {
      if !isLow {
        IconDisc(symbol, size: 80, color: .labelSecondary, soft: .fill).named("empty icon")
      }
      Label(title, .title2).wholeWords().aligned(.center).balanced().named("empty title")
        .padding(Insets(top: isLow ? 0 : 20, left: 32, right: 32))
      Label(text, .subhead).color(.labelSecondary).aligned(.center).balanced()
        .named("empty text").padding(Insets(top: 6, left: 55, right: 55))
      if let button {
        button.frame(width: 170).frame(minHeight: 44).padding(Insets(top: isLow ? 8 : 24))
      }
    }
    .frame(maxWidth: .infinity)
  }
}
