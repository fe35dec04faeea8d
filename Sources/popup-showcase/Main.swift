import Capture
import Glibc

/// The program: finds the subcommand, runs it, and turns its answer into an exit code.
@main enum Main {
  /// Every subcommand in the order of the help: a new one is a file and a line here.
  static let commands: [any Subcommand.Type] = [
    RunCommand.self, ListCommand.self, CaptureCommand.self, FilmstripCommand.self,
    RecordCommand.self, ReplayCommand.self, ShotsCommand.self, ReproduceCommand.self,
    TraceCommand.self, CurveCommand.self, TimingCommand.self, MeasureCommand.self,
    VerifyCommand.self, ApproveCommand.self, ChooseCommand.self, AuditCommand.self,
    BenchCommand.self, DoctorCommand.self, CompletionsCommand.self, ManCommand.self,
  ]

  static func main() {
    // A limit on file sizes is an error to tell, not an end in the middle of a file (SPEC X8).
    signal(SIGXFSZ, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) -> ExitCode {
    do {
      try checkEncoding()
      return try dispatch(words)
    } catch {
      var standardError = OutputStream.standardError
      // Nobody is left to tell when standard error itself is closed.
      try? standardError.print("popup-showcase: \(error.line)")
      try? standardError.flush()
      return error.code
    }
  }

  private static func dispatch(_ words: [String]) throws(CommandError) -> ExitCode {
    let first = words.first ?? "run"
    if ["help", "--help", "-h"].contains(first) { return try help(Array(words.dropFirst())) }
    let name = first.hasPrefix("-") ? "run" : first
    let rest = first.hasPrefix("-") ? words : Array(words.dropFirst())
    guard let command = commands.first(where: { $0.spec.name == name }) else {
      throw .unknown("command", name, among: commands.map { $0.spec.name })
    }
    let arguments = try Arguments(rest, for: command.spec)
    if !arguments.wantsHelp { try FilePaths.check(arguments, of: command.spec) }
    if name != RunCommand.spec.name { LargeBlocks.keep() }
    if arguments.wantsHelp { return try printing(command.spec.help) }
    return try command.run(arguments)
  }

  /// Swift mends what is no UTF-8, and a mended path would be another file's.
  private static func checkEncoding() throws(CommandError) {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = CommandLine.unsafeArgv[index] else { continue }
      guard String(validatingCString: word) != nil else {
        throw .usage("argument \(index) is not UTF-8", suggestion: "rename the file")
      }
    }
  }

  private static func help(_ words: [String]) throws(CommandError) -> ExitCode {
    guard let name = words.first, !["help", "--help", "-h"].contains(name) else {
      return try printing(CommandHelp.overview(of: commands.map { $0.spec }))
    }
    return try dispatch([name, "--help"])
  }
}

/// Writes lines to standard output and answers that all is good.
@discardableResult func printing(_ lines: [String]) throws(CommandError) -> ExitCode {
  var output = OutputStream.standardOutput
  try telling {
    for line in lines { try output.print(line) }
    try output.flush()
  }
  return .ok
}
