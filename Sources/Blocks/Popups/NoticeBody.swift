import Canvas

/// Icon, title and text of a notice at the top, 64 pt high (SPEC K8).
public struct NoticeBody<Model>: Composite {
  private let symbol: Symbol
  private let title: String
  private let text: String
  private let button: Button<Model>?

  /// A notice without a button.
  public init(_ symbol: Symbol, _ title: String, text: String) {
    self.symbol = symbol
    self.title = title
    self.text = text
    button = nil
  }

  /// A notice with a button at its trailing end.
  public init(
    _ symbol: Symbol, _ title: String, text: String, action name: String,
    do action: Action<Model>
  ) {
    self.symbol = symbol
    self.title = title
    self.text = text
    button = Button(name, style: .barStrong, do: action)
  }

  /// A disc of 40 pt, two lines, the button; it stands below them at accessibility text sizes.
  public func body(in context: BlockContext) -> some Block<Model> {
    let isLarge = context.environment.textSize.isAccessibility
    return HStack(alignment: isLarge ? .top : .center, spacing: 12) {
      IconDisc(symbol, size: 40, color: .success, soft: .successSoft).named("icon")
      VStack(alignment: .leading, spacing: 2) {
        Label(title, .subheadStrong).lines(isLarge ? 2 : 1).wholeWords().named("title")
        Label(text, .footnote).color(.labelSecondary).lines(isLarge ? 3 : 1).wholeWords()
          .named("text")
        if isLarge, let button { button }
      }
      Spacer(minLength: 8)
      if !isLarge, let button { button.padding(.horizontal, 8) }
    }
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 64)
  }
}
