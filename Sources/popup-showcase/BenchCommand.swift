import Capture
import Typeset

/// `bench`: the figures the project promises, measured here and now.
enum BenchCommand: Subcommand {
  static let spec = CommandSpec(
    name: "bench", summary: "measures drawing, layout, capture and memory (use a release build)",
    arguments: "[NAME …]", argumentCount: 0...64,
    options: [
      .toggle("--check", "exit code 5 when a median misses its limit"),
      .json("one JSON object a figure"),
      .assets,
    ],
    examples: ["bench", "bench sheet-frame capture --json", "bench --check"],
    completion: .words(Benchmarks.all.map(\.name)))

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let chosen = try choose(arguments.positional)
    let folder = try Fonts.folder(arguments).fonts
    let stage = BenchStage(
      text: try Fonts.open(arguments), fonts: { try? FontBook(folder: folder) })
    var isGood = true
    let progress = Progress("bench", of: chosen.count)
    defer { progress.clear() }
    for benchmark in chosen {
      progress.step(benchmark.name)
      let figure = try measure(benchmark, on: stage)
      progress.clear()
      isGood = isGood && figure.isGood
      try printing([arguments.has("--json") ? figure.json.text : figure.line])
    }
    return isGood || !arguments.has("--check") ? .ok : .budget
  }

  private static func choose(_ names: [String]) throws(CommandError) -> [Benchmark] {
    var chosen: [Benchmark] = []
    for name in names {
      guard let benchmark = Benchmarks.all.first(where: { $0.name == name }) else {
        throw .unknown("benchmark", name, among: Benchmarks.all.map(\.name))
      }
      chosen.append(benchmark)
    }
    return names.isEmpty ? Benchmarks.all : chosen
  }

  private static func measure(
    _ benchmark: Benchmark, on stage: BenchStage
  ) throws(CommandError) -> BenchFigure {
    try telling {
      var figures: [Double] = []
      for _ in 0..<benchmark.runs { figures.append(try benchmark.measure(stage)) }
      return BenchFigure(benchmark, figures)
    }
  }
}
