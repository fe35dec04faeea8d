import Capture
import Testing

struct WordsTests {
  @Test(arguments: [
    ("", "", 0), ("tap", "tab", 1), ("tap", "atp", 1), ("flick", "lick", 1), ("a", "xyz", 3),
  ])
  func `the distance counts letters to change`(first: String, second: String, distance: Int) {
    #expect(Words.distance(first, second) == distance)
    #expect(Words.distance(second, first) == distance)
  }

  @Test func `the nearest names come first and far ones not at all (X8)`() {
    let scenes = ["sheet", "sheet-map", "alert", "toast", "lab"]
    #expect(Words.nearest(to: "shet", in: scenes).first == "sheet")
    #expect(Words.nearest(to: "zzzzzz", in: scenes).isEmpty)
    #expect(Words.hint(for: "alrt", in: scenes) == "did you mean 'alert'?")
    #expect(Words.hint(for: "zzzzzz", in: scenes)?.contains("sheet-map") == true)
    #expect(Words.hint(for: "x", in: []) == nil)
    #expect(Words.nearest(to: String(repeating: "tap", count: 1000), in: ["tap"]).isEmpty)
  }

  @Test func `an error stays one short line without control characters (X8)`() {
    #expect(Words.oneLine("a\nb\r\nc") == "a b c")
    #expect(Words.oneLine("a\u{1B}[31m\u{7}") == "a\u{FFFD}[31m\u{FFFD}")
    let long = Words.oneLine("x.take:1:1: unknown" + String(repeating: "x", count: 1_000_000))
    #expect(long.count < 1200)
    #expect(long.hasPrefix("x.take:1:1: unknown"))
  }
}
