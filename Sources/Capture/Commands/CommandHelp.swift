import Showcase

/// Help for the program as a whole.
package enum CommandHelp {
  /// The list of commands with the exit codes.
  package static func overview(of commands: [CommandSpec]) -> [String] {
    [
      "popup-showcase: shows, measures and documents how popups behave", "",
      "usage: popup-showcase [COMMAND] [options]", "", "commands:",
    ] + columns(commands.map { ($0.name, $0.summary) }) + [
      "", "'popup-showcase COMMAND --help' tells more; without a command the window opens.", "",
      "exit codes:",
    ] + columns(ExitCode.allCases.map { (String($0.rawValue), $0.meaning) })
      + [""] + ExitCode.streams
  }

  /// Two columns, the second aligned.
  static func columns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in "  \(left.padded(.after, to: width))  \(right)" }
  }
}
