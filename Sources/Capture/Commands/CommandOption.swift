/// One option of a command.
package struct CommandOption: Hashable, Sendable {
  /// Its long name, with the dashes.
  package var name: String
  /// Its one-letter name with the dash; nil for none.
  package var short: String?
  /// What its value is called in the help; nil for a switch.
  package var value: String?
  /// One line of help.
  package var summary: String
  /// Whether it may be given more than once.
  package var isRepeatable = false
  /// What a shell offers for its value.
  package var completion: Completion

  /// A switch.
  package static func toggle(_ name: String, _ summary: String) -> CommandOption {
    CommandOption(
      name: name, short: nil, value: nil, summary: summary, completion: .nothing)
  }

  /// An option with a value; what a shell offers for it follows from the value's name unless given.
  package static func value(
    _ name: String, _ value: String, _ summary: String, short: String? = nil,
    completion: Completion? = nil
  ) -> CommandOption {
    CommandOption(
      name: name, short: short, value: value, summary: summary,
      completion: completion ?? Completion(placeholder: value))
  }

  /// An option with a value that may be given again.
  package static func list(
    _ name: String, _ value: String, _ summary: String, completion: Completion? = nil
  ) -> CommandOption {
    CommandOption(
      name: name, short: nil, value: value, summary: summary, isRepeatable: true,
      completion: completion ?? Completion(placeholder: value))
  }

  /// Results as JSON on standard output: every command that prints results for people takes it.
  ///
  /// Either one value, or one a line.
  package static func json(_ summary: String) -> CommandOption { toggle("--json", summary) }

  /// Where the bundled fonts are: every command that draws takes it.
  package static let assets = value(
    "--assets", "FOLDER", "the folder Assets with the bundled fonts")

  /// The left column of the help.
  var heading: String {
    let names = short.map { "\($0), \(name)" } ?? name
    return value.map { "\(names) \($0)" } ?? names
  }
}
