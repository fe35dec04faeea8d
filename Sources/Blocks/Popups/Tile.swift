import Canvas

/// A tile to choose from: icon, detail, title; 80 pt high, solid accent when chosen.
public struct Tile<Model>: Block {
  /// Whether it is the chosen one.
  public enum Selection: Hashable, Sendable { case plain, chosen }

  private let symbol: Symbol
  private let title: String
  private let detail: String
  private let selection: Selection
  private let action: Action<Model>

  /// A tile that does `action` when pressed.
  public init(
    _ symbol: Symbol, _ title: String, detail: String = "", selection: Selection = .plain,
    do action: Action<Model>
  ) {
    self.symbol = symbol
    self.title = title
    self.detail = detail
    self.selection = selection
    self.action = action
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered and 80 pt, more at large text sizes.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(
      proposal.width ?? 175,
      max(80, 12 + 24 + 12 + context.theme.style(.subheadStrong).lineHeight + 12))
  }

  /// Draws the icon at 12,12, the detail beside it, the title 12 above the lower edge.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let isChosen = selection == .chosen
    let theme = context.theme
    let shape = Shape.rounded(rect, theme.radius.control)
    let name = picture.add(title, shape, action: action)
    picture.items.append(.fill(shape, .solid(theme[isChosen ? .accent : .cell])))
    let icon = context.mirrored(Rect(rect.minX + 12, rect.minY + 12, 24, 24), in: rect)
    picture.drawIcon(
      symbol, size: 24, color: theme[isChosen ? .onAccent : .accent], in: icon, context)
    let small = theme.style(.footnote).lineHeight
    let time = Rect(rect.minX + 44, rect.minY + 24 - small / 2, rect.width - 56, small)
    Label<Model>(detail, .footnote).color(isChosen ? .onAccent : .labelSecondary).lines(1)
      .aligned(.trailing)
      .draw(in: context.mirrored(time, in: rect), into: &picture, context: context)
    let line = theme.style(.subheadStrong).lineHeight
    let text = Rect(rect.minX + 12, rect.maxY - 12 - line, rect.width - 24, line)
    Label<Model>(title, .subheadStrong).color(isChosen ? .onAccent : .label).lines(1)
      .draw(in: context.mirrored(text, in: rect), into: &picture, context: context)
    if context.pressed.contains(name) {
      picture.items.append(.fill(shape, .solid(theme[.fillPressed])))
    }
    picture.drawFocusRing(around: rect, radius: theme.radius.control, of: name, context)
  }
}
