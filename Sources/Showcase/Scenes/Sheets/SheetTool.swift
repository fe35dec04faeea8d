import Blocks
import Canvas

/// A tool of a sheet: an icon over its name on a soft tile, 60 pt high (look 11).
struct SheetTool<Model>: Composite {
  let symbol: Symbol
  let title: String
  let style: Tile<Model>.Selection
  let action: Action<Model>

  init(
    _ symbol: Symbol, _ title: String, style: Tile<Model>.Selection = .plain,
    do action: Action<Model> = .run { _ in }
  ) {
    self.symbol = symbol
    self.title = title
    self.style = style
    self.action = action
  }

  var traits: BlockTraits { .growsAcross }

  /// How many stand side by side: fewer where their names are large.
  static func columns(in context: BlockContext) -> Int {
    context.environment.textSize.isAccessibility ? 2 : 4
  }

  func body(in context: BlockContext) -> some Block<Model> {
    let isChosen = style == .chosen
    let radius = context.theme.radius.control
    let isLarge = context.environment.textSize.isAccessibility
    return VStack(spacing: 6) {
      IconView(symbol, color: isChosen ? .onAccent : .accent)
      Label(title, .caption1).weight(.semibold).lines(1).wholeWords()
        .color(isChosen ? .onAccent : .accent)
    }
    .padding(.vertical, isLarge ? 8 : 6)
    .frame(maxWidth: .infinity, minHeight: 60)
    .background(isChosen ? .accent : .accentSoft, radius: radius)
    .onTap(title, feedback: .fill(radius: radius), do: action)
  }
}
