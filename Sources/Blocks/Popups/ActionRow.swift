import Canvas

/// A row of a panel or of a group: icon, title, something trailing; 52 pt high.
public struct ActionRow<Model>: Composite {
  /// Whether a hairline parts the row from the next one.
  public enum Line: Hashable, Sendable { case below, none }

  private let symbol: Symbol
  private let title: String
  private let role: Choice<Model>.Role
  private let line: Line
  private let action: Action<Model>

  /// A row that does `action`; destructive ones are red.
  public init(
    _ symbol: Symbol, _ title: String, role: Choice<Model>.Role = .none, line: Line = .below,
    do action: Action<Model>
  ) {
    self.symbol = symbol
    self.title = title
    self.role = role
    self.line = line
    self.action = action
  }

  /// Icon at 16, text at 56, hairline from the text to the edge.
  public func body(in context: BlockContext) -> some Block<Model> {
    let isDestructive = role == .destructive
    return HStack(spacing: 16) {
      IconView(symbol, color: isDestructive ? .danger : .labelSecondary)
      Label(title).color(isDestructive ? .danger : .label)
        .lines(context.environment.textSize.isAccessibility ? 3 : 1).wholeWords()
      Spacer(minLength: 8)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: context.theme.height.actionRow)
    .onTap(title, do: action)
    .overlay(alignment: .bottom, Divider(inset: line == .below ? 56 : .infinity))
  }
}
