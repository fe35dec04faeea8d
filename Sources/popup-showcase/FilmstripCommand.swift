import Blocks
import Capture
import Raster
import Showcase

/// `filmstrip`: a contact sheet of several frames as PNG.
enum FilmstripCommand: Subcommand {
  static let spec = CommandSpec(
    name: "filmstrip", summary: "frames side by side with their times, as PNG",
    arguments: "SCENE", argumentCount: 1...1,
    options: [
      .value("--times", "LIST", "times of the frames, such as 0,50,100ms"),
      .value("--every", "TIME", "even steps up to --until or until all is at rest"),
      .value("--until", "TIME", "the last time of --every"),
      .value("--output", "FILE", "where to write the PNG", short: "-o"),
    ] + SceneRequest.options,
    examples: [
      "filmstrip lab --times 0,50,100,150,200,250,300,350ms -o strip.png",
      "filmstrip lab --every 50ms --until 350ms --set motion=spring -o strip.png",
    ])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let request = try SceneRequest(arguments)
    let path = try PictureFile.path(arguments)
    let fonts = try Fonts.open(arguments)
    let player = request.player(text: fonts)
    let times = try FilmstripTimes.read(arguments) { () throws(CommandError) in
      do throws(TakeError) { return try player.lastMotion() } catch { throw CommandError(error) }
    }
    let layout = FilmstripLayout(times: times, screen: request.settings.screen)
    let progress: Filmstrip.Progress?
    do throws(TakeError) {
      progress = layout.plot == nil ? nil : try Filmstrip.Progress(player, over: times)
    } catch {
      throw CommandError(error)
    }
    let strip = Filmstrip(
      layout, caption: request.caption, progress: progress,
      theme: .classic(request.settings.appearance), text: fonts)
    let rasterizer = Rasterizer(text: fonts)
    var camera = Camera(player, rasterizer: rasterizer, scale: request.scale)
    let picture: Bitmap
    do throws(TakeError) {
      picture = try strip.picture(
        rasterizer: Rasterizer(text: fonts), scale: request.scale
      ) { time throws(TakeError) in try camera.picture(at: time) }
    } catch {
      throw CommandError(error)
    }
    try Fonts.reportMissing(in: fonts)
    try PictureFile.write(picture, to: path)
    return .ok
  }
}
