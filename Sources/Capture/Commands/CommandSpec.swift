/// What a subcommand is called and takes: parser and help read the same description.
package struct CommandSpec: Hashable, Sendable {
  /// The word on the command line.
  package var name: String
  /// One line for the list of commands.
  package var summary: String
  /// Its positional arguments as shown in the help, such as `SCENE`.
  package var arguments: String
  /// How many positional arguments it takes.
  package var argumentCount: ClosedRange<Int>
  /// Its options in the order of the help.
  package var options: [CommandOption]
  /// Lines to copy.
  package var examples: [String]
  /// What a shell offers for a positional argument.
  package var completion: Completion

  /// A subcommand's description; what a shell offers follows from the arguments' name unless given.
  package init(
    name: String, summary: String, arguments: String = "",
    argumentCount: ClosedRange<Int> = 0...0, options: [CommandOption] = [],
    examples: [String] = [], completion: Completion? = nil
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.argumentCount = argumentCount
    self.options = options
    self.examples = examples
    self.completion = completion ?? Completion(placeholder: arguments)
  }

  /// The whole help of the subcommand.
  package var help: [String] {
    let words = ["popup-showcase", name, arguments].filter { !$0.isEmpty }.joined(separator: " ")
    var lines = [
      "\(name): \(summary)", "", "usage: \(words)\(options.isEmpty ? "" : " [options]")",
    ]
    if !options.isEmpty {
      lines += ["", "options:"] + CommandHelp.columns(options.map { ($0.heading, $0.summary) })
    }
    if !examples.isEmpty {
      lines += ["", "examples:"] + examples.map { "  popup-showcase \($0)" }
    }
    return lines
  }
}
