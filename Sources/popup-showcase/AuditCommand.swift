import Capture
import Showcase

/// `audit`: lays scenes out on every screen and says what does not fit.
enum AuditCommand: Subcommand {
  static let spec = CommandSpec(
    name: "audit", summary: "lays scenes out on every screen and says what does not fit",
    arguments: "[SCENE...]", argumentCount: 0...1000,
    options: [
      .toggle("--pairwise", "only so many cases that every two values meet once"),
      .assets,
    ],
    examples: ["audit", "audit confirm-card inbox", "audit --pairwise"])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let scenes = try scenes(arguments.positional)
    let fonts = try Fonts.open(arguments)
    let cases = arguments.has("--pairwise") ? LayoutCase.pairwise : LayoutCase.all
    let audit = LayoutAudit(measuring: fonts)
    var screens = 0
    var faults = 0
    let progress = Progress("audit", of: scenes.count)
    defer { progress.clear() }
    for scene in scenes {
      progress.step(scene.info.name)
      for layout in cases {
        let report = try audit.report(on: scene, in: layout)
        screens += report.screens
        faults += report.findings.count
        if !report.findings.isEmpty { progress.clear() }
        try printing(
          report.findings.map { found in
            "\(scene.info.name) \(layout) \(found.orientation.rawValue) "
              + "at \(TimeText.label(nanoseconds: found.time)): \(found.finding.line)"
          })
      }
    }
    progress.clear()
    try printing(["\(scenes.count) scenes, \(screens) screens, \(faults) faults"])
    return faults == 0 ? .ok : .difference
  }

  private static func scenes(_ names: [String]) throws(CommandError) -> [any Scene] {
    guard !names.isEmpty else { return LayoutAudit.scenes }
    var scenes: [any Scene] = []
    for name in names {
      guard let scene = SceneCatalogue.scene(named: name) else {
        throw .usage(
          "unknown scene '\(name)'",
          suggestion: Wording.hint(for: name, in: SceneCatalogue.all.map { $0.info.name }))
      }
      scenes.append(scene)
    }
    return scenes
  }
}
