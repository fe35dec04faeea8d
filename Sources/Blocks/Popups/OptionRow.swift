import Canvas

/// A row of a custom dialog: icon, title, subtitle, and a check when chosen (SPEC D3).
public struct OptionRow<Model>: Composite {
  /// Whether it is the chosen one.
  public enum Selection: Hashable, Sendable { case plain, chosen }

  private let symbol: Symbol
  private let title: String
  private let name: String
  private let subtitle: String
  private let selection: Selection
  private let action: Action<Model>

  /// A row of at least 64 pt that does `action` when pressed.
  public init(
    _ symbol: Symbol, _ title: String, subtitle: String = "", name: String? = nil,
    selection: Selection = .plain, do action: Action<Model>
  ) {
    self.symbol = symbol
    self.title = title
    self.name = name ?? title
    self.subtitle = subtitle
    self.selection = selection
    self.action = action
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// Icon at 16, texts at 56, the check at the trailing edge.
  public func body(in context: BlockContext) -> some Block<Model> {
    HStack(spacing: 16) {
      IconView(symbol, color: selection == .chosen ? .accent : .labelSecondary)
      VStack(alignment: .leading, spacing: 2) {
        Label(title, selection == .chosen ? .headline : .body).wholeWords()
        if !subtitle.isEmpty {
          Label(subtitle, .footnote).wholeWords().color(.labelSecondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if selection == .chosen { IconView(.check, size: 20) }
    }
    .padding(Insets(top: 8, left: 16, bottom: 8, right: 16))
    .frame(maxWidth: .infinity, minHeight: 64)
    .onTap(name, do: action)
    .spoken(title, kind: .option, state: selection == .chosen ? .on : .off)
  }
}
