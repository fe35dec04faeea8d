import Blocks
import Canvas
import TestSupport
import Testing

/// What a field draws of a long text (SPEC V7).
struct FieldLineTests {
  private func picture(
    _ text: String, caret edits: [TextEdit] = [], isEdited: Bool = true
  ) -> Picture<String> {
    var line = EditedLine(text)
    for edit in edits { line.apply(edit) }
    var context = BlockContext(theme: .classic(.light), text: FixedTextMeasuring())
    if isEdited { context.editing = TextEditing(field: "f", line: line) }
    var picture = Picture(model: text)
    TextField("Type", text: \String.self, name: "f")
      .draw(in: Rect(0, 0, 300, 44), into: &picture, context: context)
    return picture
  }

  private func drawn(_ picture: Picture<String>) -> String {
    func texts(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .text(let run): [run.text]
        case .group(let group): texts(group.items)
        case .fill, .stroke, .shadow, .icon, .hairline: []
        }
      }
    }
    return texts(picture.items).joined()
  }

  /// Where a colour of the theme is filled, groups opened.
  private func fills(_ token: ColorToken, in items: [DisplayItem]) -> [Rect] {
    items.flatMap { item -> [Rect] in
      switch item {
      case .group(let group): fills(token, in: group.items)
      case .fill(let shape, .solid(Theme.classic(.light)[token])): [shape.bounds]
      case .fill, .text, .stroke, .shadow, .icon, .hairline: []
      }
    }
  }

  @Test func `V7 V6 a field with the focus shows its caret, its selection, its composition`() throws
  {
    func marks(_ token: ColorToken, _ edits: [TextEdit]) -> [Rect] {
      fills(token, in: picture("one two", caret: edits).items)
    }
    func mark(_ token: ColorToken, _ edits: [TextEdit]) throws -> Rect {
      #expect(marks(token, edits).count == 1)
      return try #require(marks(token, edits).first)
    }
    #expect(fills(.accent, in: picture("one two", isEdited: false).items).isEmpty)
    let start = try mark(.accent, [.move(.start, .none)])
    let end = try mark(.accent, [])
    #expect(start.width == 2 && start.height >= 20 && start.minX < end.minX)
    let line = try mark(.label, [.compose("ni")])
    #expect(line.height == 1 && abs(line.minX - end.minX) < 1)
    #expect(try mark(.accent, [.compose("ni")]).minX > end.minX)
    let all = try mark(.accentSoft, [.selectAll])
    #expect(marks(.accentSoft, []).isEmpty)
    #expect(abs(all.minX - start.minX) < 1 && abs(all.maxX - end.minX) < 1)
    #expect(marks(.accent, [.selectAll]).isEmpty, "no caret beside a selection")
  }

  @Test(arguments: ["a", "好", "👩‍👩‍👧"])
  func `V7 of a mebibyte only what stands around the caret is laid out`(letter: String) {
    let text = String(repeating: letter, count: (1 << 20) / letter.utf8.count)
    for edits in [[], [TextEdit.move(.start, .none)], [.place(1 << 19, .none)], [.selectAll]] {
      let picture = picture(text, caret: edits)
      let count = drawn(picture).count
      #expect((20...400).contains(count), "\(edits): \(count)")
      #expect((picture.fields["f"]?.carets.count ?? 0) <= 300)
    }
    #expect(drawn(self.picture(text, isEdited: false)).count <= 400)
  }

  @Test func `V7 a long text that nobody edits shows its beginning, one that is edited its caret`()
  {
    let text = "The first word and many more of them up to the very last"
    let resting = drawn(picture(text, isEdited: false))
    #expect(resting.hasPrefix("The first word"))
    func starts(_ items: [DisplayItem]) -> [Double] {
      items.flatMap { item -> [Double] in
        switch item {
        case .text(let run): [run.origin.x]
        case .group(let group): starts(group.items)
        case .fill, .stroke, .shadow, .icon, .hairline: []
        }
      }
    }
    #expect(starts(picture(text, isEdited: false).items) == [12])
    #expect((starts(picture(text).items).first ?? 0) < 0, "pulled back to the caret at its end")
  }

  @Test
  func `V7 a text that fits is drawn whole, with a place for the caret around every character`() {
    let text = "a👩‍👩‍👧é好"
    let picture = picture(text)
    #expect(drawn(picture) == text)
    let offsets = picture.fields["f"]?.carets.map(\.offset)
    var expected = [0]
    for character in text { expected.append((expected.last ?? 0) + String(character).utf8.count) }
    #expect(offsets == expected)
  }

  @Test func `V7 a place in the drawn part of a long text is the place in the text`() throws {
    let text = String(repeating: "0123456789", count: 5000)
    let field = try #require(picture(text, caret: [.place(25_003, .none)]).fields["f"])
    let caret = try #require(field.carets.first { $0.offset == 25_003 })
    #expect(field.offset(nearest: caret.x + 1) == 25_003)
    let next = try #require(field.carets.first { $0.offset == 25_004 })
    #expect(field.character(at: (caret.x + next.x) / 2) == 25_003)
    #expect((12...270).contains(caret.x))
  }
}
