import Canvas

/// A capsule of 32 pt with a text, and an avatar or an icon before it; more at large text, which
/// stops growing before the accessibility sizes (SPEC V5).
public struct Chip<Model>: Block {
  /// What stands before the text.
  public enum Leading: Hashable, Sendable {
    case none
    /// Initials on a disc of 24 pt.
    case avatar(String, AvatarTint)
    /// An icon of 18 pt in the accent colour.
    case icon(Symbol)
  }

  /// Whether the chip is the chosen one of its group.
  public enum Selection: Hashable, Sendable { case plain, chosen }

  private let title: String
  private let leading: Leading
  private let selection: Selection
  private let action: Action<Model>?

  /// A chip; without an action it is only a name.
  public init(
    _ title: String, leading: Leading = .none, selection: Selection = .plain,
    do action: Action<Model>? = nil
  ) {
    self.title = title
    self.leading = leading
    self.selection = selection
    self.action = action
  }

  /// 32 pt high or a line and its room, as wide as its text and what stands before it.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let style = context.forBars.theme.style(role)
    let text = context.text.width(of: title, style: style)
    return Size(textInset + text + 12, max(context.theme.height.chip, style.lineHeight + 12))
  }

  /// Draws the capsule, what leads, and the text.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let context = context.forBars
    let theme = context.theme
    let isChosen = selection == .chosen
    let shape = Shape.rounded(rect, rect.height / 2)
    var name: String?
    if let action {
      let area = picture.add(title, shape, action: action)
      picture.speak(of: area) {
        $0.kind = .option
        $0.state = isChosen ? .on : .off
      }
      name = area
    } else {
      picture.add(title, shape, role: .element)
    }
    picture.items.append(.fill(shape, .solid(theme[isChosen ? .accent : .fill])))
    let mark = context.mirrored(Rect(rect.minX + 4, rect.midY - 12, 24, 24), in: rect)
    switch leading {
    case .none: break
    case .avatar(let initials, let tint):
      Avatar(initials, tint: tint, size: 24).draw(in: mark, into: &picture, context: context)
    case .icon(let symbol):
      picture.drawIcon(
        symbol, size: 18, color: theme[isChosen ? .onAccent : .accent], in: mark, context)
    }
    let label = Label<Model>(title, role).lines(1).color(isChosen ? .onAccent : .label)
    let line = theme.style(role).lineHeight
    let place = Rect(
      rect.minX + textInset, rect.midY - line / 2, rect.width - textInset - 12, line)
    label.draw(in: context.mirrored(place, in: rect), into: &picture, context: context)
    if let name { picture.drawFocusRing(around: rect, radius: rect.height / 2, of: name, context) }
  }

  private var role: TextRole { selection == .chosen ? .subheadStrong : .subhead }
  private var textInset: Double { leading == .none ? 12 : 36 }
}
