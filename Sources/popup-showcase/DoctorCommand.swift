import Capture
import Glibc
import Showcase
import Typeset

/// `doctor`: says whether the program can work here, and whether its pictures repeat.
enum DoctorCommand: Subcommand {
  static let spec = CommandSpec(
    name: "doctor", summary: "checks fonts, display and that pictures repeat",
    options: [
      .value("--assets", "FOLDER", "the folder Assets with the bundled fonts")
    ],
    examples: ["doctor"])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    var lines: [String] = []
    func note(_ name: String, _ words: String) {
      lines.append(name + String(repeating: " ", count: 14 - name.count) + words)
    }
    let folder = try Fonts.folder(arguments)
    let fonts = try Fonts.open(arguments)
    note("fonts", "ok, \(folder.fonts)")
    note("display", display)
    note("encoder", "ok, PNG")
    note("ffmpeg", found("ffmpeg") ? "ok" : "not installed; only video and GIF need it")
    let check = DeterminismCheck(text: fonts, glyphs: fonts)
    var differences: [DeterminismCheck.Difference] = []
    for scene in SceneCatalogue.all {
      var request = try SceneRequest(scene)
      request.scale = 1
      do throws(TakeError) {
        let found = try check.firstDifference(in: request, at: [0, 77_000_000, 240_000_000])
        differences += found.map { [$0] } ?? []
      } catch {
        throw CommandError(error)
      }
    }
    for one in differences {
      note("pictures", "\(one.scene) differs at \(TimeText.label(nanoseconds: one.time))")
    }
    if differences.isEmpty { note("pictures", "ok, all scenes drawn twice, every pixel equal") }
    _ = try printing(lines)
    try Fonts.reportMissing(in: fonts)
    return differences.isEmpty ? .ok : .notDeterministic
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
