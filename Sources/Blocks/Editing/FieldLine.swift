import Canvas

/// The line inside a field: text or placeholder, selection, composition, caret (SPEC V7).
///
/// Only what stands around the caret is measured and drawn: a text may be a mebibyte long.
struct FieldLine<Model> {
  private let placeholder: String
  private let text: String
  private let kind: FieldKind
  /// Nil while the field does not have the focus.
  private let edited: EditedLine?
  private let rect: Rect
  private let context: BlockContext
  /// The part of the text that is drawn, and where the caret stands.
  private let part: Range<String.Index>
  private let caret: String.Index
  /// What is shown before and behind the caret, and what is not committed yet.
  private let head: String
  private let tail: String
  private let composition: String
  /// Where the drawn part begins, in the surface's points.
  private let start: Double

  init(
    _ name: String, text: String, placeholder: String, kind: FieldKind = .plain, in rect: Rect,
    _ context: BlockContext
  ) {
    let edited = context.editing.flatMap { $0.field == name ? $0.line : nil }
    let style = context.theme.style(.body)
    func width(_ text: String) -> Double { context.text.width(of: text, style: style) }
    // One that nobody edits shows its beginning.
    let caret = text.place(edited.map { text.edge(at: $0.caret) } ?? 0)
    let part = Self.part(of: text, around: caret, kind, filling: rect.width, width: width)
    head = kind.shown(text[part.lowerBound..<caret])
    tail = kind.shown(text[caret..<part.upperBound])
    composition = kind.shown(edited?.composition ?? "")
    let caretX = width(head) + width(composition)
    let whole = width(head + composition + tail)
    // The line is pulled back so far that the caret can be seen.
    let shift = min(max(0, caretX - rect.width * 0.75), max(0, whole + 3 - rect.width))
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    start = (isMirrored ? max(rect.minX, rect.maxX - whole - 3) : rect.minX) - shift
    self.placeholder = placeholder
    self.text = text
    self.kind = kind
    self.edited = edited
    self.rect = rect
    self.context = context
    self.part = part
    self.caret = caret
  }

  /// The characters around the caret that fill so many pt on both sides of it.
  private static func part(
    of text: String, around caret: String.Index, _ kind: FieldKind, filling room: Double,
    width: (String) -> Double
  ) -> Range<String.Index> {
    func reach(by step: Int, to limit: String.Index) -> String.Index {
      var count = 64
      while let place = text.index(caret, offsetBy: step * count, limitedBy: limit) {
        let range = min(caret, place)..<max(caret, place)
        // Marks without any width come to an end as well.
        if count >= 8192 || width(kind.shown(text[range])) >= room { return place }
        count *= 2
      }
      return limit
    }
    return reach(by: -1, to: text.startIndex)..<reach(by: 1, to: text.endIndex)
  }

  private var style: TextStyle { context.theme.style(.body) }
  private var line: String { head + composition + tail }

  private func width(_ text: String) -> Double {
    context.text.width(of: text, style: style)
  }

  /// Where a place of the text stands across, the composition left out.
  private func x(of place: String.Index) -> Double {
    let limited = min(max(place, part.lowerBound), part.upperBound)
    return start + width(kind.shown(text[part.lowerBound..<limited]))
  }

  /// The caret positions around the caret.
  var carets: [CaretStop] {
    guard edited != nil else { return [] }
    var place = part.lowerBound
    var stops = [stop(at: place)]
    while place < part.upperBound {
      place = text.index(after: place)
      stops.append(stop(at: place))
      // What lies behind the field's end cannot be pointed at.
      if place > caret, (stops.last?.x ?? 0) > rect.maxX { break }
    }
    return stops
  }

  private func stop(at place: String.Index) -> CaretStop {
    CaretStop(offset: text.offset(of: place), x: x(of: place))
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
    let left = x(of: text.place(range.lowerBound))
    let right = x(of: text.place(range.upperBound))
    let mark = Rect(left, rect.minY, right - left, rect.height)
    picture.items.append(.fill(.rounded(mark, 2), .solid(context.theme[.accentSoft])))
  }

  private func drawComposition(into picture: inout Picture<Model>) {
    guard !composition.isEmpty else { return }
    let mark = Rect(start + width(head), rect.maxY - 2, width(composition), 1)
    picture.items.append(.fill(.rect(mark), .solid(context.theme[.label])))
  }

  private func drawCaret(into picture: inout Picture<Model>) {
    guard let edited, edited.selection.isEmpty else { return }
    let height = max(20, rect.height - 4)
    let x = start + width(head) + width(composition)
    let bar = Rect(x, rect.midY - height / 2, 2, height)
    picture.items.append(.fill(.rounded(bar, 1), .solid(context.theme[.accent])))
  }
}
