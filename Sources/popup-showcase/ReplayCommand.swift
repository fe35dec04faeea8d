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
      .toggle("--json", "one JSON object a frame"),
    ] + TakeReplay.options,
    examples: [
      "replay my.take", "replay my.take -o end.png",
      "replay drag.take --scene two-detents --appearance dark --json",
    ])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let request = try TakeReplay(arguments).request
    let grid = FrameGrid(rate: try arguments.number("--rate", in: 1...240) ?? 60)
    let asked = try arguments.time("--until")
    try FilePaths.checkRoom(in: arguments)
    let fonts = try Fonts.open(arguments)
    let player = request.player(text: fonts)
    let camera = Camera(player, rasterizer: Rasterizer(text: fonts), scale: request.scale)
    try telling {
      let until = try asked ?? player.lastMotion()
      var output = OutputStream.standardOutput
      var run = try ReplayRun(camera, grid: grid, until: until)
      let picture = try run.run {
        try output.print(arguments.has("--json") ? $0.json.text : $0.line)
      }
      try output.flush()
      try Fonts.reportMissing(in: fonts)
      if let path = arguments.value("--output") { try PictureFile.write(picture, to: path) }
    }
    return .ok
  }
}
