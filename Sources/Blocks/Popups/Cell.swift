import Canvas

/// A cell of a group: icon, title, and a switch, a chevron or a value; 52 pt high.
public struct Cell<Model>: Composite {
  /// What stands at the trailing end.
  public enum Trailing {
    case none, chevron
    /// A text that says what is chosen.
    case value(String)
    /// A switch of a flag of the model.
    case toggle(WritableKeyPath<Model, Bool>)
    case check
  }

  private let symbol: Symbol?
  private let title: String
  private let trailing: Trailing
  private let action: Action<Model>?

  /// A cell; without an action only its switch can be touched.
  public init(
    _ symbol: Symbol? = nil, _ title: String, trailing: Trailing = .none,
    do action: Action<Model>? = nil
  ) {
    self.symbol = symbol
    self.title = title
    self.trailing = trailing
    self.action = action
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// Icon at 16, text 12 after it; at accessibility text sizes a value stands below the title.
  public func body(in context: BlockContext) -> some Block<Model> {
    let isLarge = context.environment.textSize.isAccessibility
    return HStack(spacing: 12) {
      if let symbol { IconView(symbol, color: .labelSecondary) }
      VStack(alignment: .leading, spacing: 0) {
        Label(title).lines(isLarge ? 3 : 2).wholeWords()
        if isLarge, case .value(let value) = trailing {
          Label(value, .subhead).color(.labelSecondary).lines(2)
        }
      }
      Spacer(minLength: 8)
      if !isLarge { value }
      end
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: context.theme.height.actionRow)
    .tappable(title, do: action)
  }

  @BlockBuilder<Model> private var value: [any Block<Model>] {
    if case .value(let value) = trailing { Label(value).color(.labelSecondary).lines(1) }
  }

  @BlockBuilder<Model> private var end: [any Block<Model>] {
    switch trailing {
    case .none, .value: []
    case .chevron:
      IconView(.chevronRight, size: 24, color: .labelQuaternary)
        .padding(Insets(right: -4))
    case .toggle(let path): Toggle("\(title) switch", isOn: path).spoken(title)
    case .check: IconView(.check, size: 20)
    }
  }
}
