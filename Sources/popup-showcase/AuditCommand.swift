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
      .value("--takes", "first|all", "which takes of a scene are played; all unless given"),
      .toggle("--contrast", "measure texts and icons in all four colour sets instead"),
      Workers.option,
      .json("one JSON object a fault, then one with the counts"),
      .assets,
    ],
    examples: [
      "audit", "audit confirm-card inbox", "audit --pairwise", "audit --contrast --json",
      "audit place-map --takes first",
    ])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let scenes = try scenes(arguments.positional)
    let takes = try arguments.choice("--takes", of: LayoutAudit.Takes.self) ?? .all
    let cases = arguments.has("--pairwise") ? LayoutCase.pairwise : LayoutCase.all
    let isContrast = arguments.has("--contrast")
    let outcomes = try outcomes(of: scenes, arguments) { scene, fonts throws(CommandError) in
      isContrast
        ? try contrast(of: scene, takes, fonts) : try layout(of: scene, in: cases, takes, fonts)
    }
    let faults = outcomes.reduce(0) { $0 + $1.lines.count }
    let screens = outcomes.reduce(0) { $0 + $1.screens }
    let last = AuditLine(
      scenes: scenes.count,
      looks: isContrast ? (Appearance.allCases.count, .appearances) : (screens, .screens),
      faults: faults)
    let form: KeyPath<AuditLine, String> = arguments.has("--json") ? \.json.text : \.text
    try printing((outcomes.flatMap(\.lines) + [last]).map { $0[keyPath: form] })
    return faults == 0 ? .ok : .difference
  }

  /// What was found in one scene.
  private struct Outcome: Sendable {
    var lines: [AuditLine] = []
    var screens = 0
  }

  /// Each scene with a font book of its thread's own; what was found comes in the scenes' order.
  private static func outcomes(
    of scenes: [any Scene], _ arguments: Arguments,
    _ look: @escaping @Sendable (any Scene, FontBook) throws(CommandError) -> Outcome
  ) throws(CommandError) -> [Outcome] {
    let workers = try Workers.count(arguments)
    let folder = try Fonts.folder(arguments).fonts
    let progress = Progress("audit", of: scenes.count)
    defer { progress.clear() }
    let results = Workers.map(
      scenes, workers: workers, begin: { opened(folder) },
      { scene, fonts -> Result<Outcome, CommandError> in
        defer { progress.step(scene.info.name) }
        return fonts.flatMap { fonts in
          do throws(CommandError) {
            return .success(try look(scene, fonts))
          } catch {
            return .failure(error)
          }
        }
      })
    var outcomes: [Outcome] = []
    for result in results { outcomes.append(try result.get()) }
    return outcomes
  }

  nonisolated private static func opened(_ folder: String) -> Result<FontBook, CommandError> {
    do throws(CommandError) {
      return .success(try telling { try FontBook(folder: folder) })
    } catch {
      return .failure(error)
    }
  }

  nonisolated private static func layout(
    of scene: any Scene, in cases: [LayoutCase], _ takes: LayoutAudit.Takes, _ fonts: FontBook
  ) throws(CommandError) -> Outcome {
    let audit = LayoutAudit(measuring: fonts, takes: takes)
    var outcome = Outcome()
    for layout in cases {
      let report = try audit.report(on: scene, in: layout)
      outcome.screens += report.screens
      outcome.lines += AuditLine.all(of: report, on: scene.info.name, in: layout)
    }
    return outcome
  }

  /// Measures what is written and drawn against what is behind it (SPEC V5).
  nonisolated private static func contrast(
    of scene: any Scene, _ takes: LayoutAudit.Takes, _ fonts: FontBook
  ) throws(CommandError) -> Outcome {
    let audit = ContrastAudit(
      measuring: fonts, rasterizer: Rasterizer(text: fonts), takes: takes)
    var outcome = Outcome()
    for appearance in Appearance.allCases {
      outcome.lines += try audit.findings(on: scene, in: appearance).map {
        AuditLine($0, on: scene.info.name, in: appearance)
      }
    }
    return outcome
  }

  private static func scenes(_ names: [String]) throws(CommandError) -> [any Scene] {
    guard !names.isEmpty else { return LayoutAudit.scenes }
    return try names.map { name throws(CommandError) in try SceneRequest.scene(named: name) }
  }
}
