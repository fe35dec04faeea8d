import Capture
import Showcase

/// `list`: every scene.
enum ListCommand: Subcommand {
  static let spec = CommandSpec(
    name: "list", summary: "scenes with their knobs, states and takes",
    options: [.json("everything about every scene as JSON")],
    examples: ["list", "list --json"])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let scenes = SceneCatalogue.all.map { $0.info }
    return try printing(
      arguments.has("--json") ? [SceneList.json(scenes).text] : SceneList.lines(scenes))
  }
}
