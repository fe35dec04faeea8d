import Blocks
import Canvas
import Capture
import Raster

/// `curve`: numbers of any curve.
enum CurveCommand: Subcommand {
  static let spec = CommandSpec(
    name: "curve", summary: "numbers of a spring, Bezier curve, rubber band or deceleration",
    arguments: "KIND PARAMETERS", argumentCount: 1...12,
    options: [
      .value("--at", "LIST", "bare seconds; progress for bezier, pt for rubberband"),
      .json("JSON with 17 significant digits"),
      .value("--output", "FILE", "a plot as PNG beside the numbers", short: "-o"),
      .assets,
    ],
    examples: [
      "curve spring duration=0.5,bounce=0.2 --at 0,0.1,0.2",
      "curve spring response=0.4,damping=0.85,from=844,to=422,velocity=-900 --json",
      "curve spring mass=1,stiffness=100,damping=15,clamped=true",
      "curve bezier 0.42,0,0.58,1 --at 0,0.25,0.5,0.75,1",
      "curve rubberband dimension=844,coefficient=0.55 --at 50,100,400",
      "curve deceleration rate=0.998,velocity=1000 --at 0.1,0.5,2",
      "curve spring duration=0.5,bounce=0.3 -o spring.png",
    ], completion: .words(["spring", "bezier", "rubberband", "deceleration"]))

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let words = arguments.positional
    let request: CurveRequest
    do {
      request = try CurveRequest(kind: words[0], parameters: Array(words.dropFirst()))
    } catch {
      throw CommandError("curve", error)
    }
    let places = try arguments.value("--at") { text throws(TextError) in
      try CurveReport.places(text, for: request.kind)
    }
    if arguments.value("--output") != nil {
      try plot(request, at: places ?? request.usualPlaces, arguments)
    }
    let report = CurveReport(request, at: places ?? request.usualPlaces)
    return try printing(arguments.has("--json") ? [report.json.text] : report.table)
  }

  private static func plot(
    _ request: CurveRequest, at places: [Double], _ arguments: Arguments
  ) throws(CommandError) {
    let path = try PictureFile.pngPath(arguments)
    let fonts = try Fonts.open(arguments)
    let plot = CurvePlot(request, places: places, theme: .classic(.light), text: fonts)
    let picture = Rasterizer(text: fonts).draw(plot.frame, scale: 2)
    try Fonts.reportMissing(in: fonts)
    try PictureFile.write(picture, to: path)
  }
}
