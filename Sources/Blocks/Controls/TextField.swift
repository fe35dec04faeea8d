import Canvas

/// A text field of 44 pt with an optional label above and an error below (SPEC K5).
public struct TextField<Model>: Block {
  /// How the text is shown.
  public enum Kind: Hashable, Sendable {
    case plain
    /// Dots instead of characters (SPEC V7).
    case secure
  }

  private let placeholder: String
  private let text: WritableKeyPath<Model, String>
  private let name: String
  private let label: String?
  private let error: String?
  private let kind: Kind

  /// A field that edits the text at a path; an error takes its own line only when present.
  public init(
    _ placeholder: String, text: WritableKeyPath<Model, String>, label: String? = nil,
    error: String? = nil, kind: Kind = .plain, name: String? = nil
  ) {
    self.placeholder = placeholder
    self.text = text
    self.label = label
    self.error = error
    self.kind = kind
    self.name = name ?? label ?? placeholder
  }

  /// Takes the width it is offered.
  public var traits: BlockTraits { .growsAcross }

  /// The width offered; 44 pt, 26 more each for label and error.
  public func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size {
    let width = proposal.width ?? 200
    var height = fieldHeight(context)
    if label != nil { height += context.theme.style(.footnote).lineHeight + 8 }
    if let error {
      height += errorLabel(error).size(fitting: errorOffer(width), in: context).height + 8
    }
    return Size(width, height)
  }

  /// Draws label, field and error from the top.
  public func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    var y = rect.minY
    if let label {
      let height = context.theme.style(.footnote).lineHeight
      Label<Model>(label, .footnoteStrong).lines(1).draw(
        in: Rect(rect.minX, y, rect.width, height), into: &picture, context: context)
      y += height + 8
    }
    let field = Rect(rect.minX, y, rect.width, fieldHeight(context))
    drawField(in: field, into: &picture, context)
    guard let error else { return }
    let mark = Rect(rect.minX, field.maxY + 9, 16, 16)
    picture.drawIcon(
      .errorOutline, size: 16, color: context.theme[.danger], in: context.mirrored(mark, in: rect))
    let label = errorLabel(error)
    let height = label.size(fitting: errorOffer(rect.width), in: context).height
    let place = Rect(rect.minX + 20, field.maxY + 8, rect.width - 20, height)
    let line = context.mirrored(place, in: rect)
    picture.add("\(name) error", .rect(line), role: .element)
    label.draw(in: line, into: &picture, context: context)
  }

  private func drawField(
    in rect: Rect, into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let theme = context.theme
    let shape = Shape.rounded(rect, theme.radius.field)
    picture.addField(name, shape, text: text)
    picture.items.append(.fill(shape, .solid(theme[.fill])))
    let isFocused = context.editing?.field == name || context.focused == name
    if error != nil || isFocused {
      let line = theme[error == nil ? .accent : .danger]
      let halo = theme[error == nil ? .accentSoft : .dangerSoft]
      picture.items.append(
        .stroke(.rounded(rect.grown(by: 1.5), theme.radius.field + 1.5), Stroke(width: 3), halo))
      picture.items.append(.stroke(shape, Stroke(width: 1.5, alignment: .inside), line))
    }
    let height = theme.style(.body).lineHeight
    let place = Rect(rect.minX + 12, rect.midY - height / 2, rect.width - 24, height)
    FieldLine(
      name: name, text: picture.model[keyPath: text], placeholder: placeholder,
      isSecure: kind == .secure
    ).draw(in: place, into: &picture, context)
  }

  private func fieldHeight(_ context: BlockContext) -> Double {
    max(context.theme.height.plain, context.theme.style(.body).lineHeight + 16)
  }

  private func errorLabel(_ error: String) -> Label<Model> {
    Label(error, .footnote).color(.danger)
  }

  private func errorOffer(_ width: Double) -> ProposedSize {
    ProposedSize(width: width - 20)
  }
}
