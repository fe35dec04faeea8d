import Canvas

/// Initials in a coloured circle; Han initials are one character.
public struct Avatar<Model>: Block {
  private let initials: String
  private let tint: AvatarTint
  private let diameter: Double

  /// A circle of `size` pt: 44 in rows, 56 in panels, 24 in chips.
  public init(_ initials: String, tint: AvatarTint, size: Double = 44) {
    self.initials = initials
    self.tint = tint
    diameter = size
  }

  /// Its square in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    Size(diameter, diameter)
  }

  /// Draws the circle and the initials in its middle.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let colors = context.theme.avatar(tint)
    picture.items.append(.fill(.ellipse(rect), .solid(colors.circle)))
    let style = TextStyle(
      size: diameter >= 56 ? 20 : diameter >= 40 ? 16 : 11, weight: .semibold, lineHeight: 20)
    picture.drawCentered(
      initials, style: style, color: colors.initials, in: rect, context)
  }
}

extension Picture {
  /// One line of text in the middle of a rectangle.
  mutating func drawCentered(
    _ text: String, style: TextStyle, color: Color, in rect: Rect, _ context: BlockContext
  ) {
    let width = context.text.width(of: text, style: style)
    let origin = Point(
      rect.midX - width / 2, rect.midY - style.lineHeight / 2 + style.baseline)
    items.append(.text(TextRun(text, style: style, color: color, origin: origin)))
  }

  /// An icon in the middle of a rectangle, looking the way one reads (SPEC V5).
  mutating func drawIcon(
    _ symbol: Symbol, size: Double, color: Color, in rect: Rect, quarterTurns: Double = 0,
    _ context: BlockContext
  ) {
    items.append(
      .icon(
        Icon(
          symbol.rawValue, size: size, color: color, center: rect.center,
          quarterTurns: quarterTurns,
          facing: symbol.facing(context.environment.layoutDirection))))
  }
}
