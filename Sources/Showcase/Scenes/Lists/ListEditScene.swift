import Blocks
import Canvas
import PresentationCore

/// Swipe actions, edit mode, selection and moving by hand (SPEC L2).
package struct ListEditScene: Scene {
  package let info = SceneInfo(
    name: "list-edit", title: Phrase("Swipe and edit", "滑动与编辑"), family: .lists,
    summary: Phrase(
      "Actions behind both edges of a row; in edit mode rows are chosen and moved by hand.",
      "行的两侧都有操作；编辑时可以多选，也可以用手移动。"),
    tries: [
      Phrase("Push a row to either side, then press an action.", "把一行推向任意一侧，再点操作。"),
      Phrase("Push it past half of the screen: the outer action is done.", "推过半个屏幕：直接执行最外侧的操作。"),
      Phrase(
        "Set delete=refused: the button alone removes nothing.", "设 delete=refused：按钮本身不会删掉任何行。"),
      Phrase(
        "Press Edit and drag a handle to the lower edge: the list runs on.",
        "点编辑，把手柄拖到下边缘：列表自己滚动。"),
      Phrase(
        "By keys: Tab to a row, ← → and Delete; in edit mode Space, Shift+↓ and Alt+↓.",
        "用键盘：Tab 到一行，按 ← → 和 Delete；编辑时按空格、Shift+↓ 和 Alt+↓。"),
    ],
    spec: ["L2", "L1", "R4", "M8", "V6"],
    appleName: "swipeActions(edge:allowsFullSwipe:), onMove, EditMode, List(selection:)",
    icon: Symbol.swipe.rawValue,
    knobs: [
      Knob(
        "fullSwipe", .toggle, fallback: "on",
        summary: "a row pushed far enough does its outer action"),
      Knob(
        "fullShare", .number(0.3...0.95, unit: ""), fallback: "0.6",
        summary: "share of the row's width from which it does"),
      Knob(
        "delete", .choice(["removes", "refused"]), fallback: "removes",
        summary: "whether the data gives the row up when it is deleted"),
    ],
    states: ["rest", "swiped", "editing"],
    takes: [
      SceneTake("swipe", "drag \"row 0\" to -170,+0 over 300ms\n900ms tap \"row 0 delete\""),
      SceneTake("full", "drag 340,443 to 60,443 over 400ms"),
      SceneTake("leading", "drag \"row 3\" to +170,+0 over 300ms\n900ms tap \"row 3 pin\""),
      SceneTake(
        "edit",
        "tap \"edit\"\n500ms tap \"row 2\"\n700ms tap \"row 4\"\n"
          + "1s drag \"row 3 handle\" to +0,+153 over 500ms"),
      SceneTake(
        "edge", "tap \"edit\"\n500ms drag \"row 0 handle\" to +0,+482 over 400ms hold 1500ms"),
    ],
    actions: ["reset"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ListEditModel {
    ListEditModel(settings)
  }

  package func page(
    _ model: ListEditModel, _ settings: StageSettings
  ) -> any Block<ListEditModel> {
    ListEditPage(model: model)
  }

  package func perform(
    _ action: String, on model: inout ListEditModel, with presenter: inout Presenter
  ) throws(ActionError) {
    guard action == "reset" else { throw ActionError("\(info.name) only knows 'reset'") }
    model.reset(at: presenter.now)
  }

  package func hear(
    _ event: Event, model: inout ListEditModel, presenter: inout Presenter
  ) {
    presenter.endRefresh(after: event)
  }

  package func scrolled(_ model: inout ListEditModel, at instant: Instant) -> Bool {
    model.closeSwipes(at: instant)
  }

  package func summarize(_ model: ListEditModel, into summary: inout EndSummary) {
    summary.flags["editing"] = model.mode == .editing
    summary.text["rows"] = model.conversations.map { "\($0.id)" }.joined(separator: " ")
    summary.text["chosen"] = model.selection.ids.sorted().map { "\($0)" }.joined(separator: " ")
  }
}
