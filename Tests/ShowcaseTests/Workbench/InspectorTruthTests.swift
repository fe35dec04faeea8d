import Canvas
import PresentationCore
import Showcase
import TestSupport
import Testing

/// What the inspector says is so, however long ago it was (SPEC X2).
struct InspectorTruthTests {
  /// The strokes of the curves' own colour: those of lines that go somewhere.
  private func curves(_ bench: Bench) -> [Path] {
    Bench.items(bench.inspector).compactMap {
      if case .stroke(.path(let path), _, _) = $0 { path } else { nil }
    }
  }

  @Test(arguments: [3.0, 12, 55])
  func `X2 the last movement stays in sight, seen by the inspector or before it was opened`(
    rest: Double
  ) throws {
    for opens in [0, rest] {
      var bench = try Bench("two-detents")
      if opens == 0 { bench.openInspector() }
      bench.tap(195, 260, at: 0)
      for number in 0...120 { _ = bench.frame(at: Double(number) / 60) }
      _ = bench.frame(at: rest)
      if opens > 0 { bench.openInspector(at: rest) }
      _ = bench.frame(at: rest)
      #expect(bench.inspectorTexts.contains("snooze.top"), "\(bench.inspectorTexts)")
      let spread = curves(bench).map(\.bounds.height).max() ?? 0
      #expect(spread > 40, "opened at \(opens)")
    }
  }

  @Test func `X2 one frame's velocity does not decide the axis, a smooth tip does`() {
    #expect(PlotScale.usual([0, 10, 20, 9000, 30, 20, 0]) == 0...30)
    #expect(PlotScale.usual([0, 10, 20, 26, 20, 10, 0]) == 0...26)
    #expect(PlotScale.usual([0, 0, 9000, 0, 0]) == nil)
    #expect(PlotScale.usual([0, .nan]) == nil)
  }

  @Test func `X2 knobs that do not all fit are counted, and the count follows the wheel`() throws {
    var bench = try Bench("two-detents")
    bench.openInspector()
    let count = bench.workbench.info.knobs.count
    let first = try #require(bench.inspectorTexts.first { $0.hasSuffix(" of \(count)") })
    #expect(first.hasPrefix("1–"))
    _ = try bench.knobRow(bench.workbench.info.knobs[3].name)
    #expect(bench.inspectorTexts.contains { $0.hasPrefix("4–") && $0.hasSuffix(" of \(count)") })
    var few = try Bench("toast")
    few.openInspector()
    few.workbench.resize(to: Size(1100, 3000), at: few.wall(0))
    #expect(!few.inspectorTexts.contains { $0.hasPrefix("1–") })
  }

  @Test func `X2 a click on an event shows its moment, standing still`() throws {
    var bench = try Bench("two-detents")
    bench.openInspector()
    bench.tap(195, 260, at: 0.5)
    for number in 30...150 { _ = bench.frame(at: Double(number) / 60) }
    try bench.clickInspector(on: "didPresent", at: 2.5)
    let runs = Bench.runs(bench.inspector)
    let line = try #require(runs.first { $0.text == "didPresent" })
    let times = runs.filter { abs($0.origin.y - line.origin.y) < 4 }.compactMap { Double($0.text) }
    let time = try #require(times.first)
    #expect(abs(bench.now - time) < 0.0006)
    #expect(bench.workbench.isPaused)
    #expect(bench.workbench.reach.upperBound > bench.workbench.stage.now, "what came after is kept")
  }

  @Test func `X2 an event more than a minute ago says so`() throws {
    var bench = try Bench("two-detents")
    bench.openInspector()
    bench.tap(195, 260, at: 0)
    for second in 0...90 { _ = bench.frame(at: Double(second)) }
    let now = bench.workbench.stage.now
    try bench.clickInspector(on: "didPresent", at: 90)
    #expect(bench.workbench.stage.now == now)
    #expect(bench.inspectorTexts.contains("more than a minute ago"))
  }
}
