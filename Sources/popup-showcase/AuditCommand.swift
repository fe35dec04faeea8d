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
      .json("one JSON object a fault, then one with the counts"),
      .assets,
    ],
    examples: [
      "audit", "audit confirm-card inbox", "audit --pairwise", "audit --contrast --json",
      "audit place-map --takes all",
    ])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let scenes = try scenes(arguments.positional)
    let fonts = try Fonts.open(arguments)
    let takes = try arguments.choice("--takes", of: LayoutAudit.Takes.self) ?? .first
    let teller = Teller(
      progress: Progress("audit", of: scenes.count),
      form: arguments.has("--json") ? \.json.text : \.text)
    defer { teller.progress.clear() }
    guard !arguments.has("--contrast") else {
      return try contrast(of: scenes, takes, fonts, teller)
    }
    let cases = arguments.has("--pairwise") ? LayoutCase.pairwise : LayoutCase.all
    let audit = LayoutAudit(measuring: fonts, takes: takes)
    var screens = 0
    var faults = 0
    for scene in scenes {
      let name = scene.info.name
      teller.progress.step(name)
      for layout in cases {
        let report = try audit.report(on: scene, in: layout)
        screens += report.screens
        faults += report.faults
        try teller.tell(AuditLine.all(of: report, on: name, in: layout))
      }
    }
    try teller.tell([
      AuditLine(scenes: scenes.count, looks: (screens, .screens), faults: faults)
    ])
    return faults == 0 ? .ok : .difference
  }

  /// Prints what is found as soon as it is, in the form that is asked for.
  private struct Teller {
    var progress: Progress
    var form: KeyPath<AuditLine, String>

    func tell(_ lines: [AuditLine]) throws(CommandError) {
      guard !lines.isEmpty else { return }
      progress.clear()
      try printing(lines.map { $0[keyPath: form] })
    }
  }

  /// Measures what is written and drawn against what is behind it (SPEC V5).
  private static func contrast(
    of scenes: [any Scene], _ takes: LayoutAudit.Takes, _ fonts: FontBook, _ teller: Teller
  ) throws(CommandError) -> ExitCode {
    let audit = ContrastAudit(
      measuring: fonts, rasterizer: Rasterizer(text: fonts), takes: takes)
    var faults = 0
    for scene in scenes {
      teller.progress.step(scene.info.name)
      for appearance in Appearance.allCases {
        let findings = try audit.findings(on: scene, in: appearance)
        faults += findings.count
        try teller.tell(
          findings.map { AuditLine($0, on: scene.info.name, in: appearance) })
      }
    }
    try teller.tell([
      AuditLine(
        scenes: scenes.count, looks: (Appearance.allCases.count, .appearances), faults: faults)
    ])
    return faults == 0 ? .ok : .difference
  }

  private static func scenes(_ names: [String]) throws(CommandError) -> [any Scene] {
    guard !names.isEmpty else { return LayoutAudit.scenes }
    return try names.map { name throws(CommandError) in try SceneRequest.scene(named: name) }
  }
}
