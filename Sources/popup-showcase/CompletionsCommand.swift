import Capture
import Showcase

/// `completions`: what a shell needs to complete command lines.
enum CompletionsCommand: Subcommand {
  static let spec = CommandSpec(
    name: "completions", summary: "prints the completion script of a shell",
    arguments: "bash|zsh|fish", argumentCount: 1...1000,
    examples: [
      "completions bash", "completions zsh > _popup-showcase",
      "completions fish > ~/.config/fish/completions/popup-showcase.fish",
      "completions words -- capture in",
    ])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let words = arguments.positional
    if words[0] == "words" {
      let completer = Completer(
        Main.commands.map { $0.spec }, scenes: SceneCatalogue.all.map { $0.info })
      return try printing(completer.lines(for: Array(words.dropFirst())))
    }
    guard let shell = ShellScript(rawValue: words[0]), words.count == 1 else {
      throw .usage(
        "'\(words[words.count > 1 ? 1 : 0])' is not expected",
        suggestion: Wording.hint(for: words[0], in: ShellScript.allCases.map { $0.rawValue }))
    }
    return try printing([shell.text])
  }
}
