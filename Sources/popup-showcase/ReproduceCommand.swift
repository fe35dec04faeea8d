import Capture

/// `reproduce`: says which command made a picture.
enum ReproduceCommand: Subcommand {
  static let spec = CommandSpec(
    name: "reproduce", summary: "prints the command that made a picture, as the picture tells it",
    arguments: "PICTURE …", argumentCount: 1...200,
    options: [.json("one JSON object a picture, with its alternative text")],
    examples: ["reproduce card.png", "reproduce Assets/Pictures/*.png --json"])

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    var mistakes: [CommandError] = []
    for path in arguments.positional {
      let origin: PictureOrigin
      do throws(CommandError) {
        origin = try PictureOrigin(of: path)
      } catch {
        mistakes.append(error)
        continue
      }
      try printing([arguments.has("--json") ? origin.json.text : origin.command])
    }
    // One line is all that standard error has; the others are told all the same.
    if let first = mistakes.first { throw first }
    return .ok
  }
}
