import Canvas

/// The search field: 36 pt high, as wide as offered.
public struct SearchField<Model>: Block {
  private let placeholder: String
  private let text: WritableKeyPath<Model, String>
  private let name: String

  /// A field that edits the text at a path.
  public init(
    _ placeholder: String, text: WritableKeyPath<Model, String>, name: String = "search"
  ) {
    self.placeholder = placeholder
    self.text = text
    self.name = name
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered and 36 pt, more at large text sizes.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let line = context.forBars.theme.style(.body).lineHeight
    return Size(proposal.width ?? 200, max(context.theme.height.search, line + 14))
  }

  /// Draws the capsule, the lens, and the text or its placeholder.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let context = context.forBars
    let shape = Shape.rounded(rect, context.theme.radius.field)
    let value = picture.model[keyPath: text]
    let height = context.theme.style(.body).lineHeight
    let room = value.isEmpty ? 8.0 : 36.0
    let place = Rect(rect.minX + 32, rect.midY - height / 2, rect.width - 32 - room, height)
    let line = FieldLine<Model>(
      name, text: value, placeholder: placeholder, in: context.mirrored(place, in: rect), context)
    let area = picture.add(name, shape, field: Field(text: text, carets: line.carets))
    picture.speak(of: area) { $0.label = placeholder }
    picture.items.append(.fill(shape, .solid(context.theme[.fill])))
    let lens = context.mirrored(Rect(rect.minX + 8, rect.midY - 10, 20, 20), in: rect)
    picture.drawIcon(.search, size: 20, color: context.theme[.labelSecondary], in: lens, context)
    line.draw(into: &picture)
    picture.drawFocusRing(around: rect, radius: context.theme.radius.field, of: area, context)
    guard !value.isEmpty else { return }
    let path = text
    let clear = context.mirrored(Rect(rect.maxX - 36, rect.minY, 36, rect.height), in: rect)
    picture.add("\(name) clear", .rect(clear), action: .run { $0[keyPath: path] = "" })
    picture.drawIcon(.cancel, size: 18, color: context.theme[.labelTertiary], in: clear, context)
  }
}
