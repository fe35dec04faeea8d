import Blocks
import Canvas
import Capture
import Showcase
import TestSupport
import Testing

struct PlotTests {
  @Test(arguments: [
    ([0.0, 1.0], [0, 0.2, 0.4, 0.6, 0.8, 1.0], "0.2"),
    ([0.0, 844.0], [0, 200, 400, 600, 800], "200"),
    ([-3.0, 6.0], [-2, 0, 2, 4, 6], "0"),
    ([0.0, 0.0042], [0, 0.001, 0.002, 0.003, 0.004], "0.001"),
  ])
  func `ticks are round numbers inside the range`(
    values: [Double], ticks: [Double], label: String
  ) {
    let scale = PlotScale(values, from: 0, to: 100)
    let found = scale.ticks(most: 5)
    #expect(found.count == ticks.count || scale.ticks(most: 6).count == ticks.count)
    let all = scale.ticks(most: 6)
    #expect(zip(all, ticks).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(scale.label(all[1], most: 6) == label)
  }

  @Test func `ends of the range stand at the ends of the axis`() {
    let scale = PlotScale([844, 422, 600], from: 300, to: 20)
    #expect(scale.place(422) == 300)
    #expect(scale.place(844) == 20)
    #expect(scale.place(633) == 160)
  }

  @Test(arguments: [[], [7], [.nan, 3], [.infinity], [-1e308, 1e308]] as [[Double]])
  func `odd values leave a usable axis`(values: [Double]) {
    let scale = PlotScale(values, from: 0, to: 100)
    #expect(scale.range.lowerBound < scale.range.upperBound)
    #expect(scale.place(0).isFinite && scale.ticks().count <= 9)
  }

  @Test func `a point that is not finite parts the line`() throws {
    let plot = Plot(
      [Plot.Series([(0, 0), (1, 1), (2, .infinity), (3, 1), (4, 0)])], in: Rect(0, 0, 100, 100),
      theme: .classic(.light), text: FixedTextMeasuring())
    let line = try #require(
      plot.items.flatMap(\.paths).first)
    let moves = line.elements.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 2 && line.elements.count == 4)
  }

  @Test func `a line ends at the sides of the plot, only dots stick out of it (look 22, 24)`()
    throws
  {
    let area = Rect(20, 10, 100, 60)
    let plot = Plot(
      [Plot.Series([(-5, 0), (0, 1), (1, 2)], mark: .lineAndDots)], in: area, along: 0...1,
      theme: .classic(.light), text: FixedTextMeasuring())
    var clips: [Rect] = []
    for case .group(let group) in plot.items {
      let clip = try #require(group.clip?.bounds)
      clips.append(clip)
      let overhang = group.items.flatMap(\.paths).isEmpty ? 8.0 : 0
      #expect(clip.minX == area.minX - overhang && clip.maxX == area.maxX + overhang)
    }
    #expect(clips.count == 2)
  }

  @Test func `a curve's picture holds its whole curve`() throws {
    let request = try CurveRequest(kind: "spring", parameters: ["duration=0.5,bounce=0.3"])
    let plot = CurvePlot(
      request, places: [0, 1], theme: .classic(.dark), text: FixedTextMeasuring())
    let lines = plot.frame.layers[0].content.flatMap(\.paths).compactMap(\.bounds)
    try #require(lines.count == 2)
    #expect(lines.allSatisfy { abs($0.minX - 72) < 0.01 && abs($0.maxX - 696) < 0.01 })
    #expect(lines[0].minY >= 92 && lines[0].maxY <= 324, "the overshoot stays inside")
  }

  @Test func `the progress under a filmstrip is the presentation's own (look 23)`() throws {
    let player = try TakePlayer(
      TakeParser.parse("do present A", name: "present"),
      on: LabStage.make(knobs: ["A.kind": "card"]))
    let times = [0, 150, 300].map { Int64($0) * 1_000_000 }
    let progress = try #require(try Filmstrip.Progress(player, over: times))
    #expect(progress.name == "A")
    #expect(progress.share(at: 0) == 0)
    #expect(abs((progress.share(at: 150_000_000) ?? 0) - 0.5) < 0.02, "linear in the lab")
    #expect(progress.share(at: 300_000_000) == 1)
    let rest = try TakePlayer(TakeParser.parse("", name: "none"), on: LabStage.make(knobs: [:]))
    #expect(try Filmstrip.Progress(rest, over: times) == nil)
  }
}

extension DisplayItem {
  /// The stroked paths of an item, groups included.
  fileprivate var paths: [Path] {
    switch self {
    case .stroke(.path(let path), _, _): [path]
    case .group(let group): group.items.flatMap(\.paths)
    default: []
    }
  }
}
