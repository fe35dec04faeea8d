import Canvas

/// One action behind the edge of a row (SPEC L2).
public struct RowAction<Model> {
  /// What it does to the data, for its colours.
  public enum Role: Hashable, Sendable {
    case normal
    /// Stands apart from the one beside it.
    case quiet
    case destructive
  }

  let name: String
  let title: String
  let symbol: Symbol
  let role: Role
  let action: Action<Model>

  /// An action; `name` is what takes and traces call it.
  public init(
    _ title: String, _ symbol: Symbol, name: String, role: Role = .normal, do action: Action<Model>
  ) {
    self.title = title
    self.symbol = symbol
    self.name = name
    self.role = role
    self.action = action
  }

  /// The width of one action, in pt (look 19).
  public static var width: Double { 80 }
}

extension RowAction {
  private var colors: (fill: ColorToken, content: ColorToken) {
    switch role {
    case .normal: (.accent, .onAccent)
    case .quiet: (.inverse, .labelInverse)
    case .destructive: (.dangerFill, .onDanger)
    }
  }

  /// Draws the surface, and in the rectangle the icon over the word near its inner edge.
  func draw(
    in rect: Rect, on surface: Rect, opening: HorizontalEdge, into picture: inout Picture<Model>,
    _ context: BlockContext
  ) {
    let theme = context.theme
    let name = picture.add(name, .rect(surface), action: action)
    picture.speak(of: name) { $0.label = title }
    picture.items.append(.fill(.rect(surface), .solid(theme[colors.fill])))
    let width = Self.width
    let left =
      opening == .right ? min(rect.minX, rect.maxX - width) : max(rect.minX, rect.maxX - width)
    let slot = Rect(left, rect.minY, width, rect.height)
    let style = context.text(atMost: .extraLarge).theme.style(.caption1)
    let height = 24 + 2 + style.lineHeight
    let icon = Rect(slot.midX - 12, slot.midY - height / 2, 24, 24)
    let text = Rect(slot.minX, icon.maxY + 2, width, style.lineHeight)
    picture.group(clip: .rect(rect)) {
      $0.drawIcon(symbol, size: 24, color: theme[colors.content], in: icon, context)
      $0.drawCentered(title, style: style, color: theme[colors.content], in: text, context)
    }
    if context.pressed.contains(name) {
      picture.items.append(.fill(.rect(surface), .solid(theme[.fillPressed])))
    }
    picture.drawFocusRing(around: rect.grown(by: -4), radius: 4, of: name, context)
    guard context.focused == name else { return }
    // The ring alone would not stand out on these colours.
    picture.items.append(
      .stroke(.rounded(rect.grown(by: -4), 4), Stroke(width: 2), theme[colors.content]))
  }
}

/// The physical edge of a row at which actions show.
enum HorizontalEdge: Hashable { case left, right }
