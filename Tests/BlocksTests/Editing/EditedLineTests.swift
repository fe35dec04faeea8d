import Blocks
import Canvas
import Testing

struct EditedLineTests {
  /// A line after some edits, written with `|` at the caret and `[` at the other end.
  private func line(_ text: String, _ edits: [TextEdit]) -> String {
    var line = EditedLine(text)
    for edit in edits { line.apply(edit) }
    return Self.picture(of: line)
  }

  private static func picture(of line: EditedLine) -> String {
    var text = line.text
    let marks: [(Int, String)] =
      line.selection.isEmpty
      ? [(line.caret, "|")] : [(line.caret, "|"), (line.anchor, "[")]
    for (place, mark) in marks.sorted(by: { $0.0 > $1.0 }) {
      text.insert(contentsOf: mark, at: text.utf8.index(text.startIndex, offsetBy: place))
    }
    return text
  }

  @Test(
    arguments: [
      ("a b", [TextEdit.insert("!")], "a b!|"),
      ("ab", [.move(.back, .none), .insert("x")], "ax|b"),
      ("ab", [.insert("one\ntwo")], "abone two|"),
      ("", [.insert("1\r\n2\u{2028}3\u{85}4\u{B}5")], "1 2 3 4 5|"),
      ("ab", [.selectAll, .insert("c")], "c|"),
      ("cafe", [.insert("\u{301}")], "cafe\u{301}|"),
      ("", [.insert("")], "|"),
    ])
  func `Text goes in at the caret or replaces the selection (V7)`(
    text: String, edits: [TextEdit], result: String
  ) {
    #expect(line(text, edits) == result)
  }

  @Test(
    arguments: [
      ("ab", [TextEdit.delete(.back)], "a|"),
      ("a👨‍👩‍👧", [.delete(.back)], "a|"),
      ("e\u{301}", [.delete(.back)], "|"),
      ("你好", [.delete(.back)], "你|"),
      ("🇨🇳🇫🇷", [.delete(.back)], "🇨🇳|"),
      ("👍🏽好", [.move(.start, .none), .delete(.forward)], "|好"),
      ("e\u{301}a", [.move(.start, .none), .move(.forward, .none), .delete(.back)], "|a"),
      ("", [.delete(.back), .delete(.forward)], "|"),
      ("ab", [.move(.start, .none), .delete(.forward)], "|b"),
      ("one two", [.delete(.wordBack)], "one |"),
      ("one two ", [.delete(.wordBack)], "one |"),
      ("one two", [.move(.start, .none), .delete(.wordForward)], "| two"),
      ("abcd", [.move(.back, .extending), .move(.back, .extending), .delete(.back)], "ab|"),
    ])
  func `Delete takes a whole character, a word, or the selection (V7)`(
    text: String, edits: [TextEdit], result: String
  ) {
    #expect(line(text, edits) == result)
  }

  @Test(
    arguments: [
      ("one two", [TextEdit.move(.wordBack, .none)], "one |two"),
      ("one two", [.move(.wordBack, .none), .move(.wordBack, .none)], "|one two"),
      ("one, two", [.move(.start, .none), .move(.wordForward, .none)], "one|, two"),
      (
        "see 你好 now",
        [.move(.start, .none)] + .init(repeating: .move(.wordForward, .none), count: 2),
        "see 你好| now"
      ),
      ("ab", [.move(.start, .none), .move(.back, .none)], "|ab"),
      ("ab", [.move(.forward, .none)], "ab|"),
      ("abc", [.selectAll, .move(.back, .none)], "|abc"),
      ("abc", [.selectAll, .move(.forward, .none)], "abc|"),
      ("abc", [.move(.start, .extending)], "|abc["),
      ("abc", [.place(1, .none), .place(3, .extending)], "a[bc|"),
      ("abc", [.place(9, .none)], "abc|"),
      ("👨‍👩‍👧a", [.place(4, .none)], "👨‍👩‍👧|a"),
      ("你好a", [.move(.back, .none), .move(.back, .extending)], "你|好[a"),
      ("abc", [.place(-1, .none)], "|abc"),
    ])
  func `The caret moves by character, word and line, alone or with the selection (V7)`(
    text: String, edits: [TextEdit], result: String
  ) {
    #expect(line(text, edits) == result)
  }

  @Test(
    arguments: [
      ("one two", 5, "one [two|"), ("one two", 7, "one [two|"), ("one two", 0, "[one| two"),
      ("你好，世界", 1, "[你好|，世界"), ("a+b", 1, "a[+|b"), ("", 0, "|"),
    ])
  func `A double click chooses the word there (V7)`(text: String, offset: Int, result: String) {
    #expect(line(text, [.selectWord(at: offset)]) == result)
  }

  @Test(
    arguments: [
      ([TextEdit.insert("a"), .insert("b"), .insert("c"), .undo], "|"),
      ([.insert("a"), .insert(" "), .insert("b"), .undo], "a |"),
      ([.insert("ab"), .insert("cd"), .undo], "ab|"),
      ([.insert("a"), .insert("b"), .undo, .redo], "ab|"),
      ([.insert("a"), .undo, .insert("b"), .redo], "b|"),
      ([.insert("abc"), .delete(.back), .delete(.back), .undo], "abc|"),
      ([.insert("abc"), .selectAll, .delete(.back), .undo], "[abc|"),
      ([.insert("a"), .move(.start, .none), .insert("b"), .undo], "|a"),
      ([.undo, .redo], "|"),
    ])
  func `Undo takes back what was typed in a row, redo does it again (V7)`(
    edits: [TextEdit], result: String
  ) {
    #expect(line("", edits) == result)
  }

  @Test func `A composition is not text until it is committed (V7)`() {
    var line = EditedLine("ab")
    line.apply(.compose("ni"))
    #expect((line.text, line.composition) == ("ab", "ni"))
    line.apply(.insert("你"))
    #expect((line.text, line.composition) == ("ab你", ""))
    line.apply(.compose("ha"))
    line.apply(.compose(""))
    #expect((line.text, line.composition) == ("ab你", ""))
    line.apply(.undo)
    #expect(line.text == "ab")
  }

  @Test func `A joiner between two emoji leaves the caret outside of the one they become (V7)`() {
    var line = EditedLine("👩👧")
    line.apply(.move(.back, .none))
    line.apply(.insert("\u{200D}"))
    #expect(line.text.count == 1)
    #expect(line.caret == line.text.utf8.count)
  }

  @Test func `What can be taken back holds a hundred steps, or eight mebibytes (V7)`() {
    func steps(back text: String) -> Int {
      var line = EditedLine("")
      for _ in 0..<150 { line.apply(.insert(text)) }
      var count = 0
      while true {
        let before = line.text
        line.apply(.undo)
        if line.text == before { return count }
        count += 1
      }
    }
    #expect(steps(back: "ab") == 100)
    #expect((40...90).contains(steps(back: String(repeating: "ab", count: 500))))
  }

  @Test func `A text changed from outside is taken over with the caret at its end`() {
    var line = EditedLine("ab")
    line.apply(.move(.start, .none))
    line.follow("ab")
    #expect(line.caret == 0)
    line.follow("abcd")
    #expect((line.caret, line.anchor) == (4, 4))
    line.apply(.undo)
    #expect(line.text == "abcd")
  }

  @Test(
    arguments: [
      (KeyPress(.left), TextEdit.move(.back, .none)),
      (KeyPress(.right, modifiers: [.shift, .control]), .move(.wordForward, .extending)),
      (KeyPress(.left, modifiers: .alt), .move(.wordBack, .none)),
      (KeyPress(.home, modifiers: .shift), .move(.start, .extending)),
      (KeyPress(.backspace, modifiers: .control), .delete(.wordBack)),
      (KeyPress(.character("z"), modifiers: .control), .undo),
      (KeyPress(.character("z"), modifiers: [.command, .shift]), .redo),
      (KeyPress(.character("a"), modifiers: .control), .selectAll),
      (KeyPress(.character("a")), nil), (KeyPress(.tab), nil), (KeyPress(.enter), nil),
    ])
  func `Keys mean what they mean everywhere (V7)`(press: KeyPress, edit: TextEdit?) {
    #expect(TextEdit(press) == edit)
  }
}
