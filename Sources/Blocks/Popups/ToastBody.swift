import Canvas

/// One line and an action on a dark toast, 52 pt high (SPEC K8).
public struct ToastBody<Model>: Composite {
  private let text: String
  private let button: Button<Model>?

  /// A toast with an action at its trailing end, such as an undo.
  public init(_ text: String, action title: String, do action: Action<Model>) {
    self.text = text
    button = Button(title, style: .inverse, do: action)
  }

  /// A toast that only tells.
  public init(_ text: String) {
    self.text = text
    button = nil
  }

  /// The text 16 pt from the edge, the action 8 pt from the other.
  public func body(in context: BlockContext) -> some Block<Model> {
    HStack(spacing: 12) {
      Label(text, .subhead).color(.labelInverse).lines(2).named("text")
      Spacer(minLength: 8)
      if let button { button }
    }
    .padding(Insets(left: 16, right: 8))
    .frame(maxWidth: .infinity, minHeight: 52)
  }
}

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

  /// A disc of 40 pt, two lines, the button.
  public func body(in context: BlockContext) -> some Block<Model> {
    HStack(spacing: 12) {
      IconDisc(symbol, size: 40, color: .success, soft: .successSoft).named("icon")
      VStack(alignment: .leading, spacing: 2) {
        Label(title, .subheadStrong).lines(1).named("title")
        Label(text, .footnote).color(.labelSecondary).lines(1).named("text")
      }
      Spacer(minLength: 8)
      if let button { button.padding(.horizontal, 8) }
    }
    .padding(12)
    .frame(maxWidth: .infinity, minHeight: 64)
  }
}

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
