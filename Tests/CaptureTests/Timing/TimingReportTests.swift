import Blocks
import Capture
import Proof
import Testing

/// What `timing --csv` and `--json` say of a run, field by field (SPEC X4).
@Suite struct TimingReportTests {
  /// A sheet that rises from 844 to 422 pt along the line of the lab, 0.3 s, read at 20 Hz.
  private static let run = Result {
    try TimingLab.run(
      "lab", ["A.top"], scale: 1, rate: 20, take: "do present A\n",
      set: ["A.kind": "sheet", "A.detents": "medium", "motion": "linear"])
  }

  @Test func `X4 CSV has a line a frame with the values of formula, engine and pixels`() throws {
    let run = try Self.run.get()
    let lines = TimingReport(run).csv
    #expect(lines.first == "probe,movement,seconds,specified,used,measured")
    let rows = try #require(run.results.first).rows
    #expect(lines.count == rows.count + 1)
    for (line, row) in zip(lines.dropFirst(), rows) {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 6)
      #expect(fields[0] == "A.top" && fields[1] == "1")
      let time = try #require(Double(fields[2]))
      #expect(abs(time - row.time) < 1e-9)
      // The line itself: 844 pt at 0 s, 422 pt from 0.3 s on.
      let place = 844 - 422 * min(time / 0.3, 1)
      #expect(abs(try #require(Double(fields[3])) - place) < 0.01, "\(line)")
      #expect(abs(try #require(Double(fields[4])) - place) < 0.01, "\(line)")
      if let seen = Double(fields[5]) { #expect(abs(seen - place) < 0.1, "\(line)") }
    }
    #expect(rows.compactMap(\.measured).count >= 3)
  }

  @Test func `X4 JSON names the run, its errors, its marks and its verdict`() throws {
    let run = try Self.run.get()
    let text = TimingReport(run).json([]).text
    let keys = [
      "scene", "take", "rate", "scale", "movements", "expectations",
    ]
    let all = try JSONParser.parse(text).object(keys: keys)
    #expect(try all["scene"]?.string() == "lab")
    #expect(try all["rate"]?.number(in: 0...1000) == 20)
    #expect(try all["scale"]?.number(in: 0...10) == 1)
    let movement = try #require(try all["movements"]?.array().first).object(keys: [
      "probe", "movement", "curve", "start", "from", "to", "frames", "used", "measured", "marks",
      "fit", "snap", "repeated", "verdict", "pass",
    ])
    #expect(try movement["curve"]?.string() == "linear, 0.3 s")
    #expect(abs(try #require(try movement["from"]?.number(in: 0...1000)) - 844) < 0.01)
    #expect(abs(try #require(try movement["to"]?.number(in: 0...1000)) - 422) < 0.01)
    #expect(try movement["verdict"]?.string() == "pass")
    let errors = [
      "max", "at", "rms", "maxSeconds", "rmsSeconds", "shiftSeconds", "shiftFrames",
      "rmsWithoutShift",
    ]
    let result = try #require(run.results.first)
    for (key, found) in [("used", result.usedErrors), ("measured", result.measuredErrors)] {
      let found = try #require(found)
      let told = try #require(movement[key]).object(keys: errors)
      for (name, value) in [
        ("max", found.greatest), ("at", found.at), ("rms", found.rms),
        ("maxSeconds", found.greatestLag), ("rmsSeconds", found.rmsLag),
        ("shiftSeconds", found.shift), ("rmsWithoutShift", found.rmsWithoutShift),
      ] {
        let number = try #require(try told[name]?.number(in: -1000...1000))
        #expect(abs(number - value) < 1e-9, "\(key) \(name)")
      }
    }
    try Self.check(marks: try #require(movement["marks"]))
  }

  private static func check(marks: JSONNode) throws {
    // A line: half of the way is half of the time.
    let specified = try #require(try marks.object(keys: ["specified", "used"])["specified"])
    let told = try specified.object(keys: ["t50", "t90", "t99", "settled", "overshoot"])
    for (key, time) in [("t50", 0.15), ("t90", 0.27), ("t99", 0.297)] {
      #expect(abs(try #require(try told[key]?.number(in: 0...1)) - time) < 1e-3, "\(key)")
    }
    #expect(try told["overshoot"]?.number(in: 0...1) == 0)
  }

  @Test func `X4 what no pixel shows is not called a pass`() throws {
    let run = try TimingLab.run(
      "lab", ["A.mask"], scale: 0.25, rate: 20, take: "do present A\n", appearance: .dark,
      set: ["A.kind": "sheet", "motion": "linear"])
    let result = try #require(run.results.first)
    #expect(result.measuredErrors == nil)
    #expect(result.verdict == .unread)
    #expect(run.code == .ok)
    let lines = TimingReport(run).lines(.omitted)
    #expect(
      lines.contains { $0.contains("not measured: what was used is within 0.0200") }, "\(lines)")
    #expect(!lines.contains { $0.contains("pass") })
    #expect(TimingReport(run).json([]).text.contains(#""verdict":"not measured""#))
  }
}
