import Capture

/// `man`: the manual page.
enum ManCommand: Subcommand {
  static let spec = CommandSpec(
    name: "man", summary: "prints the manual page",
    examples: ["man > popup-showcase.1", "man | man -l -"])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    try printing([ManualPage.text(of: Main.commands.map { $0.spec })])
  }
}
