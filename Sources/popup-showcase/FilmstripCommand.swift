import Capture
import Raster

/// `filmstrip`: a contact sheet of several frames as PNG.
enum FilmstripCommand: Subcommand {
  static let spec = CommandSpec(
    name: "filmstrip", summary: "frames side by side with their times, or over each other, as PNG",
    arguments: "SCENE", argumentCount: 1...1,
    options: FilmstripTimes.options + [
      .toggle("--onion", "lays the frames over each other, early ones cool, late ones warm"),
      .value("--output", "FILE", "where to write the PNG", short: "-o"),
      .json("the file, its size and moments and the hash of its pixels as JSON"),
    ] + SceneRequest.options,
    examples: [
      "filmstrip lab --times 0,50,100,150,200,250,300,350ms -o strip.png",
      "filmstrip lab --every 50ms --until 350ms --set motion=spring -o strip.png",
      "filmstrip two-detents --steps 8 --by progress -o strip.png",
      "filmstrip two-detents --steps 5 --until 300ms --onion -o onion.png",
    ])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let request = try SceneRequest(arguments)
    let times = try FilmstripTimes(arguments)
    let path = try PictureFile.pngPath(arguments)
    try FilePaths.checkRoom(in: arguments)
    let fonts = try Fonts.open(arguments)
    let maker = SheetMaker(text: fonts, glyphs: fonts, progressOf: spec.name)
    let moments = try times.resolved(for: request.player(text: fonts))
    let picture =
      arguments.has("--onion")
      ? try maker.onion(request, .listed(moments))
      : try maker.filmstrip(request, .listed(moments))
    try Fonts.reportMissing(in: fonts)
    try PictureFile.write(picture, to: path)
    guard arguments.has("--json") else { return .ok }
    return try printing([PictureReceipt(path: path, picture: picture, moments: moments).json.text])
  }
}
