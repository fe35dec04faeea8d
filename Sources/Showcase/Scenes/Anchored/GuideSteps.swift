import Blocks
import Canvas

/// The steps of the guide: what each points at and says.
enum GuideStep: Int, CaseIterable {
  case compose, search, row, tabs

  /// Name of the area on the page that stays bright.
  func target(_ locale: StageSettings.Locale) -> String {
    switch self {
    case .compose: "compose"
    case .search: "search"
    case .row: "row 2"
    case .tabs: Words(locale)("Tasks", "任务")
    }
  }

  /// The step after this one; nil after the last.
  var next: GuideStep? { GuideStep(rawValue: rawValue + 1) }

  /// Title and text in both languages.
  var texts: (title: Phrase, text: Phrase) {
    switch self {
    case .compose:
      (
        Phrase("Write to someone", "写给某人"),
        Phrase(
          "The pencil starts a new message. Nothing is sent before you say so.",
          "点铅笔新建消息。你确认之前，什么都不会发出。")
      )
    case .search:
      (
        Phrase("Look for a word", "搜索一个词"),
        Phrase(
          "Names, words and dates are found while you type. The list shows only what fits.",
          "输入时就会查找姓名、词语和日期，列表只留下符合的内容。")
      )
    case .row:
      (
        Phrase("Hold a conversation", "按住对话"),
        Phrase(
          "A row that you hold shows its menu: reply, pin, put off or delete.",
          "按住一行会出现菜单：回复、置顶、稍后提醒或删除。")
      )
    case .tabs:
      (
        Phrase("All the rest is here", "其他都在这里"),
        Phrase(
          "The bar below leads to tasks, places and settings.", "底部的栏通往任务、地点和设置。")
      )
    }
  }
}

/// The card beside the hole: step, title, text, dots, two buttons (look 17).
///
/// Its text stops growing while the card still fits beside what it points at (SPEC V5).
struct GuideCard<Model>: Composite {
  let step: GuideStep
  let skip: Action<Model>
  let next: Action<Model>

  func body(in context: BlockContext) -> some Block<Model> {
    let words = Words(context.environment.locale)
    let count = GuideStep.allCases.count
    let number = step.rawValue + 1
    let isLast = number == count
    return VStack(alignment: .leading, spacing: 0) {
      Label(
        words("Step \(number) of \(count)", "第\u{A0}\(number)\u{A0}步，共\u{A0}\(count)\u{A0}步"),
        .footnoteStrong
      ).color(.accent).named("step")
      Gap(2)
      Label(words(step.texts.title), .headline).named("title")
      Gap(6)
      Label(words(step.texts.text), .subhead).balanced().color(.labelSecondary).named("text")
      Gap(11)
      HStack(spacing: 8) {
        PageDots(count: count, current: step.rawValue).named("dots")
        Spacer(minLength: 8)
        Label(words("Skip", "跳过"), .subheadStrong).color(.labelSecondary)
          .padding(.horizontal, 12).frame(minHeight: 44)
          .onTap("skip", feedback: .fill(radius: 10), do: skip)
        Label(isLast ? words("Done", "完成") : words("Next", "下一步"), .subheadStrong)
          .color(.onAccent).aligned(.center).padding(.horizontal, 16)
          .frame(minWidth: 76, minHeight: 36)
          .background(.accent, radius: 18)
          .onTap("next", feedback: .fill(radius: 18), do: next)
      }
    }
    .padding(Insets(top: 18, left: 20, bottom: 7, right: 20))
    .frame(width: 326)
    .textSize(atMost: .accessibility1)
  }
}
