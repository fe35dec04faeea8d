import Capture
import Testing

/// Every tolerance of an expectation by itself (SPEC X4): beyond it fails, within it passes.
@Suite struct TimingToleranceTests {
  /// A sheet that rises 422 pt by a spring with response 0.4 and damping 0.85.
  private static let run = Result { try TimingLab.run("two-detents", ["snooze.top"], scale: 0.25) }

  private func failures(_ curve: String, _ tolerance: String) throws -> [String] {
    let text = """
      {"probe": "snooze.top", "curve": "spring \(curve)", "tolerance": {"pt": 1000, \(tolerance)}}
      """
    let expectation = try #require(try TimingExpectation.read(text).first)
    // What the pixels say of it is told besides.
    return expectation.outcome(in: try Self.run.get()).failures.filter {
      !$0.hasPrefix("measured")
    }
  }

  @Test func `X4 settle is the difference of the times of settling`() throws {
    // Half as slow again, so it should settle some 0.2 s later.
    let early = try failures("response=0.6,damping=0.85", #""settle": 50"#)
    #expect(early.count == 1)
    #expect(early.first?.hasPrefix("settles ") == true, "\(early)")
    #expect(early.first?.hasSuffix(" too early, allowed 50 ms") == true, "\(early)")
    let late = try failures("response=0.2,damping=0.85", #""settle": 50"#)
    #expect(late.first?.hasSuffix(" too late, allowed 50 ms") == true, "\(late)")
    #expect(try failures("response=0.6,damping=0.85", #""settle": 500"#) == [])
  }

  @Test func `X4 overshoot is the difference of the ways beyond the end, in the probe's unit`()
    throws
  {
    // Damping 0.5 goes 16.3 % beyond, 0.85 only 0.6 %: some 66 of 422 pt less.
    let little = try failures("response=0.4,damping=0.5", #""overshoot": 50"#)
    #expect(little.count == 1)
    #expect(little.first?.hasPrefix("overshoots by 6") == true, "\(little)")
    #expect(little.first?.hasSuffix(" pt too little, allowed 50.000 pt") == true, "\(little)")
    #expect(try failures("response=0.4,damping=0.5", #""overshoot": 80"#) == [])
    let much = try failures("response=0.4,damping=1", #""overshoot": 1"#)
    #expect(much.first?.hasSuffix(" pt too much, allowed 1.000 pt") == true, "\(much)")
  }

  @Test func `X4 ms is the distance in time where the curve moves`() throws {
    let off = try failures("response=0.44,damping=0.85", #""ms": 5"#)
    #expect(off.count == 1)
    #expect(off.first?.contains("allowed 5 ms") == true, "\(off)")
    #expect(try failures("response=0.44,damping=0.85", #""ms": 50"#) == [])
  }

  @Test func `X4 shift is the delay of the whole`() throws {
    let late = try failures("response=0.4,damping=0.85\", \"start\": \"30ms", #""shift": 20"#)
    #expect(late.count == 1)
    #expect(late.first?.hasSuffix("allowed 20 ms") == true, "\(late)")
    #expect(try failures("response=0.4,damping=0.85\", \"start\": \"30ms", #""shift": 40"#) == [])
  }
}
