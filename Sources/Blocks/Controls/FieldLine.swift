import Canvas

/// The line inside a field: text or placeholder, selection, composition, caret.
struct FieldLine {
  let name: String
  let text: String
  let placeholder: String
  var isSecure = false

  func draw<Model>(in rect: Rect, into picture: inout Picture<Model>, _ context: BlockContext) {
    let style = context.theme.style(.body)
    let editing = context.editing.flatMap { $0.field == name ? $0 : nil }
    let shown = isSecure ? String(repeating: "•", count: text.count) : text
    let caret = min(editing?.caret ?? shown.count, shown.count)
    let before = String(shown.prefix(caret))
    let composition = editing?.composition ?? ""
    let caretX = context.text.width(of: before + composition, style: style)
    let shift = max(0, caretX + 4 - rect.width)
    picture.group(clip: .rect(rect.grown(by: 1))) { picture in
      if shown.isEmpty, composition.isEmpty {
        Label<Model>(placeholder).color(.labelSecondary).lines(1)
          .draw(in: rect, into: &picture, context: context)
      }
      if let editing, !editing.selection.isEmpty {
        drawSelection(editing.selection, of: shown, rect, shift, &picture, context)
      }
      let line = before + composition + shown.dropFirst(caret)
      let origin = Point(rect.minX - shift, rect.minY + style.baseline)
      if !line.isEmpty {
        picture.items.append(
          .text(TextRun(line, style: style, color: context.theme[.label], origin: origin)))
      }
      let start = rect.minX - shift + context.text.width(of: before, style: style)
      if !composition.isEmpty {
        let width = context.text.width(of: composition, style: style)
        let underline = Rect(start, rect.maxY - 2, width, 1)
        picture.items.append(.fill(.rect(underline), .solid(context.theme[.label])))
      }
      if editing?.caretPhase == .lit {
        let bar = Rect(rect.minX - shift + caretX, rect.midY - 10, 2, 20)
        picture.items.append(.fill(.rounded(bar, 1), .solid(context.theme[.accent])))
      }
    }
  }

  private func drawSelection<Model>(
    _ selection: Range<Int>, of text: String, _ rect: Rect, _ shift: Double,
    _ picture: inout Picture<Model>, _ context: BlockContext
  ) {
    let style = context.theme.style(.body)
    let start = context.text.width(of: String(text.prefix(selection.lowerBound)), style: style)
    let end = context.text.width(of: String(text.prefix(selection.upperBound)), style: style)
    let mark = Rect(rect.minX - shift + start, rect.minY, end - start, rect.height)
    picture.items.append(.fill(.rect(mark), .solid(context.theme[.accentSoft])))
  }
}
