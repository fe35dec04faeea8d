import Canvas
import Capture
import Showcase
import Testing

struct TraceTests {
  private func trace(
    _ text: String, knobs: [String: String] = [:], rate: Double? = nil, until: Int64? = nil
  ) throws -> [String] {
    let take = try TakeParser.parse(text, name: "take.txt")
    let player = TakePlayer(take, on: LabStage.make(knobs: knobs))
    let end = try until ?? player.lastMotion() + TraceRun.tail
    var run = TraceRun(player, rate: rate)
    var lines: [String] = []
    try run.run(until: end) { lines.append($0.text) }
    return lines
  }

  private func time(of line: String) -> Double {
    Double(line.dropFirst(5).prefix { $0 != "," }) ?? .nan
  }

  @Test func `events are JSON lines in the order of the contract's keys (E5)`() throws {
    let lines = try trace("do present A\n500ms tap 195,20")
    #expect(lines.first == #"{"t":0,"event":"willPresent","presentation":"A","cycle":1}"#)
    #expect(lines.contains(#"{"t":0.3,"event":"didPresent","presentation":"A","cycle":1}"#))
    #expect(
      lines.contains(
        #"{"t":0.5,"event":"willDismiss","presentation":"A","cycle":1,"reason":"outsideTap"}"#))
    #expect(
      lines.last == #"{"t":1.8,"end":{"open":[],"flags":{},"pressed":{},"rows":{},"text":{}}}"#)
  }

  @Test func `QA 19 the frame at the trigger shows progress 0, after the events of its time`()
    throws
  {
    let lines = try trace("do present A", rate: 10, until: 300_000_000)
    let first = try #require(lines.firstIndex { $0.contains("\"frame\"") })
    #expect(lines[..<first].allSatisfy { $0.hasPrefix("{\"t\":0,\"event\"") })
    #expect(lines[first].hasPrefix(#"{"t":0,"frame":{"A":{"phase":"presenting","rect":["#))
    #expect(lines[first].contains(#""opacity":0,"scale":"#))
    #expect(
      lines[first].hasSuffix(
        #""page":{"offset":0,"blocked":true,"refresh":"idle"},"keyboard":{"top":844},"focus":"A"}}"#
      ))
  }

  @Test func `times never go back, and frames lie on the grid`() throws {
    let lines = try trace(
      "do present A\n100ms tap 195,20\n150ms do present B\n400ms tap P\n+5ms do dismiss all",
      rate: 60)
    let times = lines.map(time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    let frames = lines.filter { $0.contains("\"frame\"") }.map(time)
    for (index, time) in frames.enumerated() {
      #expect(abs(time - Double(index) / 60) < 1e-9)
    }
  }

  @Test func `X8 a trace has no more frames than a recording may have, and begins none`() throws {
    #expect(try trace("do present A", rate: 1000, until: 400_000_000).count > 400)
    do {
      _ = try trace("do present A", rate: 1000, until: 36_000_000_000)
      Issue.record("no error")
    } catch let error as CommandError {
      #expect(error.code == .usage)
      #expect(error.line.hasPrefix("--frames: more than 36000 frames; ask for fewer a second"))
    }
  }

  @Test func `what is asked for at the very end still begins`() throws {
    #expect(try trace("do present A", until: 0).first?.contains("willPresent") == true)
  }

  @Test func `the end is one second after the last motion, timers included`() throws {
    #expect(try time(of: trace("1s tap 195,20").last ?? "") == 2)
    #expect(try time(of: trace("do present A").last ?? "") == 1.3)
    #expect(
      try time(of: trace("do present A", knobs: ["A.kind": "toast", "A.timer": "3s"]).last ?? "")
        == 4.6)
  }

  @Test func `presses, rows and flags are counted in the last line`() throws {
    let last = try trace("tap P\n100ms tap P\n200ms tap \"row 2\"\n300ms do flag A on").last
    #expect(
      last?.contains(#""flags":{"A":true},"pressed":{"P":2},"rows":{"2":1}"#) == true,
      "\(last ?? "")")
  }

  @Test func `two runs print the same bytes (X3)`() throws {
    let take = "do present A\n100ms drag 195,332 to +0,+300 over 90ms\n+1s do dismiss all"
    let first = try trace(take, knobs: ["A.kind": "sheet"], rate: 120)
    #expect(try trace(take, knobs: ["A.kind": "sheet"], rate: 120) == first)
  }
}
