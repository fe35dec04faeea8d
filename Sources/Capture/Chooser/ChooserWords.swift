import Showcase

/// The chooser at the command line: words in, answer out (SPEC X9).
package enum ChooserWords {
  /// Reads `QUESTION=ANSWER` words; several needs are parted by commas.
  package static func needs(_ words: [String]) throws(TextError) -> PopupNeeds {
    var needs = PopupNeeds()
    var asked: Set<ChooserQuestion> = []
    for word in words {
      let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(Wording.trim)
      guard sides.count == 2 else { throw unanswered(word) }
      guard let question = ChooserQuestion(rawValue: sides[0]) else {
        throw .unknown("question", sides[0], among: ChooserQuestion.allCases.map(\.rawValue))
      }
      guard asked.insert(question).inserted else {
        throw TextError("'\(question.rawValue)' is answered twice")
      }
      try take(sides[1], question, into: &needs)
    }
    return needs
  }

  /// The questions with the words that answer them, for people who give none.
  package static func questions(_ locale: StageSettings.Locale) -> [String] {
    let words = Words(locale)
    return ChooserQuestion.allCases.flatMap { question -> [String] in
      ["\(question.rawValue)=  \(words(question.title))"]
        + CommandHelp.columns(question.options.map { ($0.word, words($0.title)) })
    }
  }

  /// The answer in lines for people.
  package static func lines(_ answer: PopupAnswer, _ locale: StageSettings.Locale) -> [String] {
    let words = Words(locale)
    let rows =
      [
        ("kind", words(answer.kind.title)), ("reason", words(answer.reason)),
        ("scene", "\(answer.scene), see 'popup-showcase run \(answer.scene)'"),
        ("apple", appleName(of: answer)),
      ] + answer.asides.map { ("also", words($0)) }
    return rows.map { name, text in name.padded(.after, to: 8) + text }
  }

  /// The answer for scripts; the words do not depend on the language, the sentences do.
  package static func json(_ answer: PopupAnswer, _ locale: StageSettings.Locale) -> JSON {
    let words = Words(locale)
    return .members([
      "kind": .string(answer.kind.rawValue), "title": .string(words(answer.kind.title)),
      "reason": .string(words(answer.reason)), "scene": .string(answer.scene),
      "apple": .string(appleName(of: answer)),
      "also": .array(answer.asides.map { .string(words($0)) }),
    ])
  }

  private static func appleName(of answer: PopupAnswer) -> String {
    SceneCatalogue.scene(named: answer.scene)?.info.appleName.english ?? ""
  }

  private static func take(
    _ text: String, _ question: ChooserQuestion, into needs: inout PopupNeeds
  ) throws(TextError) {
    guard question == .needs else {
      guard needs.answer(question, text) else { throw objection(to: text, question) }
      return
    }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = Wording.trim(part)
      guard !needs.holds(word, for: question) else {
        throw TextError("needs: '\(word)' is given twice")
      }
      guard needs.answer(question, word) else { throw objection(to: word, question) }
    }
  }

  private static func objection(to text: String, _ question: ChooserQuestion) -> TextError {
    if question == .choices {
      return TextError("choices: '\(text)' is no number from 0 to \(ChooserQuestion.mostChoices)")
    }
    return TextError(
      "\(question.rawValue): '\(text)' is not known",
      suggestion: Wording.hint(for: text, in: question.options.map(\.word)))
  }

  /// A bare word is often an answer without its question.
  private static func unanswered(_ word: String) -> TextError {
    let fitting = ChooserQuestion.allCases.first { question in
      question.rawValue == word || question.options.contains { $0.word == word }
    }
    let answer = fitting.map { question in
      question.rawValue == word
        ? "\(word)=\(question.options.last?.word ?? "")"
        : "\(question.rawValue)=\(word)"
    }
    return TextError(
      "'\(word)' answers no question", suggestion: "write \(answer ?? "needs=input")")
  }
}
