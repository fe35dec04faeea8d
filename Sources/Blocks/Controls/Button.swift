import Canvas

/// A button with a title; its title is also the name of its hit area.
public struct Button<Model>: Block {
  private let title: String
  private let name: String
  private let style: ButtonStyle
  private let action: Action<Model>
  private var isEnabled = true

  /// A button that changes the model; `name` replaces the title in takes and traces.
  public init(
    _ title: String, style: ButtonStyle = .plain, name: String? = nil,
    run change: @escaping (inout Model) -> Void
  ) {
    self.init(title, style: style, name: name, do: .run(change))
  }

  /// A button that does `action`, such as `.dismissSelf`.
  public init(
    _ title: String, style: ButtonStyle = .plain, name: String? = nil, do action: Action<Model>
  ) {
    self.title = title
    self.name = name ?? title
    self.style = style
    self.action = action
  }

  /// The button greyed out and deaf unless `isEnabled` (SPEC K5).
  public func enabled(_ isEnabled: Bool) -> Button {
    var button = self
    button.isEnabled = isEnabled
    return button
  }

  /// Filled styles take all the width they are offered.
  public var traits: BlockTraits { style.fillsWidth ? .growsAcross : [] }

  /// The style's height, and the title's width with its room, in pt.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let text = context.theme.style(style.role)
    let height = style.height(context.theme, textHeight: text.lineHeight)
    if style.fillsWidth, let width = proposal.width { return Size(width, height) }
    let width = context.text.width(of: title, style: text) + 2 * style.sideRoom
    return Size(min(width, proposal.width ?? width), height)
  }

  /// Draws the background, the title in its middle, and the states.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let shape = Shape.rounded(rect, style.radius(rect, context.theme))
    let target = touchTarget(rect, shape, context)
    let name = picture.add(name, target, action: isEnabled ? action : nil)
    if let fill = isEnabled ? style.fill : style.disabledFill {
      picture.items.append(.fill(shape, .solid(context.theme[fill])))
    }
    if style == .secondary, context.theme.appearance.isHighContrast {
      picture.items.append(
        .stroke(shape, Stroke(width: 1, alignment: .inside), context.theme[.separator]))
    }
    drawTitle(in: rect, into: &picture, isPressed: context.pressed.contains(name), context)
    if context.pressed.contains(name), style.fill != nil {
      picture.items.append(.fill(shape, .solid(context.theme[.fillPressed])))
    }
    picture.drawFocusRing(
      around: rect, radius: style.radius(rect, context.theme), of: name, context)
  }

  private func drawTitle(
    in rect: Rect, into picture: inout Picture<Model>, isPressed: Bool, _ context: BlockContext
  ) {
    let color = isEnabled ? style.titleColor : .labelQuaternary
    let text = context.theme.style(style.role)
    var layout = TextLayout.Line(
      text: title, width: context.text.width(of: title, style: text))
    if layout.width > rect.width {
      let breaker = LineBreaker(
        style: text, measuring: context.text, flow: TextFlow(maxLines: 1))
      layout = breaker.layout(title, limit: rect.width).lines.first ?? layout
    }
    let origin = Point(
      rect.midX - layout.width / 2, rect.midY - text.lineHeight / 2 + text.baseline)
    let isFaded = isPressed && style.fill == nil
    picture.items.append(
      .text(
        TextRun(
          layout.text, style: text, color: context.theme[color].opacity(isFaded ? 0.4 : 1),
          origin: origin)))
  }

  /// At least 44×44 pt, also where the drawing is smaller.
  private func touchTarget(_ rect: Rect, _ shape: Shape, _ context: BlockContext) -> Shape {
    let least = context.theme.height.plain
    if rect.width >= least, rect.height >= least { return shape }
    let width = max(least, rect.width)
    let height = max(least, rect.height)
    return .rect(Rect(rect.midX - width / 2, rect.midY - height / 2, width, height))
  }
}
