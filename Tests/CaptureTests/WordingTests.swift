import Capture
import Testing

struct WordingTests {
  @Test(arguments: [
    ("", "", 0), ("tap", "tab", 1), ("tap", "atp", 1), ("flick", "lick", 1), ("a", "xyz", 3),
  ])
  func `the distance counts letters to change`(first: String, second: String, distance: Int) {
    #expect(Wording.distance(first, second) == distance)
    #expect(Wording.distance(second, first) == distance)
  }

  @Test func `the nearest names come first and far ones not at all (X8)`() {
    let scenes = ["sheet", "sheet-map", "alert", "toast", "lab"]
    #expect(Wording.nearest(to: "shet", in: scenes).first == "sheet")
    #expect(Wording.nearest(to: "zzzzzz", in: scenes).isEmpty)
    #expect(Wording.hint(for: "alrt", in: scenes) == "did you mean 'alert'?")
    #expect(Wording.hint(for: "zzzzzz", in: scenes)?.contains("sheet-map") == true)
    #expect(Wording.hint(for: "x", in: []) == nil)
    #expect(Wording.nearest(to: String(repeating: "tap", count: 1000), in: ["tap"]).isEmpty)
  }

  @Test func `an error stays one short line without control characters (X8)`() {
    #expect(Wording.oneLine("a\nb\r\nc") == "a b c")
    #expect(Wording.oneLine("a\u{1B}[31m\u{7}") == "a\u{FFFD}[31m\u{FFFD}")
    let long = Wording.oneLine("x.take:1:1: unknown" + String(repeating: "x", count: 1_000_000))
    #expect(long.count < 1200)
    #expect(long.hasPrefix("x.take:1:1: unknown"))
  }
}
