import Blocks
import Canvas

/// The questions with their answers, and what follows from them at the lower edge.
struct ChooserPage: Composite {
  let needs: PopupNeeds
  let words: Words

  var traits: BlockTraits { [.growsAcross, .growsDown] }

  /// Where the screen is low or the text very large, the answer ends the list instead.
  func body(in context: BlockContext) -> some Block<ChooserModel> {
    let environment = context.environment
    let answer = ChooserAnswerPanel(answer: ChooserPolicy.answer(to: needs), words: words)
    let isApart = !environment.isCompactHeight && !environment.textSize.isAccessibility
    let bottom = VStack<ChooserModel>(alignment: .leading, spacing: 0) {
      answer
      SafeAreaStrip<ChooserModel>()
    }
    .background(.page)
    let questions = VStack<ChooserModel>(alignment: .leading, spacing: 0) {
      Gap(8)
      for question in ChooserQuestion.allCases { row(question) }
      Gap(8)
      if !isApart { answer }
    }
    return ListFrame(
      bar: { offset in
        NavBar(words("Which popup?", "选哪种弹窗？"), edge: offset > 0 ? .hairline : .none)
      },
      bottom: isApart ? bottom : nil, content: questions)
  }

  private func row(_ question: ChooserQuestion) -> any Block<ChooserModel> {
    VStack(alignment: .leading, spacing: 0) {
      Label(words(question.title), .footnoteStrong).color(.labelSecondary).wholeWords()
        .padding(Insets(top: 8, left: 16, right: 16))
      ScrollAcross("answers \(question.rawValue)", insets: Insets(left: 12, right: 12)) {
        HStack<ChooserModel>(spacing: 0) {
          for option in question.options { chip(option, question) }
        }
      }
    }
  }

  private func chip(
    _ option: ChooserQuestion.Option, _ question: ChooserQuestion
  ) -> any Block<ChooserModel> {
    let isGiven = needs.holds(option.word, for: question)
    return Chip<ChooserModel>(words(option.title), selection: isGiven ? .chosen : .plain)
      .padding(Insets(top: 6, left: 4, bottom: 6, right: 4))
      .onTap("\(question.rawValue) \(option.word)", feedback: .fill(radius: 22)) { model in
        _ = model.needs.answer(question, option.word)
      }
      .spoken(kind: .option, state: isGiven ? .on : .off)
  }
}

/// The answer: kind, reason, what else to mind, and the scene that shows it.
struct ChooserAnswerPanel: Composite {
  let answer: PopupAnswer
  let words: Words

  var traits: BlockTraits { .growsAcross }

  func body(in context: BlockContext) -> some Block<ChooserModel> {
    VStack<ChooserModel>(alignment: .leading, spacing: 0) {
      Divider()
      VStack<ChooserModel>(alignment: .leading, spacing: 6) {
        Label(words(answer.kind.title), .title3).wholeWords().named("answer")
        Label(words(answer.reason), .subhead).wholeWords()
        for aside in answer.asides {
          Label(words(aside), .footnote).color(.labelSecondary).wholeWords()
        }
        Label(scene, .footnoteStrong).color(.accent).wholeWords().named("scene")
        Label(appleName, .footnote).color(.labelSecondary).wholeWords()
      }
      .padding(Insets(top: 12, left: 16, bottom: 12, right: 16))
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(.page)
  }

  private var scene: String {
    let title = SceneCatalogue.scene(named: answer.scene).map { words($0.info.title) } ?? ""
    return words("See: \(title) (\(answer.scene))", "见：\(title)（\(answer.scene)）")
  }

  private var appleName: String {
    SceneCatalogue.scene(named: answer.scene).map { words($0.info.appleName) } ?? ""
  }
}
