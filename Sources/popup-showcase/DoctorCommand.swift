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
    options: [.toggle("--json", "the checks as one JSON object"), .assets],
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
      [WindowLibrary.version, TextLibraries.versions, PNGEncoder.library].joined(separator: ", "))
    note("ffmpeg", found("ffmpeg") ? "ok" : "not installed; only video and GIF need it")
    let differences = try differences(DeterminismCheck(text: fonts, glyphs: fonts))
    for one in differences {
      note("pictures", "\(one.scene) differs at \(TimeText.label(nanoseconds: one.time))")
    }
    if differences.isEmpty { note("pictures", "ok, all scenes drawn twice, every pixel equal") }
    let strays = try strays(InvarianceCheck(text: fonts, glyphs: fonts))
    for one in strays {
      let time = TimeText.label(nanoseconds: one.time)
      note("time", "\(one.scene) differs at \(time) \(one.way.rawValue)")
    }
    if strays.isEmpty {
      note("time", "ok, any steps, any order, drawn again and from another start: pixels equal")
    }
    let differing = differences.map { $0.scene } + strays.map { $0.scene }
    try printing(arguments.has("--json") ? [json(notes, differing)] : notes.map(line))
    try Fonts.reportMissing(in: fonts)
    return differences.isEmpty && strays.isEmpty ? .ok : .notDeterministic
  }

  /// The first moment of every scene that depends on the way there.
  private static func strays(
    _ check: InvarianceCheck
  ) throws(CommandError) -> [InvarianceCheck.Difference] {
    var strays: [InvarianceCheck.Difference] = []
    for scene in SceneCatalogue.all {
      var request = try SceneRequest(scene)
      request.scale = 0.5
      do throws(TakeError) {
        let found = try check.firstDifference(in: request, at: [33_333_333, 154_000_000])
        if let found { strays.append(found) }
      } catch {
        throw CommandError(error)
      }
    }
    return strays
  }

  private static func line(_ name: String, _ words: String) -> String {
    name + String(repeating: " ", count: 14 - name.count) + words
  }

  private static func json(
    _ notes: [(name: String, words: String)], _ differing: [String]
  ) -> String {
    JSON.members([
      "ok": .bool(differing.isEmpty),
      "checks": .array(
        notes.map { .members(["name": .string($0.name), "result": .string($0.words)]) }),
      "differs": .array(differing.map { .string($0) }),
    ]).text
  }

  /// The first moment of every scene whose two pictures differ.
  private static func differences(
    _ check: DeterminismCheck
  ) throws(CommandError) -> [DeterminismCheck.Difference] {
    var differences: [DeterminismCheck.Difference] = []
    let progress = Progress("doctor", of: SceneCatalogue.all.count)
    defer { progress.clear() }
    for scene in SceneCatalogue.all {
      progress.step(scene.info.name)
      var request = try SceneRequest(scene)
      request.scale = 1
      do throws(TakeError) {
        let found = try check.firstDifference(in: request, at: [0, 77_000_000, 240_000_000])
        if let found { differences.append(found) }
      } catch {
        throw CommandError(error)
      }
    }
    return differences
  }

  /// Writes a small picture and reads it back.
  private static func checkEncoder() throws(CommandError) {
    let picture = Bitmap(width: 2, height: 2)
    do throws(PNGError) {
      let file = try PNGEncoder.encode(picture, command: "popup-showcase doctor")
      guard try PNGDecoder.decode(file).bitmap != picture else { return }
    } catch {
      throw CommandError(error)
    }
    throw CommandError(.encoder, "a PNG reads back as another picture")
  }

  private static var display: String {
    let names = ["DISPLAY", "WAYLAND_DISPLAY"]
    let set = names.filter { getenv($0).map { $0.pointee != 0 } ?? false }
    return set.isEmpty ? "none; only the window needs one" : "set by \(set[0])"
  }

  private static func found(_ program: String) -> Bool {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
