import Blocks
import Capture
import Showcase

/// `choose`: which kind of popup fits.
enum ChooseCommand: Subcommand {
  static let spec = CommandSpec(
    name: "choose", summary: "which kind of popup fits, why, and the scene that shows it",
    arguments: "[QUESTION=ANSWER …]", argumentCount: 0...32,
    options: [
      .value("--locale", "en|zh-Hans", "the language of the answer; en unless given"),
      .json("the answer as JSON"),
    ],
    examples: [
      "choose",
      "choose choices=2 destructive=yes",
      "choose needs=input,gesture choices=2 --json",
      "choose look=own place=element",
    ],
    completion: .pairs(
      ChooserQuestion.allCases.map { question in
        .init(
          key: question.rawValue, words: question.options.map(\.word),
          form: question == .needs ? .list : .one)
      }))

  static func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let locale =
      try arguments.choice("--locale", of: StageSettings.Locale.self) ?? .english
    let needs: PopupNeeds
    do {
      needs = try ChooserWords.needs(arguments.positional)
    } catch {
      throw CommandError("choose", error)
    }
    guard !arguments.positional.isEmpty || arguments.has("--json") else {
      return try printing(
        ChooserWords.questions(locale) + [
          "", "for example: popup-showcase choose choices=2 needs=input",
        ])
    }
    let answer = ChooserPolicy.answer(to: needs)
    return try printing(
      arguments.has("--json")
        ? [ChooserWords.json(answer, locale).text] : ChooserWords.lines(answer, locale))
  }
}
