import Blocks
import Capture
import Raster
import Showcase
import Typeset

/// `audit`: lays scenes out on every screen and says what does not fit.
enum AuditCommand: Subcommand {
  static let spec = CommandSpec(
    name: "audit", summary: "lays scenes out on every screen and says what does not fit",
    arguments: "[SCENE...]", argumentCount: 0...1000,
    options: [
      .toggle("--pairwise", "only so many cases that every two values meet once"),
      .value("--takes", "first|all", "which takes of a scene are played; the first unless given"),
      .toggle("--contrast", "measure texts and icons in all four colour sets instead"),
      .assets,
    ],
    examples: [
      "audit", "audit confirm-card inbox", "audit --pairwise", "audit --contrast",
      "audit place-map --takes all",
    ])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let scenes = try scenes(arguments.positional)
    let fonts = try Fonts.open(arguments)
    let takes = try arguments.choice("--takes", of: LayoutAudit.Takes.self) ?? .first
    guard !arguments.has("--contrast") else { return try contrast(of: scenes, takes, fonts) }
    let cases = arguments.has("--pairwise") ? LayoutCase.pairwise : LayoutCase.all
    let audit = LayoutAudit(measuring: fonts, takes: takes)
    var screens = 0
    var faults = 0
    let progress = Progress("audit", of: scenes.count)
    defer { progress.clear() }
    for scene in scenes {
      progress.step(scene.info.name)
      for layout in cases {
        let report = try audit.report(on: scene, in: layout)
        screens += report.screens
        faults += report.faults
        if report.faults > 0 { progress.clear() }
        try printing(
          report.findings.map { found in
            "\(scene.info.name) \(layout) \(found.orientation.rawValue) "
              + "\(found.take) at \(TimeText.label(nanoseconds: found.time)): \(found.finding.line)"
          } + report.unplayed.map { "\(scene.info.name) \(layout): not played: \($0.line)" })
      }
    }
    progress.clear()
    try printing(["\(scenes.count) scenes, \(screens) screens, \(faults) faults"])
    return faults == 0 ? .ok : .difference
  }

  /// Measures what is written and drawn against what is behind it (SPEC V5).
  private static func contrast(
    of scenes: [any Scene], _ takes: LayoutAudit.Takes, _ fonts: FontBook
  ) throws(CommandError) -> ExitCode {
    let audit = ContrastAudit(
      measuring: fonts, rasterizer: Rasterizer(text: fonts), takes: takes)
    var faults = 0
    let progress = Progress("audit", of: scenes.count)
    defer { progress.clear() }
    for scene in scenes {
      progress.step(scene.info.name)
      for appearance in Appearance.allCases {
        let findings = try audit.findings(on: scene, in: appearance)
        faults += findings.count
        if !findings.isEmpty { progress.clear() }
        try printing(
          findings.map { "\(scene.info.name) \(appearance.rawValue): \($0.line)" })
      }
    }
    progress.clear()
    try printing([
      "\(scenes.count) scenes in \(Appearance.allCases.count) colour sets, \(faults) faults"
    ])
    return faults == 0 ? .ok : .difference
  }

  private static func scenes(_ names: [String]) throws(CommandError) -> [any Scene] {
    guard !names.isEmpty else { return LayoutAudit.scenes }
    return try names.map { name throws(CommandError) in try SceneRequest.scene(named: name) }
  }
}
