import Capture
import Raster

/// `record`: a take as a file that moves, or as a folder of frames.
enum RecordCommand: Subcommand {
  static let spec = CommandSpec(
    name: "record", summary: "a take as WebP, GIF, APNG, MP4 or PNG sequence, its times checked",
    arguments: "SCENE", argumentCount: 1...1,
    options: RecordingRequest.options + [Workers.option] + SceneRequest.options,
    examples: [
      "record two-detents --scale 1 -o sheet.webp",
      "record confirm-card --format gif --until 600ms --hold-last 1s -o card.gif",
      "record confirm-card --max-bytes 40000 --scale 0.5 -o small.gif",
      "record lab --set A.kind=sheet --format png --rate 120 --until 500ms -o frames",
    ])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let request = try SceneRequest(arguments)
    let path = try PictureFile.path(arguments, suggestion: "add -o film.webp")
    let format = try RecordingRequest.format(arguments, path: path)
    let fonts = try Fonts.open(arguments)
    let player = request.player(text: fonts)
    let wish = try RecordingRequest.wish(arguments) { () throws(CommandError) in
      try telling { try player.lastMotion() }
    }
    let workers = try Workers.count(arguments)
    let limit = try RecordingRequest.limit(arguments)
    let progress = Progress("record")
    defer { progress.clear() }
    let make = { (plan: RecordingPlan, colors: Int) in
      progress.begin(Recording.steps(of: plan))
      return Recording(
        plan, command: PictureFile.command, workers: workers, colors: colors, step: progress.step,
        complaint: { Fonts.complaint(of: fonts) },
        camera: { Camera(player, rasterizer: Rasterizer(text: fonts), scale: request.scale) })
    }
    guard let limit else {
      let certificate = try make(try RecordingPlan(wish, as: format), 256).write(to: path)
      progress.clear()
      return try printing([
        arguments.has("--json") ? certificate.json(of: path).text : certificate.line(of: path)
      ])
    }
    let result = try RecordingBudget(limit, for: wish, as: format)
      .write(to: path, recording: make)
    progress.clear()
    let certificate = result.certificate
    return try printing([
      arguments.has("--json")
        ? certificate.json(of: path, tries: result.json).text
        : certificate.line(of: path, giving: result.words)
    ])
  }
}
