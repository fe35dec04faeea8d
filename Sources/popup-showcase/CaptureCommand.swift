import Capture
import Raster

/// `capture`: one frame as PNG.
enum CaptureCommand: Subcommand {
  static let spec = CommandSpec(
    name: "capture", summary: "one frame of a scene as PNG", arguments: "SCENE",
    argumentCount: 1...1,
    options: [
      .value("--at", "TIME", "when, from the take's time zero; 0 unless given"),
      .value("--output", "FILE", "where to write the PNG", short: "-o"),
      .json("the file, its size and the hash of its pixels as JSON"),
    ] + SceneRequest.options,
    examples: [
      "capture lab --at 250ms -o lab.png",
      "capture lab --set A.kind=sheet --at 1s --appearance dark --scale 3 -o dark.png",
    ])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let request = try SceneRequest(arguments)
    let time = try arguments.time("--at") ?? 0
    let path = try PictureFile.pngPath(arguments)
    try FilePaths.checkRoom(in: arguments)
    let fonts = try Fonts.open(arguments)
    var camera = Camera(
      request.player(text: fonts), rasterizer: Rasterizer(text: fonts), scale: request.scale)
    let picture = try telling { try camera.picture(at: time) }
    try Fonts.reportMissing(in: fonts)
    try PictureFile.write(picture, to: path)
    guard arguments.has("--json") else { return .ok }
    return try printing([PictureReceipt(path: path, picture: picture, moments: [time]).json.text])
  }
}
