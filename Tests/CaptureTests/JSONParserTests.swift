import Capture
import Testing

@Suite struct JSONParserTests {
  @Test func `values keep their order, digits and characters`() throws {
    let node = try JSONParser.parse(#" {"b": [1, -2.5e3, true, null], "a": "é\n\u00e9😀"} "#)
    guard case .object(let members) = node.value else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["b", "a"])
    let numbers = try members[0].node.array()
    #expect(try numbers[1].number(in: -1e9...1e9) == -2500)
    #expect(try numbers[2].bool())
    #expect(try members[1].node.string() == "é\né😀")
  }

  @Test func `an escape of two halves is one character`() throws {
    #expect(try JSONParser.parse(#""\uD83D\uDE00""#).string() == "😀")
  }

  @Test(arguments: [
    ("", "1:1: the text ends where a value should stand"),
    ("[1,\n 2,]", "2:4: no value begins like this"),
    ("{\"a\":1 \"b\":2}", "1:8: a comma or } is missing"),
    ("{\"a\":1,\"a\":2}", "1:8: 'a' stands twice in one object"),
    ("{a:1}", "1:2: a key in quotes is missing"),
    ("\"abc", "1:5: a text has no closing quote"),
    ("\"\\uD83D\"", "1:8: half a character stands alone"),
    ("\"\\x\"", "1:3: the escape is not known"),
    ("01", "1:1: '01' is no number"),
    ("1.", "1:1: '1.' is no number"),
    ("1e999", "1:1: '1e999' is no number"),
    ("nul", "1:1: no value begins like this"),
    ("1 2", "1:3: something stands after the end"),
    ("\"a\nb\"", "1:3: a line or control character stands inside a text"),
  ])
  func `a mistake is told with its line and column (X8)`(text: String, line: String) throws {
    let error = #expect(throws: PlacedError.self) { try JSONParser.parse(text) }
    #expect(error?.line(in: "x") == "x:\(line)")
  }

  @Test func `a byte order mark at the start is passed over, and counts for no column (X8)`() throws
  {
    #expect(try JSONParser.parse("\u{FEFF}true").bool())
    let error = #expect(throws: PlacedError.self) { try JSONParser.parse("\u{FEFF}{a:1}") }
    #expect(error?.line(in: "x") == "x:1:2: a key in quotes is missing")
  }

  @Test func `deep nesting is refused instead of overflowing (X8)`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: PlacedError.self) { try JSONParser.parse(deep) }
  }

  @Test func `an unknown key is told with the nearest known one`() throws {
    let node = try JSONParser.parse(#"{"tme": 1}"#)
    let error = #expect(throws: PlacedError.self) { try node.object(keys: ["time", "scene"]) }
    #expect(error?.line(in: "x") == "x:1:2: 'tme' is not known; did you mean 'time'?")
  }

  /// A small generator, so that a failure repeats.
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test func `damaged documents are mistakes, never crashes (X8)`() {
    var dice = Dice(state: 11)
    let whole = Array(#"{"a":[1,2.5,{"b":"x\u00e9\n"}],"c":null,"d":[true,false]}"#.utf8)
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        bytes[Int.random(in: bytes.indices, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
      }
      let text = String(
        decoding: bytes.prefix(Int.random(in: 0...whole.count, using: &dice)), as: UTF8.self)
      _ = try? JSONParser.parse(text)  // Either way is right, as long as it comes back.
    }
  }
}
