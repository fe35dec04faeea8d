import Canvas

/// A text field of 44 pt with an optional label above and an error below (SPEC K5).
public struct TextField<Model>: Block {
  private let placeholder: String
  private let text: WritableKeyPath<Model, String>
  private let name: String
  private let label: String?
  private let error: String?
  private let kind: FieldKind
  private var suggestions: [String] = []
  private var submit: String?

  /// A field that edits the text at a path; an error takes its own line only when present.
  public init(
    _ placeholder: String, text: WritableKeyPath<Model, String>, label: String? = nil,
    error: String? = nil, kind: FieldKind = .plain, name: String? = nil
  ) {
    self.placeholder = placeholder
    self.text = text
    self.label = label
    self.error = error
    self.kind = kind
    self.name = name ?? label ?? placeholder
  }

  /// Offers words above the keyboard's keys.
  public func suggesting(_ words: [String]) -> TextField {
    var field = self
    field.suggestions = words
    return field
  }

  /// Lets Return press the control of this name.
  public func submitting(_ control: String) -> TextField {
    var field = self
    field.submit = control
    return field
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
      let place = Rect(rect.minX, y, rect.width, height)
      picture.add("\(name).label", .rect(place), role: .element)
      Label<Model>(label, .footnoteStrong).lines(1).draw(
        in: place, into: &picture, context: context)
      y += height + 8
    }
    let field = Rect(rect.minX, y, rect.width, fieldHeight(context))
    drawField(in: field, into: &picture, context)
    guard let error else { return }
    let mark = Rect(rect.minX, field.maxY + 9, 16, 16)
    picture.drawIcon(
      .errorOutline, size: 16, color: context.theme[.danger], in: context.mirrored(mark, in: rect),
      context)
    let label = errorLabel(error)
    let height = label.size(fitting: errorOffer(rect.width), in: context).height
    let place = Rect(rect.minX + 20, field.maxY + 8, rect.width - 20, height)
    let line = context.mirrored(place, in: rect)
    picture.add("\(name).error", .rect(line), role: .element)
    label.draw(in: line, into: &picture, context: context)
  }

  private func drawField(
    in rect: Rect, into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let theme = context.theme
    let value = picture.model[keyPath: text]
    let name = picture.freeName(name)
    let isEdited = context.editing?.field == name
    let shape = Shape.rounded(rect, theme.radius.field)
    let height = theme.style(.body).lineHeight
    let clears = isEdited && !value.isEmpty
    let room = clears ? 44.0 : 12.0
    let place = Rect(rect.minX + 12, rect.midY - height / 2, rect.width - 12 - room, height)
    let line = FieldLine<Model>(
      name, text: value, placeholder: placeholder, kind: kind,
      in: context.mirrored(place, in: rect), context)
    let area = picture.add(
      name, shape,
      field: Field(
        text: text, kind: kind, suggestions: suggestions, submit: submit, carets: line.carets))
    picture.speak(of: area) { $0.label = label ?? placeholder }
    let isFocused = isEdited || context.focused == name
    drawFrame(shape, around: rect, isFocused: isFocused, into: &picture, context)
    line.draw(into: &picture)
    if error != nil {
      // Outside the red halo: that it has the keys is seen, too.
      picture.drawFocusRing(
        around: rect.grown(by: 1.5), radius: theme.radius.field + 1.5, of: name, context)
    }
    if clears { drawClear(in: rect, into: &picture, context) }
  }

  /// Fill at rest; a line and a halo while it is edited or wrong (look 07).
  private func drawFrame(
    _ shape: Shape, around rect: Rect, isFocused: Bool, into picture: inout Picture<Model>,
    _ context: BlockContext
  ) {
    let theme = context.theme
    guard error != nil || isFocused else {
      picture.items.append(.fill(shape, .solid(theme[.fill])))
      return
    }
    let halo = theme[error == nil ? .accentSoft : .dangerSoft]
    let line = theme[error == nil ? .accent : .danger]
    picture.items.append(
      .stroke(.rounded(rect.grown(by: 1.5), theme.radius.field + 1.5), Stroke(width: 3), halo))
    picture.items.append(.stroke(shape, Stroke(width: 1.5, alignment: .inside), line))
  }

  private func drawClear(
    in rect: Rect, into picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let path = text
    let place = context.mirrored(Rect(rect.maxX - 44, rect.minY, 44, rect.height), in: rect)
    picture.add("\(name).clear", .rect(place), action: .run { $0[keyPath: path] = "" })
    picture.drawIcon(.cancel, size: 18, color: context.theme[.labelSecondary], in: place, context)
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
