import Blocks
import Canvas
import Capture
import Foundation
import Motion
import Proof
import Showcase
import TestSupport
import Testing
import Typeset

@Suite struct TimingRunTests {
  private static func run(
    _ scene: String, _ probes: [String], scale: Double = 2, rate: Double = 60, take: String? = nil,
    set knobs: [String: String] = [:], until end: Int64? = nil
  ) throws -> TimingRun {
    try TimingLab.run(
      scene, probes, scale: scale, rate: rate, take: take, set: knobs, until: end)
  }

  @Test func `X4 a sheet's top follows its spring, and its pixels do to 1/20 px`() throws {
    let result = try #require(try Self.run("two-detents", ["snooze.top"], rate: 30).results.first)
    #expect(abs(result.from - 844) < 0.01)
    #expect(abs(result.to - 422) < 0.01)
    #expect(result.usedErrors.greatest < 0.002)
    let readings = result.rows.compactMap { row in row.measured.map { $0 - row.used } }
    #expect(readings.count >= 18)
    #expect(readings.allSatisfy { abs($0) * 2 <= 0.05 }, "\(readings)")
    // The table of SPEC: spring response 0.4, damping 0.85.
    guard case .spring(let fit) = result.measuredFit else {
      Issue.record("no spring was found in the pixels")
      return
    }
    #expect(abs(fit.response.value / 0.4 - 1) < 0.01)
    #expect(abs(fit.dampingRatio.value - 0.85) < 0.01)
  }

  @Test func `X4 scale, opacity and mask of a card are read out of the pixels`() throws {
    let names = ["scale", "opacity", "mask"].map { "confirm-card.\($0)" }
    let run = try Self.run("confirm-card", names, scale: 1, rate: 30)
    #expect(run.results.map(\.probe.name) == names)
    for result in run.results {
      let errors = try #require(result.measuredErrors)
      #expect(errors.greatest < 0.012, "\(result.probe.name)")
      #expect(result.isWithinTolerance)
    }
  }

  @Test(arguments: [0.25, 0.5])
  func `X4 a picture of any scale passes as it should`(scale: Double) throws {
    let run = try Self.run("two-detents", [], scale: scale, rate: 30)
    #expect(run.results.map(\.probe.name) == ["snooze.top", "snooze.mask"])
    #expect(run.results.allSatisfy { $0.isWithinTolerance })
  }

  @Test(arguments: [
    ("list-long", "drag 195,700 to 195,250 over 80ms"), ("inbox", "flick 195,600 v=0,-900"),
  ])
  func `X4 R1 the way of a scrolled list is read out of the pixels, to two`(
    scene: String, take: String
  ) throws {
    let run = try Self.run(
      scene, ["page.offset"], scale: 1, take: take, until: 600_000_000)
    let result = try #require(run.results.first)
    let errors = result.rows.compactMap { row in row.measured.map { abs($0 - row.used) } }
    #expect(errors.count * 10 >= result.rows.count * 9)
    #expect(errors.allSatisfy { $0 <= 2 }, "\(errors)")
    #expect(result.isWithinTolerance)
  }

  /// A sheet that leaves passes the bar of 140×5 pt, which ends 8 pt above the screen's lower edge.
  @Test func `X4 no edge is read at the home indicator for one that leaves behind it`() throws {
    let run = try Self.run(
      "lab", ["A.top"], take: "do present A\n1s do dismiss A\n",
      set: ["A.kind": "sheet", "motion": "linear", "A.detents": "height(60)"])
    let rows = run.results.flatMap(\.rows).filter { (826...838).contains($0.used) }
    let readings = rows.compactMap { row in row.measured.map { $0 - row.used } }
    #expect(readings.count >= 4, "\(rows.count)")
    #expect(readings.allSatisfy { abs($0) * 2 <= 0.1 }, "\(readings)")
  }

  @Test func `X4 the formula holds across a reversal in mid-flight (E7)`() throws {
    let run = try Self.run(
      "lab", ["A.top"], scale: 0.5, take: "do present A\n120ms do dismiss A\n",
      set: ["A.kind": "sheet", "motion": "spring"])
    #expect(run.results.count == 2)
    #expect(run.results.allSatisfy { $0.usedErrors.greatest < 0.002 })
    guard case .spring(_, let velocity) = run.results[1].form.law else {
      Issue.record("the way back is no spring")
      return
    }
    #expect(velocity < -100)
  }

  @Test func `X4 a curve that is met passes, another one is told with what it is`() throws {
    let run = try Self.run("two-detents", ["snooze.top"], scale: 0.5)
    func outcome(_ curve: String, _ rest: String = "") throws -> TimingOutcome {
      let text = #"{"probe": "snooze.top", "curve": "\#(curve)"\#(rest)}"#
      return try #require(try TimingExpectation.read(text).first).outcome(in: run)
    }
    let good = try outcome(
      "spring response=0.4,damping=0.85",
      #", "from": 844, "to": 422, "tolerance": {"pt": 0.5, "shift": 1, "settle": 1}"#)
    #expect(good.failures == [])
    let slow = try outcome("spring response=0.5,damping=0.825")
    #expect(slow.failures.contains { $0.hasPrefix("used: ") && $0.contains(" pt off at ") })
    #expect(slow.notes.contains { $0.hasPrefix("best fit: response 0.4") })
    let late = try outcome(
      "spring response=0.4,damping=0.85", #", "start": "16.666667ms", "tolerance": {"shift": 5}"#)
    #expect(late.failures.contains { $0.contains("early: one 60 Hz frame") }, "\(late.failures)")
    let elsewhere = try outcome(
      "spring response=0.4,damping=0.85,velocity=-330.4/s", #", "from": 840"#)
    #expect(elsewhere.notes.contains("begins at 844.000 pt, expected 840.000 pt"))
    #expect(elsewhere.notes.contains("sets off with velocity 0.0000/s, expected -330.4000/s"))
    let absent = try outcome("spring response=0.4", #", "movement": 7"#)
    #expect(absent.failures == ["snooze.top has only 1 movements in this take"])
    let junit = TimingOutcome.junit([good, slow], scene: "two-detents").text
    #expect(junit.contains(#"tests="2" failures="1""#))
  }

  @Test func `X4 a plot tells of each movement what was expected of it, and of no other`() throws {
    let run = try Self.run("two-detents", ["snooze.top", "snooze.mask"], scale: 0.5)
    let wrong = try #require(
      try TimingExpectation.read(#"{"probe": "snooze.mask", "curve": "spring response=2"}"#).first)
    let plot = TimingPlot(
      run, [wrong.outcome(in: run)], theme: .classic(.light), text: FixedTextMeasuring())
    let words = plot.frame.layers.flatMap(\.content).compactMap { item in
      if case .text(let run) = item { run.text } else { nil }
    }
    #expect(words.filter { ["Pass", "Fail"].contains($0) } == ["Pass", "Fail"])
    let pages = words.split(separator: "Timing report")
    #expect(pages.map { $0.contains { $0.hasPrefix("FAIL") } } == [false, true])
    #expect(pages.map { $0.contains("line: expected") } == [false, true])
    #expect(pages.map { $0.contains { $0.contains(" minus expected") } } == [false, true])
    #expect(pages[1].contains { $0.contains("allowed") }, "the reason is told to its end")
  }

  @Test func `X4 a delay is told in frames as it is, not rounded to whole ones`() throws {
    let run = try Self.run("two-detents", ["snooze.top"], scale: 0.5)
    let text = """
      {"probe": "snooze.top", "curve": "spring response=0.4,damping=0.85", "start": "25ms",
       "tolerance": {"ms": 2}}
      """
    let late = try #require(try TimingExpectation.read(text).first).outcome(in: run)
    #expect(late.failures.count >= 2)
    #expect(
      late.failures.contains {
        $0.contains("the whole way is 2") && $0.contains("1.5 60 Hz frames")
      },
      "\(late.failures)")
    #expect(late.failures.contains { $0.hasPrefix("used: somewhere ") }, "\(late.failures)")
  }

  @Test func `X4 what moves in a take is known, whatever is followed`() throws {
    let run = try Self.run("two-detents", ["nobody.top"], scale: 0.5)
    #expect(run.results.isEmpty)
    let typo = try #require(
      try TimingExpectation.read(#"{"probe": "snooz.top", "curve": "spring response=2"}"#).first)
    #expect(typo.outcome(in: run).notes == ["did you mean 'snooze.top'?"])
    #expect(run.moving.map(\.name) == ["snooze.top", "snooze.mask"])
    #expect(throws: CommandError.self) {
      try TimingRun(
        run.request, probes: [], rate: 480, until: 86_000_000_000_000, text: FixedTextMeasuring(),
        glyphs: try FontBook(folder: TimingLab.fonts))
    }
  }
}
