import Blocks
import Canvas
import PresentationCore

/// Pull to refresh with both ends, and rows that come by identity (SPEC R2, R3, R4).
package struct ListRefreshScene: Scene {
  package let info = SceneInfo(
    name: "list-refresh", title: Phrase("Refresh", "刷新"), family: .lists,
    summary: Phrase(
      "By hand, by code or by key; new rows come by identity, and what is being read stays.",
      "用手、用代码或按键刷新；新行按标识进入，正在看的内容不动。"),
    tries: [
      Phrase(
        "Pull the list, push it back before letting go, pull again.", "下拉，松手前推回去，再拉一次。"),
      Phrase(
        "Set result=failure: the gap says so and nothing changes.",
        "设 result=failure：提示失败，列表不变。"),
      Phrase("Press F5, scroll down at once: the rows in sight stay.", "按 F5 后马上往下滚：看到的行不动。"),
    ],
    spec: ["R2", "R3", "R4", "L1"], appleName: ".refreshable, UIRefreshControl",
    icon: Symbol.refresh.rawValue,
    knobs: [
      Knob(
        "result", .choice(["success", "failure", "alternate"]), fallback: "success",
        summary: "how a load ends"),
      Knob("load", .number(0.1...10, unit: "s"), fallback: "1.2s", summary: "how long it takes"),
      Knob("new", .number(0...3, unit: ""), fallback: "2", summary: "rows that come with it"),
    ],
    states: ["rest", "pulling", "armed", "refreshing", "done", "failed"],
    takes: [
      SceneTake("pull", "drag 195,300 to 195,520 over 500ms"),
      SceneTake("code", "do refresh"),
      SceneTake("key", "key f5"),
      SceneTake("scrolled", "do refresh\n300ms drag 195,700 to 195,300 over 200ms hold 200ms"),
      SceneTake(
        "back", "down 195,300\n100ms move 195,480\n300ms move 195,310\n500ms up"),
    ],
    actions: ["refresh"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ListRefreshModel {
    ListRefreshModel(settings)
  }

  package func page(
    _ model: ListRefreshModel, _ settings: StageSettings
  ) -> any Block<ListRefreshModel> {
    let word = Words(settings.locale)
    let title = word("Inbox", "收件箱")
    return ListFrame(
      bar: { offset in
        NavBar(offset > 40 ? title : "", edge: offset > 40 ? .hairline : .none) {
        } trailing: {
          IconButton(.refresh, name: "refresh", size: 23) { _ in }  // The scene's action does it.
        }
      },
      content: VStack(alignment: .leading, spacing: 0) {
        LargeTitle(title).frame(height: ListRefreshModel.tableTop)
        RowStack(model.table) { entry, _ in Self.line(entry, word) }
      })
  }

  private static func line(_ entry: MailEntry, _ word: Words) -> any Block<ListRefreshModel> {
    switch entry.kind {
    case .head(.pinned): SectionHeader(word("Pinned", "置顶"), symbol: .pushPin)
    case .head(.today): SectionHeader(word("Today", "今天"))
    case .foot(_, let count): SectionFooter.counting(count, word.callAsFunction)
    case .row(let conversation, let isLast):
      conversation.listRow(isLast: isLast, do: Action<ListRefreshModel>.run { _ in })
    }
  }

  package func perform(
    _ action: String, on model: inout ListRefreshModel, with presenter: inout Presenter
  ) throws(ActionError) {
    guard action == "refresh" else { throw ActionError("\(info.name) only knows 'refresh'") }
    presenter.request(.beginRefresh)
  }

  package func hear(
    _ event: Event, model: inout ListRefreshModel, presenter: inout Presenter
  ) {
    if case .refreshBegan = event { model.begin(at: presenter.now) }
  }

  package func nextWake(_ model: ListRefreshModel) -> Instant? { model.due }

  package func wake(_ model: inout ListRefreshModel, presenter: inout Presenter) {
    model.finish(with: &presenter)
  }

  package func summarize(_ model: ListRefreshModel, into summary: inout EndSummary) {
    summary.text["rows"] = model.conversations.map { "\($0.id)" }.joined(separator: " ")
    summary.text["result"] = model.result?.rawValue ?? ""
  }
}
