import Blocks
import Capture
import Raster

/// `measure`: finds spring and timing curve in somebody else's recording.
enum MeasureCommand: Subcommand {
  static let spec = CommandSpec(
    name: "measure", summary: "the spring or Bezier curve in PNG frames or a video of any program",
    arguments: "FRAMES|VIDEO", argumentCount: 1...1,
    options: [
      .value("--region", "X,Y,W,H", "where to look, in px; the whole picture unless given"),
      .value("--edge", "top|bottom|left|right|auto", "what to follow; auto unless given"),
      .value("--rate", "NUMBER", "frames a second, for files without a time in their names"),
      .json("everything as JSON"),
      .toggle("--csv", "the readings as comma-separated values"),
      .value("--output", "FILE", "a plot with residuals as PNG", short: "-o"),
      .assets,
    ],
    examples: [
      "measure recording.mp4 --region 100,0,300,1688 --edge top -o fit.png",
      "measure frames --rate 60 --region 100,0,300,1688 --json",
    ], completion: .files)

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    guard !arguments.has("--json") || !arguments.has("--csv") else {
      throw .usage("--json and --csv cannot both be given")
    }
    let path = arguments.positional[0]
    let region = try arguments.value("--region", region)
    let edge = try arguments.choice("--edge", of: Measurement.Edge.self, or: "auto")
    let rate = try arguments.number("--rate", in: 0.1...10_000)
    try FilePaths.checkRoom(in: arguments)
    let progress = Progress("measure")
    defer { progress.clear() }
    let measurement = try Measurement(
      FrameSource(path: path, rate: rate), region: region, edge: edge, progress: progress)
    progress.clear()
    if arguments.has("--output") { try plot(measurement, arguments) }
    let report = MeasureReport(measurement)
    if arguments.has("--json") {
      try printing([report.json.text])
    } else {
      try printing(arguments.has("--csv") ? report.csv : report.lines)
    }
    return measurement.objection == nil ? .ok : .difference
  }

  private static func region(_ text: String) throws(TextError) -> PixelRect {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Int(Wording.trim($0)) }
    let numbers = parts.compactMap(\.self)
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ (0...65_536).contains($0) }),
      numbers[2] > 0, numbers[3] > 0
    else {
      throw TextError("'\(text)' is no region in px", suggestion: "write such as 100,0,300,1688")
    }
    return PixelRect(
      minX: numbers[0], minY: numbers[1], maxX: numbers[0] + numbers[2],
      maxY: numbers[1] + numbers[3])
  }

  private static func plot(
    _ measurement: Measurement, _ arguments: Arguments
  ) throws(CommandError) {
    let path = try PictureFile.pngPath(arguments)
    let fonts = try Fonts.open(arguments)
    let name = arguments.positional[0].split(separator: "/").last.map(String.init) ?? ""
    let plot = MeasurePlot(measurement, title: name, theme: .classic(.light), text: fonts)
    let picture = Rasterizer(text: fonts).draw(plot.frame, scale: 2)
    try Fonts.reportMissing(in: fonts)
    try PictureFile.write(picture, to: path)
  }
}
