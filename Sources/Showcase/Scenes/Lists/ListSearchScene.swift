import Blocks
import Canvas
import PresentationCore

/// A search with its field, its cancel, and what is shown when nothing is found (SPEC L3).
package struct ListSearchScene: Scene {
  package let info = SceneInfo(
    name: "list-search", title: Phrase("Search and empty lists", "搜索与空列表"), family: .lists,
    summary: Phrase(
      "The field rises while it is searched with; no result and no rows have a picture of their own.",
      "搜索时搜索框升到顶部；没有结果和没有内容各有自己的画面。"),
    tries: [
      Phrase("Tap the field and type a word no row has.", "点搜索框，输入一个哪行都没有的词。"),
      Phrase("Clear the text with the cross, then press Cancel.", "用叉号清除文字，再点取消。"),
      Phrase("Set rows=none: the empty list shows the way on.", "设 rows=none：空列表告诉你下一步。"),
    ],
    spec: ["L3", "L1", "R4"], appleName: "searchable, searchScopes, ContentUnavailableView.search",
    icon: Symbol.search.rawValue,
    knobs: [
      Knob(
        "rows", .choice(["some", "none"]), fallback: "some",
        summary: "whether the list has rows at the start")
    ],
    states: ["rest", "searching", "nothing found", "empty"],
    takes: [
      SceneTake("nothing", "tap \"search\"\n500ms type \"lighthouse\""),
      SceneTake("found", "tap \"search\"\n500ms type \"boat\""),
      SceneTake(
        "cancel",
        "tap \"search\"\n500ms type \"boat\"\n1100ms tap \"search clear\"\n1600ms tap \"cancel\""),
      SceneTake("empty", "do empty"),
    ],
    actions: ["cancel", "empty"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ListSearchModel {
    ListSearchModel(settings)
  }

  package func page(
    _ model: ListSearchModel, _ settings: StageSettings
  ) -> any Block<ListSearchModel> {
    ListSearchPage(model: model)
  }

  package func hear(
    _ event: Event, model: inout ListSearchModel, presenter: inout Presenter
  ) {
    presenter.endRefresh(after: event)
    if case .focus("search") = event { model.setMode(.searching, at: presenter.now) }
  }

  package func keepUp(_ model: inout ListSearchModel, at instant: Instant) -> Bool {
    model.keepUp(at: instant)
  }

  package func perform(
    _ action: String, on model: inout ListSearchModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "cancel":
      model.setMode(.browsing, at: presenter.now)
      presenter.request(.focus(nil, in: nil))
    case "empty": model.fill(false)
    default: throw ActionError("\(info.name) has no action '\(action)'; try 'empty'")
    }
  }

  package func summarize(_ model: ListSearchModel, into summary: inout EndSummary) {
    summary.text["search"] = model.search
    summary.flags["searching"] = model.mode == .searching
  }
}
