import Capture
import Raster

/// `replay`: a recorded take without a window, to the same pixels.
enum ReplayCommand: Subcommand {
  static let spec = CommandSpec(
    name: "replay", summary: "plays a recorded take without a window; prints each frame's hash",
    arguments: "TAKE", argumentCount: 1...1,
    options: [
      .value("--rate", "N", "frames a second, 1 to 240; 60 unless given"),
      .value("--until", "TIME", "the last moment; when all is at rest unless given"),
      .value("--output", "FILE", "also writes the last picture as PNG", short: "-o"),
      .value(
        "--compare", "FILE",
        "what an earlier replay --json printed: tells only what differs (code 1)"),
      .json("one JSON object a frame, or one of what differs"),
    ] + TakeReplay.options,
    examples: [
      "replay my.take", "replay my.take -o end.png",
      "replay drag.take --scene two-detents --appearance dark --json > before.jsonl",
      "replay drag.take --scene two-detents --appearance dark --compare before.jsonl",
    ])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let request = try TakeReplay(arguments).request
    let grid = FrameGrid(rate: try arguments.number("--rate", in: 1...240) ?? 60)
    let asked = try arguments.time("--until")
    let earlier = try arguments.value("--compare").map { path throws(CommandError) in
      try InputFile.parsed(path, as: ReplayComparison.earlier)
    }
    try FilePaths.checkRoom(in: arguments)
    let fonts = try Fonts.open(arguments)
    let player = request.player(text: fonts)
    let camera = Camera(player, rasterizer: Rasterizer(text: fonts), scale: request.scale)
    var frames: [FrameHash] = []
    try telling {
      let until = try asked ?? player.lastMotion()
      var output = OutputStream.standardOutput
      var run = try ReplayRun(camera, grid: grid, until: until)
      let picture = try run.run { frame in
        if earlier != nil { return frames.append(frame) }
        try output.print(arguments.has("--json") ? frame.json.text : frame.line)
      }
      try output.flush()
      try Fonts.reportMissing(in: fonts)
      if let path = arguments.value("--output") { try PictureFile.write(picture, to: path) }
    }
    guard let earlier else { return .ok }
    let comparison = ReplayComparison(frames, with: earlier)
    try printing(arguments.has("--json") ? [comparison.json.text] : comparison.lines)
    return comparison.code
  }
}
