import Canvas

/// The line inside a field: text or placeholder, selection, composition, caret (SPEC V7).
struct FieldLine<Model> {
  let placeholder: String
  let text: String
  let kind: FieldKind
  /// Nil while the field does not have the focus.
  let edited: EditedLine?
  let rect: Rect
  let context: BlockContext

  init(
    _ name: String, text: String, placeholder: String, kind: FieldKind = .plain, in rect: Rect,
    _ context: BlockContext
  ) {
    self.placeholder = placeholder
    self.text = text
    self.kind = kind
    self.rect = rect
    self.context = context
    edited = context.editing.flatMap { $0.field == name ? $0.line : nil }
  }

  private var style: TextStyle { context.theme.style(.body) }
  private var shown: String { kind.shown(text) }
  private var caret: Int { min(edited?.caret ?? shown.count, shown.count) }
  private var composition: String { kind.shown(edited?.composition ?? "") }

  private func width(_ text: some StringProtocol) -> Double {
    context.text.width(of: String(text), style: style)
  }

  /// The line as drawn: the composition stands at the caret.
  private var line: String {
    String(shown.prefix(caret)) + composition + shown.dropFirst(caret)
  }

  private var caretX: Double { width(shown.prefix(caret)) + width(composition) }

  /// How far, in pt, the line is pulled back so that the caret can be seen.
  private var shift: Double {
    min(max(0, caretX - rect.width * 0.75), max(0, width(line) + 3 - rect.width))
  }

  private var start: Double {
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    return isMirrored ? max(rect.minX, rect.maxX - width(line) - 3) - shift : rect.minX - shift
  }

  /// Where each caret position stands across.
  var carets: [Double] {
    guard edited != nil else { return [] }
    return (0...shown.count).map { start + width(shown.prefix($0)) }
  }

  func draw(into picture: inout Picture<Model>) {
    picture.group(clip: .rect(rect.grown(by: 2))) { picture in
      if line.isEmpty {
        Label<Model>(placeholder).color(.labelSecondary).lines(1)
          .draw(in: rect, into: &picture, context: context)
      }
      drawSelection(into: &picture)
      if !line.isEmpty {
        let origin = Point(start, rect.minY + style.baseline)
        picture.items.append(
          .text(TextRun(line, style: style, color: context.theme[.label], origin: origin)))
      }
      drawComposition(into: &picture)
      drawCaret(into: &picture)
    }
  }

  private func drawSelection(into picture: inout Picture<Model>) {
    guard let range = edited?.selection, !range.isEmpty else { return }
    let left = start + width(shown.prefix(range.lowerBound))
    let right = start + width(shown.prefix(range.upperBound))
    let mark = Rect(left, rect.minY, right - left, rect.height)
    picture.items.append(.fill(.rounded(mark, 2), .solid(context.theme[.accentSoft])))
  }

  private func drawComposition(into picture: inout Picture<Model>) {
    guard !composition.isEmpty else { return }
    let left = start + width(shown.prefix(caret))
    let mark = Rect(left, rect.maxY - 2, width(composition), 1)
    picture.items.append(.fill(.rect(mark), .solid(context.theme[.label])))
  }

  private func drawCaret(into picture: inout Picture<Model>) {
    guard let edited, edited.selection.isEmpty else { return }
    let height = max(20, rect.height - 4)
    let bar = Rect(start + caretX, rect.midY - height / 2, 2, height)
    picture.items.append(.fill(.rounded(bar, 1), .solid(context.theme[.accent])))
  }
}
