import Blocks
import Canvas
import PresentationCore

/// Ten thousand rows as numbers: nothing of them exists until it is in sight.
package struct ListLongModel: Sendable {
  /// Rows in each section.
  let counts: [Int]
  let heights: MailHeights
  let people: [Conversation]
  /// The row pressed last; nil at the start.
  package internal(set) var pressed: Int?

  init(_ settings: StageSettings) {
    let rows = Int(settings.knobs.number("rows"))
    let size = max(1, Int(settings.knobs.number("section")))
    counts =
      Array(repeating: size, count: rows / size) + (rows % size == 0 ? [] : [rows % size])
    heights = MailHeights(settings)
    people = Conversation.inbox(settings.locale)
  }

  /// The row with a number, from the texts of the inbox.
  func row(_ number: Int) -> Conversation {
    let person = people[number % people.count]
    return Conversation(
      id: number, name: "\(person.name) \(number + 1)", initials: person.initials,
      tint: person.tint, preview: person.preview, time: person.time,
      unread: pressed != number && number % 7 == 0 ? 1 : 0, section: .today)
  }
}

/// A list of ten thousand rows of which a screenful is laid out (SPEC R1, L1).
package struct ListLongScene: Scene {
  package let info = SceneInfo(
    name: "list-long", title: Phrase("Ten thousand rows", "一万行"), family: .lists,
    summary: Phrase(
      "Only rows in sight are laid out; heads stay at the top, the status bar leads back there.",
      "只布局看得见的行；分组标题停在顶部，点状态栏回到顶部。"),
    tries: [
      Phrase("Flick the list and watch the head being pushed away.", "快速滑动列表，看标题被推走。"),
      Phrase("Tap the status bar: the list goes to its top.", "点状态栏：列表回到顶部。"),
      Phrase("Press End, Home, Page Down and the arrows.", "按 End、Home、Page Down 和方向键。"),
    ],
    spec: ["R1", "L1", "X6"], appleName: "List, LazyVStack(pinnedViews: .sectionHeaders)",
    icon: Symbol.unfoldMore.rawValue,
    knobs: [
      Knob("rows", .number(0...100_000, unit: ""), fallback: "10000", summary: "how many rows"),
      Knob("section", .number(1...1000, unit: ""), fallback: "25", summary: "rows in a section"),
    ],
    states: ["rest", "scrolled", "end"],
    takes: [
      SceneTake("flick", "drag 195,700 to 195,250 over 80ms"),
      SceneTake("end", "key end"),
      SceneTake("top", "key end\n1s tap 195,20"),
    ])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ListLongModel {
    ListLongModel(settings)
  }

  package func page(
    _ model: ListLongModel, _ settings: StageSettings
  ) -> any Block<ListLongModel> {
    let word = Words(settings.locale)
    let title = word("Archive", "档案")
    let size = model.counts.first ?? 1
    let rows = SectionedRows<ListLongModel>(
      counts: model.counts, headHeight: model.heights.head, rowHeight: model.heights.row,
      footHeight: model.heights.foot
    ) { section in
      let first = section * size + 1
      let last = section * size + model.counts[section]
      return SectionHeader(word("Rows \(first) to \(last)", "第 \(first) 至 \(last) 行"))
        .named("head \(section)")
    } row: { section, index in
      let number = section * size + index
      return model.row(number).listRow(
        isLast: index == model.counts[section] - 1,
        do: Action<ListLongModel>.run { $0.pressed = number })
    } foot: { section in
      SectionFooter.counting(model.counts[section], word.callAsFunction)
        .named("foot \(section)")
    }
    return ListFrame(
      bar: { offset in NavBar(title, edge: offset > 0 ? .hairline : .none) },
      content: rows)
  }

  package func hear(
    _ event: Event, model: inout ListLongModel, presenter: inout Presenter
  ) {
    presenter.endRefresh(after: event)
  }

  package func summarize(_ model: ListLongModel, into summary: inout EndSummary) {
    if let row = model.pressed { summary.rows["\(row)"] = 1 }
  }
}
