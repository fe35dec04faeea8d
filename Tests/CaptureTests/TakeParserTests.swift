import Canvas
import Capture
import Testing

struct TakeParserTests {
  private func verbs(_ text: String) throws -> [TakeVerb] {
    try TakeParser.parse(text, name: "take.txt").steps.map(\.verb)
  }

  @Test func `every verb of the contract is read`() throws {
    let element = TakePoint.element("row 2", TextPlace(line: 1, column: 5))
    let table: [(String, TakeVerb)] = [
      ("down 195,60", .down(.absolute(Point(195, 60)), finger: 1)),
      ("down 195,60 finger=2", .down(.absolute(Point(195, 60)), finger: 2)),
      ("move +0,+12", .move(.relative(Point(0, 12)), finger: 1)),
      ("move -4,-12", .move(.relative(Point(-4, -12)), finger: 1)),
      ("move -4,12", .move(.absolute(Point(-4, 12)), finger: 1)),
      ("up", .up(finger: 1)), ("up finger=3", .up(finger: 3)), ("cancel", .cancel(finger: 1)),
      ("tap \"row 2\"", .tap(element, finger: 1)),
      (
        "flick 195,600 v=0,-1500",
        .flick(.absolute(Point(195, 600)), velocity: Point(0, -1500), finger: 1)
      ),
      ("wheel 0,120 at 195,400", .wheel(Point(0, 120), at: .absolute(Point(195, 400)))),
      ("key escape", .key(KeyPress(.escape))),
      ("key ctrl+r", .key(KeyPress(.character("r"), modifiers: .control))),
      ("key shift+Tab", .key(KeyPress(.tab, modifiers: .shift))),
      ("key ctrl++", .key(KeyPress(.character("+"), modifiers: .control))),
      ("key f5", .key(KeyPress(.function(5)))),
      ("type 你好 Welt", .type("你好 Welt")), ("type \" #1 \"", .type(" #1 ")),
      ("type \"say \"\"hi\"\"\"", .type("say \"hi\"")), ("compose ni", .compose("ni")),
      ("compose", .compose("")),
      ("rotate", .rotate), ("resize 844x390", .resize(Size(844, 390))),
      ("keyboard show", .keyboard(.show)), ("keyboard hide", .keyboard(.hide)),
      ("do select A large", .perform("select A large")),
      ("do present A   # comment", .perform("present A")),
    ]
    for (text, verb) in table { #expect(try verbs(text) == [verb], "\(text)") }
  }

  @Test func `a drag has an optional duration, rest and finger`() throws {
    let start = TakePoint.element("sheet.grabber", TextPlace(line: 1, column: 6))
    var drag = TakeDrag(
      from: start, to: .absolute(Point(195, 700)), duration: nil, hold: nil, finger: 1)
    #expect(try verbs("drag sheet.grabber to 195,700") == [.drag(drag)])
    drag.duration = 400_000_000
    #expect(try verbs("drag sheet.grabber to 195,700 over 400ms") == [.drag(drag)])
    drag.hold = 120_000_000
    drag.finger = 2
    #expect(
      try verbs("drag sheet.grabber to 195,700 over 0.4s hold 120ms finger=2") == [.drag(drag)])
  }

  @Test func `times are absolute, after the line before, or the line before's`() throws {
    let take = try TakeParser.parse(
      "# head\n\n120ms down 1,2\r\n+16ms move +0,+12\n\tup # leave\n0.5s tap 3,4", name: "x")
    #expect(
      take.steps.map(\.start) == [
        .at(120_000_000), .after(16_000_000), .after(0), .at(500_000_000),
      ])
    #expect(take.steps.map(\.place.line) == [3, 4, 5, 6])
  }

  @Test func `an input may come while a drag is under way`() throws {
    let take = try TakeParser.parse("0 drag 1,1 to 1,90 over 400ms\n200ms key escape", name: "x")
    #expect(take.steps.count == 2)
  }

  @Test(arguments: [
    ("tap 1,2\nspin 3,4", "take.txt:2:1: unknown verb 'spin'"),
    ("  100ms tab 1,2", "take.txt:1:9: unknown verb 'tab'; did you mean 'tap'?"),
    ("100 tap 1,2", "take.txt:1:1: '100' has no unit; write 100ms or 100s"),
    ("nan tap 1,2", "take.txt:1:1: unknown verb 'nan'"),
    ("-5ms tap 1,2", "take.txt:1:1: '-5ms' is negative"),
    ("5ms", "take.txt:1:4: there is a time but no verb; write such as 'tap 195,60'"),
    ("100ms up\n50ms up", "take.txt:2:1: 50ms is before the line above, at 100 ms"),
    ("100ms up\n+50ms up\n120ms up", "take.txt:3:1: 120ms is before the line above, at 150 ms"),
    ("tap 1,nan", "take.txt:1:5: "), ("tap", "take.txt:1:4: a point is missing"),
    ("tap 1,2 3,4", "take.txt:1:9: '3,4' is not expected after 'tap'"),
    ("tap 1;2", "take.txt:1:5: '1;2' is not a point"),
    ("tap 1e9,0", "take.txt:1:5: '1e9,0' is far outside any screen"),
    ("drag 1,1 to 1,-20000", "take.txt:1:13: '1,-20000' is far outside any screen"),
    ("++5ms up", "take.txt:1:1: '++5ms' is not a time; write such as +16ms"),
    ("+ up", "take.txt:1:1: '+' is not a time"),
    ("flick 1,2 v=0,1e9", "take.txt:1:11: 'v=0,1e9' is faster than any finger"),
    ("tap \"row 2", "take.txt:1:5: the quote is never closed"),
    ("down 1,2 finger=0", "take.txt:1:10: 'finger=0' is not a finger from 1 to 10"),
    ("drag 1,2 3,4", "take.txt:1:10: 'to' is missing"),
    ("drag 1,2 to 3,4 over 400", "take.txt:1:22: '400' has no unit"),
    ("drag 1,2 to 3,4 over 20000s", "take.txt:1:22: '20000s' is longer than ten minutes"),
    ("flick 1,2", "take.txt:1:10: the velocity of the flick is missing"),
    ("flick 1,2 v=0,inf", "take.txt:1:11: the velocity of the flick is missing"),
    ("wheel 0,1 195,400", "take.txt:1:11: 'at' is missing"),
    ("key escapr", "take.txt:1:5: unknown key 'escapr'; did you mean 'escape'"),
    ("key hyper+a", "take.txt:1:5: unknown modifier 'hyper'"),
    ("resize 0x390", "take.txt:1:8: '0x390' is not a size from 100x100 to 4096x4096 pt"),
    ("keyboard maybe", "take.txt:1:10: the keyboard can show or hide"),
    ("do  # nothing", "take.txt:1:3: the action is missing; write such as 'do present A'"),
    ("type", "take.txt:1:5: the text to type is missing; write such as 'type hello'"),
  ])
  func `an error names line and column and says what to write (X8)`(text: String, line: String) {
    do {
      _ = try TakeParser.parse(text, name: "take.txt")
      Issue.record("no error for \(text)")
    } catch {
      #expect(error.line.hasPrefix(line), "\(error.line)")
    }
  }

  @Test(arguments: [
    "\u{FEFF}tap 1,2", "", "\n\n", "# only a comment", "   \t ", "type a\u{301}\u{1F600}",
  ])
  func `odd but harmless texts are takes`(text: String) throws {
    _ = try TakeParser.parse(text, name: "x")
  }

  @Test func `no broken text traps, whatever is cut off (X8)`() throws {
    let whole =
      "120ms drag \"a b\" to +0,-12 over 400ms hold 12ms finger=2 # x\n+1s key ctrl+alt+f12"
    for length in 0...whole.count {
      _ = try? TakeParser.parse(String(whole.prefix(length)), name: "x")
      _ = try? TakeParser.parse(String(whole.suffix(length)), name: "x")
    }
  }
}
