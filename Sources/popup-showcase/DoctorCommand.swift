import Capture
import Glibc
import Raster
import SDLBackend
import Showcase
import Typeset

/// `doctor`: says whether the program can work here, and whether its pictures repeat.
enum DoctorCommand: Subcommand {
  static let spec = CommandSpec(
    name: "doctor", summary: "checks fonts, display and that pictures repeat",
    options: [.json("the checks as one JSON object"), .assets],
    examples: ["doctor", "doctor --json"])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    var notes: [(name: String, words: String)] = []
    func note(_ name: String, _ words: String) { notes.append((name, words)) }
    let folder = try Fonts.folder(arguments)
    let fonts = try Fonts.open(arguments)
    note("fonts", "ok, \(folder.fonts)")
    note("display", display)
    try checkEncoder()
    note("encoder", "ok, PNG")
    note(
      "libraries",
      [WindowLibrary.version, TextLibraries.versions, PNGEncoder.library, WebPLibrary.version]
        .joined(separator: ", "))
    let ffmpeg = SystemProgram.path(of: "ffmpeg")
    note(
      "ffmpeg", ffmpeg == nil ? "not installed; GIF, APNG, MP4 and measuring films need it" : "ok")
    let differences = try differences(InvarianceCheck(text: fonts, glyphs: fonts))
    for round in rounds {
      let strays = differences.filter { round.ways.contains($0.way) }
      if strays.isEmpty { note(round.name, round.praise) }
      for one in strays {
        let time = TimeText.label(nanoseconds: one.time)
        note(round.name, "\(one.scene) differs at \(time) \(one.way.rawValue)")
      }
    }
    let complaint = Fonts.complaint(of: fonts)
    if let complaint { note("glyphs", complaint.line) }
    let isOK = differences.isEmpty && complaint == nil
    try printing(
      arguments.has("--json") ? [json(isOK, notes, differences.map(\.scene))] : notes.map(line))
    guard differences.isEmpty else { return .notDeterministic }
    if let complaint { throw complaint }
    return .ok
  }

  /// Ways through every scene that are told together.
  private struct Round {
    /// What the check is called.
    var name: String
    var ways: [InvarianceCheck.Way]
    /// Moments in nanoseconds after time zero.
    var times: [Int64]
    /// Device pixels a point.
    var scale: Double
    /// The words when nothing differs.
    var praise: String
  }

  private static let rounds = [
    Round(
      name: "pictures", ways: [.freshRasterizer, .fineSteps], times: [0, 77_000_000, 240_000_000],
      scale: 1, praise: "ok, all scenes drawn twice, every pixel equal"),
    Round(
      name: "time", ways: [.smallSteps, .largeSteps, .sequence, .repeated, .epoch],
      times: [33_333_333, 154_000_000], scale: 0.5,
      praise: "ok, any steps, any order, drawn again and from another start: pixels equal"),
  ]

  /// The first moment of every scene and round that depends on the way there.
  private static func differences(
    _ check: InvarianceCheck
  ) throws(CommandError) -> [InvarianceCheck.Difference] {
    var differences: [InvarianceCheck.Difference] = []
    let progress = Progress("doctor", of: SceneCatalogue.all.count * rounds.count)
    defer { progress.clear() }
    for scene in SceneCatalogue.all {
      var request = try SceneRequest(scene)
      for round in rounds {
        progress.step("\(round.name) \(scene.info.name)")
        request.scale = round.scale
        differences +=
          try telling {
            try check.firstDifference(in: request, at: round.times, ways: round.ways)
          }.map { [$0] } ?? []
      }
    }
    return differences
  }

  private static func line(_ name: String, _ words: String) -> String {
    name.padded(.after, to: 14) + words
  }

  private static func json(
    _ isOK: Bool, _ notes: [(name: String, words: String)], _ differing: [String]
  ) -> String {
    JSON.members([
      "ok": .bool(isOK),
      "checks": .array(
        notes.map { .members(["name": .string($0.name), "result": .string($0.words)]) }),
      "differs": .array(differing.map { .string($0) }),
    ]).text
  }

  /// Writes a small picture and reads it back.
  private static func checkEncoder() throws(CommandError) {
    let picture = Bitmap(width: 2, height: 2)
    let file = try telling { try PNGEncoder.encode(picture, command: "popup-showcase doctor") }
    guard try telling({ try PNGDecoder.decode(file).bitmap }) != picture else { return }
    throw CommandError(.encoder, "a PNG reads back as another picture")
  }

  private static var display: String {
    let names = ["DISPLAY", "WAYLAND_DISPLAY"]
    let set = names.filter { getenv($0).map { $0.pointee != 0 } ?? false }
    return set.isEmpty ? "none; only the window needs one" : "set by \(set[0])"
  }
}
