/// Why a command stops: one line for people and a code for scripts.
package struct CommandError: Error, Hashable, Sendable {
  /// What the process answers.
  package var code: ExitCode
  /// The line for standard error, without the program's name.
  package var line: String

  /// An error with a code and a line.
  package init(_ code: ExitCode, _ line: String) {
    self.code = code
    self.line = Wording.oneLine(line)
  }

  /// A mistake on the command line, and what to write instead.
  package static func usage(_ message: String, suggestion: String? = nil) -> CommandError {
    CommandError(.usage, TextError(message, suggestion: suggestion).line)
  }

  /// A name on the command line that nothing of its kind has.
  package static func unknown(
    _ kind: String, _ name: String, among known: [String]
  ) -> CommandError {
    CommandError(.usage, TextError.unknown(kind, name, among: known).line)
  }

  /// A wrong value of an option.
  package init(_ option: String, _ error: TextError) {
    self.init(.usage, "\(option): \(error.line)")
  }
}
