import Canvas

/// A text in one of the theme's styles, wrapped to the width it is offered.
public struct Label<Model>: Block {
  private let text: String
  private let role: TextRole
  private var color = ColorToken.label
  private var paint: Color?
  private var weight: TextStyle.Weight?
  private var figures: TextStyle.Figures?
  private var alignment = HorizontalAlignment.leading
  private var flow = TextFlow()
  private var leader: Leader?

  /// Another label of the same width: what it is scaled down by, this one is too.
  private struct Leader {
    let text: String
    let role: TextRole
  }

  /// A text in a style of the theme.
  public init(_ text: String, _ role: TextRole = .body) {
    self.text = text
    self.role = role
  }

  /// The width in pt of the widest line, and a line height for every line.
  ///
  /// One that stands under a title takes all the width: it is scaled down by that, not by its own.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let style = style(context, limit: proposal.width)
    let layout = breaker(style, context).layout(text, limit: proposal.width)
    let width = leader == nil ? layout.width : max(layout.width, proposal.width ?? 0)
    return Size(width, Double(layout.lines.count) * style.lineHeight)
  }

  /// Draws the lines from the top.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let style = style(context, limit: rect.width)
    let layout = breaker(style, context).layout(text, limit: rect.width)
    let share = alignment.resolved(context.environment.layoutDirection).share
    let color = paint ?? context.theme[color]
    var y = rect.minY + style.baseline
    for line in layout.lines {
      let origin = Point(rect.minX + share * (rect.width - line.width), y)
      y += style.lineHeight
      if line.text.isEmpty { continue }
      picture.items.append(.text(TextRun(line.text, style: style, color: color, origin: origin)))
    }
  }

  private func style(_ context: BlockContext, limit: Double?) -> TextStyle {
    var style = context.theme.style(role)
    if let weight { style.weight = weight }
    if let figures { style.figures = figures }
    guard flow.words == .whole, let limit else { return style }
    var factor = factor(of: text, style, in: limit, context)
    if let leader {
      let leading = context.theme.style(leader.role)
      factor = min(factor, self.factor(of: leader.text, leading, in: limit, context))
    }
    return factor < 1 ? style.scaled(by: factor) : style
  }

  /// How much smaller a text must be for its widest word to fit, down to half.
  private func factor(
    of text: String, _ style: TextStyle, in limit: Double, _ context: BlockContext
  ) -> Double {
    let widest = breaker(style, context).widestWord(text)
    return widest > limit + 0.01 ? max(0.5, limit / widest) : 1
  }

  private func breaker(_ style: TextStyle, _ context: BlockContext) -> LineBreaker {
    LineBreaker(style: style, measuring: context.text, flow: flow)
  }
}

extension Label {
  /// In another colour of the theme.
  public func color(_ token: ColorToken) -> Label { changed { $0.color = token } }

  /// In a colour that is no token: on pictures and avatars.
  public func color(_ color: Color) -> Label { changed { $0.paint = color } }

  /// In another weight than the style's.
  public func weight(_ weight: TextStyle.Weight) -> Label { changed { $0.weight = weight } }

  /// With digits of one width, for running numbers.
  public func tabular() -> Label { changed { $0.figures = .tabular } }

  /// Lines moved to a side of the label's rectangle.
  public func aligned(_ alignment: HorizontalAlignment) -> Label {
    changed { $0.alignment = alignment }
  }

  /// At most so many lines; the last one ends with an ellipsis.
  public func lines(_ count: Int) -> Label { changed { $0.flow.maxLines = count } }

  /// Lines of about the same width; two short sentences get a line each.
  public func balanced() -> Label { changed { $0.flow.balance = .balanced } }

  /// Smaller letters, down to half, rather than a word cut between its characters.
  public func wholeWords() -> Label { changed { $0.flow.words = .whole } }

  /// With `wholeWords` also as much smaller as they make a title of the same width above it, so that
  /// the title stays the larger one.
  public func under(_ title: String, _ role: TextRole) -> Label {
    changed { $0.leader = Leader(text: title, role: role) }
  }

  private func changed(_ change: (inout Label) -> Void) -> Label {
    var label = self
    change(&label)
    return label
  }
}

extension TextStyle {
  /// The same style `factor` times as large.
  func scaled(by factor: Double) -> TextStyle {
    var style = self
    style.size *= factor
    style.tracking *= factor
    style.lineHeight = (lineHeight * factor).rounded()
    return style
  }
}
