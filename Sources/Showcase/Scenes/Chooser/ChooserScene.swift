import Blocks
import Canvas
import PresentationCore

/// The answers given so far.
package struct ChooserModel: Sendable {
  var needs = PopupNeeds()
}

/// Asks what a popup must do and says which kind fits, why, and where to see it (SPEC X9).
package struct ChooserScene: Scene {
  package let info = SceneInfo(
    name: "chooser", title: Phrase("Which popup?", "选哪种弹窗？"), family: .lab,
    summary: Phrase(
      "Seven questions about a popup, and the kind that fits, with the reason and the scene.",
      "关于弹窗的七个问题，回答合适的种类、理由和场景。"),
    tries: [
      Phrase("Choose More buttons: the answer becomes a dialog.", "选“更多”按钮：答案变成对话框。"),
      Phrase("Add text input: no system popup fits any more.", "加上输入文字：系统弹窗不再合适。"),
      Phrase("Ask for briefly and two buttons: it says why that cannot be.", "选短暂和两个按钮：它说明为什么不行。"),
    ],
    spec: ["X9"],
    appleName: Phrase(
      "alert, confirmationDialog, sheet or your own",
      "alert、confirmationDialog、sheet 或自定义弹窗"),
    icon: Symbol.adsClick.rawValue, states: ["asked", "answered"],
    takes: [
      SceneTake("input", "tap \"needs input\""),
      SceneTake("delete", "tap \"choices 3\"\n400ms tap \"destructive yes\""),
      SceneTake("briefly", "tap \"stays briefly\"\n400ms tap \"choices 2\""),
    ])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ChooserModel {
    ChooserModel()
  }

  package func page(_ model: ChooserModel, _ settings: StageSettings) -> any Block<ChooserModel> {
    ChooserPage(needs: model.needs, words: Words(settings.locale))
  }

  package func hear(_ event: Event, model: inout ChooserModel, presenter: inout Presenter) {
    presenter.endRefresh(after: event)
  }

  package func summarize(_ model: ChooserModel, into summary: inout EndSummary) {
    let answer = ChooserPolicy.answer(to: model.needs)
    summary.text["kind"] = answer.kind.rawValue
    summary.text["scene"] = answer.scene
  }
}
