import Blocks
import Capture
import Motion
import PresentationCore
import Proof
import Showcase
import Testing
import Typeset

/// Rows of lists can be followed as popups can: moved, swiped, coming and going (SPEC X4, L1, L2, R4).
@Suite struct TimingRowTests {
  private static func follow(
    _ probes: [String], _ take: String, scale: Double = 1, appearance: Appearance = .light,
    motion: StageEnvironment.MotionPreference = .full
  ) throws -> TimingRun {
    try TimingLab.run(
      "list-edit", probes, scale: scale, rate: 30, take: take, appearance: appearance,
      motion: motion)
  }

  /// Opens the actions of the first row; then it is deleted.
  private static let deletion = "drag \"row 0\" to -170,+0 over 300ms\n900ms tap \"row 0 delete\"\n"
  /// The fourth row goes to the top, past three others and a head.
  private static let pinning = "drag \"row 3\" to +170,+0 over 300ms\n900ms tap \"row 3 pin\"\n"

  @Test func `X4 L1 L2 a deletion tells of the rows that move, the swipe and the one that goes`()
    throws
  {
    let run = try Self.follow([], Self.deletion, scale: 0.25)
    let names = run.moving.map(\.name)
    #expect(names.first == "page.swipe@row 0" && names.last == "page.presence@row 0")
    for name in ["page.y@row 1", "page.y@today head", "page.y@row 7"] {
      #expect(names.contains(name), "\(names)")
    }
    #expect(!names.contains("page.y@row 13"), "it is out of sight")
    for result in run.results {
      #expect(result.usedErrors.greatest < 1e-9, "\(result.probe.name)")
      #expect(result.repeated == 0)
    }
    let gone = try #require(run.results.last)
    #expect(gone.from == 1 && gone.to == 0 && gone.form.words == "bezier 0.42,0,0.58,1, 0.25 s")
    let moved = try #require(run.results.first { $0.probe.name == "page.y@row 1" })
    #expect(moved.from == 108 && moved.to == 36)
    #expect(moved.form.words == "spring, response 0.35 s, damping 1")
  }

  @Test func `X4 L2 a swipe is told in pt to the right, with the finger's speed, then as it goes`()
    throws
  {
    let run = try Self.follow(["page.swipe@row 0"], Self.deletion, scale: 0.25)
    #expect(run.results.map(\.count) == [2, 2])
    let opens = try #require(run.results.first)
    #expect(opens.from == -170 && opens.to == -160)
    guard case .spring(let spring, let velocity) = opens.form.law else {
      Issue.record("a swipe is a spring")
      return
    }
    #expect(spring.dampingRatio == 1 && velocity < -500)
    let goes = try #require(run.results.last)
    #expect(goes.from == -160 && goes.to == -390)
  }

  @Test(arguments: [
    (Appearance.light, 1.0), (.dark, 1.5), (.lightContrast, 1.5), (.darkContrast, 1),
  ])
  func `X4 edges of rows and swipe actions are read to 1/20 px`(
    look: Appearance, scale: Double
  ) throws {
    let run = try Self.follow(
      ["page.y@row 1", "page.swipe@row 0"], Self.deletion, scale: scale, appearance: look)
    #expect(run.results.count == 3)
    for result in run.results {
      let readings = result.rows.compactMap { row in
        row.measured.map { ($0 - row.used) * scale }
      }
      #expect(readings.count * 2 > result.rows.count, "\(result.probe.name)")
      #expect(readings.allSatisfy { abs($0) <= 0.05 }, "\(result.probe.name) \(readings)")
      #expect(result.verdict == .pass)
    }
  }

  @Test(arguments: [Appearance.light, .darkContrast])
  func `X4 R4 how much of a row is there that goes is read to 1/255`(look: Appearance) throws {
    let run = try Self.follow(["page.presence@row 0"], Self.deletion, appearance: look)
    let result = try #require(run.results.first)
    let readings = result.rows.compactMap { row in row.measured.map { $0 - row.used } }
    #expect(readings.count >= 6, "\(readings)")
    #expect(readings.allSatisfy { abs($0) <= 1.0 / 255 }, "\(readings)")
    #expect(result.verdict == .pass)
  }

  @Test func `X4 L1 where a row that goes past lies over an edge, nothing is read of that`() throws
  {
    let run = try Self.follow(["page.y@row 0", "page.y@row 3"], Self.pinning)
    #expect(run.results.count == 2)
    for result in run.results {
      #expect(result.usedErrors.greatest < 1e-9)
      #expect(result.measuredErrors?.greatest ?? 1 <= 0.05, "\(result.probe.name)")
    }
    let covered = try #require(run.results.first { $0.probe.name == "page.y@row 0" })
    #expect(covered.rows.contains { $0.measured == nil })
    let passing = try #require(run.results.first { $0.probe.name == "page.y@row 3" })
    #expect(passing.rows.allSatisfy { $0.measured != nil })
  }

  @Test func `X4 L2 a row that is let go is told from where the finger left it`() throws {
    let run = try Self.follow(
      [], "tap \"edit\"\n1s drag \"row 3 handle\" to +0,+153 over 500ms\n", scale: 0.25)
    let dropped = try #require(run.results.first { $0.probe.name == "page.y@row 3" })
    #expect(abs(dropped.from - 441) < 0.01 && dropped.to == 432, "\(dropped.from) \(dropped.to)")
    #expect(dropped.usedErrors.greatest < 1e-9)
  }

  @Test func `X4 T5 with less motion rows only fade: no place is told`() throws {
    let run = try Self.follow([], Self.deletion, scale: 0.25, motion: .reduced)
    let names = run.moving.map(\.name)
    #expect(names.contains("page.presence@row 0"))
    #expect(!names.contains { $0.hasPrefix("page.y@") }, "\(names)")
  }

  @Test func `X4 a spring that is expected of a row passes, another one fails`() throws {
    let run = try Self.follow(["page.y@row 1"], Self.deletion)
    func failures(_ curve: String) throws -> [String] {
      let text = #"{"probe": "page.y@row 1", "from": 108, "to": 36, "curve": "\#(curve)"}"#
      let expected = try #require(try TimingExpectation.read(text).first)
      return expected.outcome(in: run).failures
    }
    #expect(try failures("spring response=0.35,damping=1").isEmpty)
    #expect(try failures("spring response=0.37,damping=1").first?.hasPrefix("used: ") ?? false)
    #expect(try failures("spring response=0.35,damping=0.9").count > 1)
  }

  @Test func `X4 a trace tells where the rows are that have been set off`() throws {
    let fonts = try FontBook(folder: TimingLab.fonts)
    var request = try SceneRequest(try #require(SceneCatalogue.scene(named: "list-edit")))
    request.take = try TakeParser.parse(Self.deletion, name: "test")
    var run = TraceRun(request.player(text: fonts), rate: 10)
    var frames: [String] = []
    try run.run(until: 1_000_000_000) {
      if $0.text.contains("\"frame\"") { frames.append($0.text) }
    }
    #expect(frames.first?.contains("\"rows\"") == false, "nothing has been set off")
    let last = try #require(frames.last)
    #expect(last.contains(#""rows":{"row 0":{"presence":0."#), "\(last)")
    #expect(last.contains(#","swipe":-"#) && last.contains(#""row 1":{"y":"#), "\(last)")
  }

  @Test func `X4 R2 a list that is scrolled while its rows move is not taken for the scroll`()
    throws
  {
    let run = try TimingLab.run(
      "inbox", ["page.offset"], scale: 1, rate: 60,
      take: "drag 195,300 to 195,520 over 500ms\n")
    #expect(run.results.allSatisfy { $0.verdict != .fail })
  }
}
