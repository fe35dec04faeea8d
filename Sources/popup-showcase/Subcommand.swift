import Capture

/// One subcommand: what it takes, and what it does.
protocol Subcommand {
  static var spec: CommandSpec { get }
  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode
}
