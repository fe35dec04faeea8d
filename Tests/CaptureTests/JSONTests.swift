import Capture
import Testing

struct JSONTests {
  @Test(arguments: [
    ("plain", "\"plain\""), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("1\n2\r3\t", "\"1\\n2\\r3\\t\""),
    ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\\u007f\""), ("你好🙂", "\"你好🙂\""),
    ("\u{2028}", "\"\\u2028\""), ("e\u{301}", "\"e\u{301}\""), ("\r\n", "\"\\r\\n\""),
  ])
  func `strings are escaped so that a line stays a line`(text: String, json: String) {
    #expect(JSON.string(text).text == json)
  }

  @Test func `keys keep the order in which they are written`() {
    let value = JSON.members([
      "t": .number(0.5), "event": .string("x"), "a": .array([.null, .bool(true)]),
    ])
    #expect(value.text == #"{"t":0.5,"event":"x","a":[null,true]}"#)
  }

  @Test func `dictionaries are sorted, so every run prints the same`() {
    let value = JSON.sorted(["b": .int(2), "a": .int(1), "c": .precise(0.1)])
    #expect(value.text == #"{"a":1,"b":2,"c":0.10000000000000001}"#)
  }
}
