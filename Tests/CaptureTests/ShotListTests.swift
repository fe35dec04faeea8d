import Blocks
import Canvas
import Capture
import Showcase
import Testing

/// A shot list is read strictly, and every mistake has its place (SPEC X7, X8).
struct ShotListTests {
  private func shots(_ entries: String) throws(PlacedError) -> [Shot] {
    try ShotList.parse(#"{"version":1,"shots":["# + entries + "]}")
  }

  private func refusal(_ entries: String) -> String? {
    do throws(PlacedError) {
      _ = try shots(entries)
      return nil
    } catch {
      return error.line(in: "s.json")
    }
  }

  @Test func `a variant is a picture of its own, laid over the entry and the defaults (X7)`() throws
  {
    let text = """
      {"version": 1, "defaults": {"scale": 3, "locale": "zh-Hans"}, "shots": [
        {"output": "a-{variant}.png", "scene": "alert", "at": "150ms", "textSize": "xL",
         "variants": [{"name": "plain"}, {"name": "dark", "appearance": "dark", "scale": 1}]}]}
      """
    let shots = try ShotList.parse(text)
    #expect(shots.map(\.output) == ["a-plain.png", "a-dark.png"])
    #expect(shots.map(\.look.scale) == [3, 1])
    #expect(shots.map(\.look.settings.appearance) == [.light, .dark])
    #expect(shots.allSatisfy { $0.look.settings.locale == .simplifiedChinese })
    #expect(shots.allSatisfy { $0.content == .still(150_000_000) })
  }

  @Test func `crops, labels, frames, strips and recordings are read`() throws {
    let shots = try shots(
      """
      {"output": "a.png", "scene": "alert", "crop": {"element": "alert", "margin": 8},
       "labels": [{"element": "cancel", "text": "Escape", "side": "left"}]},
      {"output": "b.png", "scene": "lab", "set": {"A.kind": "sheet"},
       "filmstrip": {"steps": 5, "by": "progress"}},
      {"output": "c.webp", "scene": "lab", "record": {"rate": 30, "holdLast": "1s"}}
      """)
    #expect(shots[0].labels.map(\.side) == [.left])
    #expect(shots[1].content == .filmstrip(.steps(5, by: .progress, until: nil)))
    #expect(shots[1].look.knobs == ["A.kind": "sheet"])
    guard case .film(let wish) = shots[2].content else {
      Issue.record("no recording")
      return
    }
    #expect(wish.format == .webp)
    #expect(wish.rate == 30)
    #expect(wish.holdLast == 1_000_000_000)
  }

  @Test(arguments: [
    (#"{"output":"a-{varint}.png","scene":"alert"}"#, "only '{variant}' may stand in braces"),
    (#"{"output":"a-{variant}.png","scene":"alert"}"#, "only '{variant}' may stand in braces"),
    (#"{"output":"../a.png","scene":"alert"}"#, "'../a.png' leads out of the list's folder"),
    (#"{"output":"/tmp/a.png","scene":"alert"}"#, "'/tmp/a.png' leads out of the list's folder"),
    (#"{"output":"a.png","scene":"alert","take":"../x"}"#, "'../x' leads out of the list's"),
    (#"{"output":"a.png","scene":"alrt"}"#, "unknown scene 'alrt'; did you mean 'alert'"),
    (#"{"output":"a.png","scene":"alert","tme":"1s"}"#, "'tme' is not known"),
    (#"{"output":"a.png","scene":"alert","at":"150"}"#, "'150' has no unit; write 150ms"),
    (#"{"output":"a.png","scene":"alert","scale":9}"#, "9 is not from 0.25 to 4"),
    (#"{"output":"a.png","scene":"alert","device":"4096x4096","scale":4}"#, "268 million pixels"),
    (#"{"output":"a.png","scene":"alert","set":{"x":1}}"#, "alert has no knob 'x'"),
    (#"{"output":"a.gif","scene":"alert"}"#, "a picture ends in .png; for one that moves add"),
    (#"{"output":"a.png","scene":"alert","record":{}}"#, "a recording ends in .webp"),
    (#"{"output":"a.png","scene":"alert","variants":[{"name":"x"}]}"#, "{variant} must stand once"),
    (#"{"output":"a.png","scene":"alert"},{"output":"a.png","scene":"lab"}"#, "is made twice"),
    (#"{"output":"a.png","scene":"alert","at":"1s","filmstrip":{"steps":3}}"#, "cannot both be"),
    (#"{"output":"a.png","scene":"alert","filmstrip":{"steps":900}}"#, "900 is not from 2 to 80"),
    (#"{"output":"a.png","scene":"alert","crop":{"x":0}}"#, "'y' is missing; or write 'element'"),
    (
      #"{"output":"a.png","scene":"alert","crop":{"element":"alert","x":1}}"#,
      "'element' says where to cut; leave x"
    ),
    (
      #"{"output":"a.png","scene":"alert","crop":{"margin":1,"x":1}}"#,
      "'margin' goes with 'element'"
    ),
    (#"{"output":"a.png","scene":"alert","labels":7}"#, "a number stands where a list should"),
  ])
  func `a hostile or mistaken entry is one line with its place (X8, QA 52)`(
    entry: String, words: String
  ) throws {
    let line = try #require(refusal(entry))
    #expect(line.hasPrefix("s.json:1:"))
    #expect(line.contains(words), "\(line)")
  }

  @Test func `deep nesting is refused before it costs anything (X8)`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(refusal(deep)?.contains("stand in one another") == true)
  }

  @Test(arguments: [
    "# scene: lab --scale 1 --set 'A.kind=sheet'\n0 tap P\n",
    "\n# made by hand\n# scene: lab --scale 1 --set A.kind=sheet\n",
  ])
  func `a recorded take tells its scene and how it was shown (X6)`(text: String) {
    #expect(TakeHeader(in: text)?.words == ["lab", "--scale", "1", "--set", "A.kind=sheet"])
  }

  @Test func `a take written by hand tells no scene (X6)`() {
    #expect(TakeHeader(in: "0 tap P\n# scene: lab\n") == nil)
    #expect(TakeHeader(in: "# scene: 'lab\n") == nil)
  }

  @Test(arguments: [
    ["a"], ["a b", "c'd"], ["", "-x=\\y"], ["你好", "#"], ["\u{301}a", "b'\u{301}"],
  ])
  func `quoted words come back from a line (X6)`(words: [String]) {
    #expect(ShellText.words(words.map(ShellText.quoted).joined(separator: "  ")) == words)
  }
}
