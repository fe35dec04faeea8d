import Blocks
import Capture
import Raster
import Showcase
import Typeset

/// `timing`: what a motion should do, what was used and what the pixels show.
enum TimingCommand: Subcommand {
  static let spec = CommandSpec(
    name: "timing", summary: "a take's motions against their curves: formula, values, pixels",
    arguments: "SCENE", argumentCount: 1...1,
    options: [
      .list(
        "--probe", "NAME", "such as A.top, page.offset, 'page.y@row 2'; all that moves unless given"
      ),
      .value("--rate", "NUMBER", "frames a second, 10 to 480; 60 unless given"),
      .value("--until", "TIME", "how long; until all is at rest unless given"),
      .value("--expect", "FILE", "what is expected, as JSON; other than that is code 4"),
      .value("--junit", "FILE", "the expectations' outcome for build servers"),
      .json("everything as JSON"),
      .toggle("--csv", "the frames as comma-separated values"),
      .toggle("--summary", "no frames, only what follows from them"),
      .value("--output", "FILE", "a plot as PNG", short: "-o"),
    ] + SceneRequest.options,
    examples: [
      "timing two-detents --probe snooze.top -o timing.png",
      "timing confirm-card --summary",
      "timing list-edit --probe 'page.swipe@row 0'",
      "timing lab --set A.kind=sheet --take my.take --expect timing.json --junit timing.xml",
    ])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let request = try SceneRequest(arguments)
    guard !arguments.has("--json") || !arguments.has("--csv") else {
      throw .usage("--json and --csv cannot both be given")
    }
    var probes: [TimingProbe] = []
    for word in arguments.list("--probe") {
      do { probes.append(try TimingProbe(word)) } catch { throw CommandError("--probe", error) }
    }
    let asked = probes
    let expected = try expectations(arguments)
    for one in expected where !probes.contains(one.probe) { probes.append(one.probe) }
    let rate = try arguments.number("--rate", in: 10...480) ?? 60
    let end = try arguments.time("--until")
    try FilePaths.checkRoom(in: arguments)
    let fonts = try Fonts.open(arguments)
    let progress = Progress("timing")
    defer { progress.clear() }
    let run = try TimingRun(
      request, probes: probes, rate: rate, until: end, text: fonts, glyphs: fonts,
      progress: progress)
    progress.clear()
    try Fonts.reportMissing(in: fonts)
    if let still = asked.first(where: { !run.moving.contains($0) }) {
      throw .usage(
        "--probe: \(still.name) does not move in this take",
        suggestion: Wording.hint(for: still.name, in: run.moving.map(\.name)))
    }
    let outcomes = expected.map { $0.outcome(in: run) }
    try tell(run, outcomes, arguments)
    if arguments.has("--output") { try plot(run, outcomes, arguments, fonts) }
    let isMet = outcomes.allSatisfy(\.failures.isEmpty)
    return isMet ? run.code : .timing
  }

  private static func expectations(
    _ arguments: Arguments
  ) throws(CommandError) -> [TimingExpectation] {
    guard let path = arguments.value("--expect") else {
      guard !arguments.has("--junit") else { throw .usage("--junit goes with --expect") }
      return []
    }
    return try InputFile.parsed(path, as: TimingExpectation.read)
  }

  private static func tell(
    _ run: TimingRun, _ outcomes: [TimingOutcome], _ arguments: Arguments
  ) throws(CommandError) {
    if let path = arguments.value("--junit") {
      let report = TimingOutcome.junit(outcomes, scene: run.request.scene.info.name)
      try telling { try OutputFile.write(Array(report.text.utf8), to: path) }
    }
    let report = TimingReport(run)
    if arguments.has("--json") {
      try printing([report.json(outcomes).text])
    } else if arguments.has("--csv") {
      try printing(report.csv)
    } else {
      let frames: TimingReport.Frames = arguments.has("--summary") ? .omitted : .listed
      try printing(report.lines(frames) + outcomes.flatMap(\.lines))
    }
  }

  private static func plot(
    _ run: TimingRun, _ outcomes: [TimingOutcome], _ arguments: Arguments, _ fonts: FontBook
  ) throws(CommandError) {
    let plot = TimingPlot(
      run, outcomes, theme: .classic(run.request.settings.appearance), text: fonts)
    let path = try PictureFile.pngPath(arguments)
    let picture = Rasterizer(text: fonts).draw(plot.frame, scale: 2)
    try Fonts.reportMissing(in: fonts)
    try PictureFile.write(picture, to: path)
  }
}
