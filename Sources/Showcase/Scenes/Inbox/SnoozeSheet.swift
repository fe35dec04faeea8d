import Blocks
import Canvas

/// When a conversation comes back: four tiles and two cells on a grouped sheet (look 09).
struct SnoozeSheet<Model>: Composite {
  let chosen: Int
  let choose: WritableKeyPath<Model, Int>
  let wakes: WritableKeyPath<Model, Bool>

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return VStack(alignment: .leading, spacing: 0) {
      SheetHeader(word("Snooze until", "稍后提醒"))
      Grid(columns: context.environment.textSize.isAccessibility ? 1 : 2) {
        tile(0, .schedule, word("Later today", "今天晚些时候"), "18:00")
        tile(1, .wbSunny, word("Tomorrow", "明天"), word("Thu 08:00", "周四 08:00"))
        tile(2, .weekend, word("This weekend", "本周末"), word("Sat 09:00", "周六 09:00"))
        tile(3, .event, word("Next week", "下周"), word("Mon 08:00", "周一 08:00"))
      }
      .padding(.horizontal, 16)
      Gap(16)
      GroupBox {
        Cell(
          .calendarMonth, word("Pick a date and time", "选择日期和时间"), trailing: .chevron,
          do: .dismissSelf)
        Cell(.reply, word("Wake if they reply", "对方回复时提醒"), trailing: .toggle(wakes))
      }
      .padding(.horizontal, 16)
    }
  }

  private func tile(
    _ index: Int, _ symbol: Symbol, _ title: String, _ detail: String
  ) -> Tile<Model> {
    let choose = choose
    return Tile(
      symbol, title, detail: detail, selection: index == chosen ? .chosen : .plain,
      do: .run { $0[keyPath: choose] = index })
  }
}
