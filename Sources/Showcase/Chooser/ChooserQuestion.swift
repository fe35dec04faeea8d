/// A question of the chooser; its raw value is the word on the command line (SPEC X9).
package enum ChooserQuestion: String, Hashable, Sendable, CaseIterable {
  case choices, destructive, needs, look, covers, place, stays

  /// One answer that can be given.
  package struct Option: Hashable, Sendable {
    /// The word on the command line.
    package let word: String
    /// What stands on the page.
    package let title: Phrase
  }

  /// The most buttons that can be asked for.
  package static let mostChoices = 99

  /// The question.
  package var title: Phrase {
    switch self {
    case .choices: Phrase("How many buttons?", "有几个按钮？")
    case .destructive: Phrase("Does one destroy something?", "有会删除内容的按钮吗？")
    case .needs: Phrase("What else does it need?", "还需要什么？")
    case .look: Phrase("May it look like the system’s?", "可以用系统样式吗？")
    case .covers: Phrase("What does it cover?", "遮住多少？")
    case .place: Phrase("What does it belong to?", "属于什么？")
    case .stays: Phrase("How long does it stay?", "停留多久？")
    }
  }

  /// The answers in the order of the page; more buttons than three are typed as a number.
  package var options: [Option] {
    switch self {
    case .choices:
      [("0", "None", "没有"), ("1", "One", "一个"), ("2", "Two", "两个"), ("3", "More", "更多")]
        .map(Self.option)
    case .destructive:
      PopupNeeds.Destructive.allCases.map { Option(word: $0.rawValue, title: $0.title) }
    case .needs: PopupNeeds.Need.allCases.map { Option(word: $0.rawValue, title: $0.title) }
    case .look: PopupNeeds.Look.allCases.map { Option(word: $0.rawValue, title: $0.title) }
    case .covers: PopupNeeds.Covers.allCases.map { Option(word: $0.rawValue, title: $0.title) }
    case .place: PopupNeeds.Place.allCases.map { Option(word: $0.rawValue, title: $0.title) }
    case .stays: PopupNeeds.Stays.allCases.map { Option(word: $0.rawValue, title: $0.title) }
    }
  }

  private static func option(_ word: String, _ english: String, _ chinese: String) -> Option {
    Option(word: word, title: Phrase(english, chinese))
  }
}

extension PopupNeeds {
  /// True when a word is the answer given, or one of those given.
  package func holds(_ word: String, for question: ChooserQuestion) -> Bool {
    switch question {
    case .choices: Int(word).map { $0 == min(choices, 3) } ?? false
    case .destructive: destructive.rawValue == word
    case .needs: needs.contains { $0.rawValue == word }
    case .look: look.rawValue == word
    case .covers: covers.rawValue == word
    case .place: place.rawValue == word
    case .stays: stays.rawValue == word
    }
  }

  /// Answers a question with a word, false when the question knows no such answer; a need that is
  /// there already goes away.
  package mutating func answer(_ question: ChooserQuestion, _ word: String) -> Bool {
    switch question {
    case .choices:
      guard let number = Int(word), (0...ChooserQuestion.mostChoices).contains(number) else {
        return false
      }
      choices = number
    case .destructive: return Self.set(&destructive, word)
    case .needs:
      guard let need = Need(rawValue: word) else { return false }
      needs.formSymmetricDifference([need])
    case .look: return Self.set(&look, word)
    case .covers: return Self.set(&covers, word)
    case .place: return Self.set(&place, word)
    case .stays: return Self.set(&stays, word)
    }
    return true
  }

  private static func set<Answer: RawRepresentable<String>>(
    _ answer: inout Answer, _ word: String
  ) -> Bool {
    guard let new = Answer(rawValue: word) else { return false }
    answer = new
    return true
  }
}
