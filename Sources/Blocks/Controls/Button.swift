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

  /// The style's height, and the title's width with its room, in pt; where a filled button is too
  /// narrow for its title it grows by lines.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let text = context.theme.style(style.role)
    if style.fillsWidth, let width = proposal.width {
      let room = ProposedSize(width: titleWidth(in: width))
      let lines = titleLabel(.clear).size(fitting: room, in: context).height
      return Size(width, style.height(context.theme, textHeight: lines))
    }
    let width = context.text.width(of: title, style: text) + 2 * style.sideRoom
    let height = style.height(context.theme, textHeight: text.lineHeight)
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
    let token = isEnabled ? style.titleColor : .labelQuaternary
    let isFaded = isPressed && style.fill == nil
    let label = titleLabel(context.theme[token].opacity(isFaded ? 0.4 : 1))
    let width = style.fillsWidth ? titleWidth(in: rect.width) : rect.width
    let height = label.size(fitting: ProposedSize(width: width), in: context).height
    let place = Rect(rect.midX - width / 2, rect.midY - height / 2, width, height)
    label.draw(in: place, into: &picture, context: context)
  }

  /// Filled buttons wrap their title between words; those of bars keep one line.
  private func titleLabel(_ color: Color) -> Label<Model> {
    let label = Label<Model>(title, style.role).color(color).aligned(.center)
    return style.fillsWidth ? label.balanced().wholeWords() : label.lines(1)
  }

  private func titleWidth(in width: Double) -> Double { max(0, width - 16) }

  /// At least 44×44 pt, also where the drawing is smaller.
  private func touchTarget(_ rect: Rect, _ shape: Shape, _ context: BlockContext) -> Shape {
    let least = context.theme.height.plain
    if rect.width >= least, rect.height >= least { return shape }
    let width = max(least, rect.width)
    let height = max(least, rect.height)
    return .rect(Rect(rect.midX - width / 2, rect.midY - height / 2, width, height))
  }
}
