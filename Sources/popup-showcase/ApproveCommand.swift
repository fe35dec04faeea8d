import Capture
import Typeset

/// `approve`: makes the last run's pictures the goldens.
enum ApproveCommand: Subcommand {
  static let spec = CommandSpec(
    name: "approve", summary: "makes pictures of the last verify run the goldens",
    arguments: "[WORD …]", argumentCount: 0...200,
    options: [
      .value("--goldens", "FOLDER", "the goldens; Goldens unless given"),
      .value("--report", "FOLDER", "the last run's report; verify-report unless given"),
      .json("the paths as JSON"),
    ],
    examples: ["approve", "approve alert --json", "approve two-detents/390x844@1x-dark"])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let approval = Approval(
      folder: arguments.value("--goldens") ?? "Goldens",
      report: arguments.value("--report") ?? "verify-report")
    let paths = try approval.accept(
      only: arguments.positional, environment: TextLibraries.versions)
    guard !arguments.has("--json") else {
      let list = JSON.array(paths.map { .string($0) })
      return try printing([
        JSON.members(["goldens": .string(approval.folder), "approved": list]).text
      ])
    }
    let count = paths.count == 1 ? "1 golden" : "\(paths.count) goldens"
    return try printing(paths.map { "approved \($0)" } + ["\(count) written"])
  }
}
