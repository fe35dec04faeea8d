import Blocks
import Canvas
import PresentationCore

/// The whole small app as a value: the store, where one is, and the sheet with its draft.
package struct TasksModel: Sendable {
  var store: TaskStore
  var path = NavigationPath()
  var isAdding = false
  var draft = TaskDraft()
}

/// A small app in three files: a store, a list with detail pages, a sheet that adds (SPEC L7).
package struct TasksScene: Scene {
  package let info = SceneInfo(
    name: "tasks", title: Phrase("Tasks, a small app", "任务：一个小应用"), family: .navigation,
    summary: Phrase(
      "List, detail and new-task sheet over one store: what one changes, all show.",
      "列表、详情、新任务面板共用一份数据：一处改，处处变。"),
    tries: [
      Phrase("Check a task in the list or in its page.", "在列表或详情里勾选任务。"),
      Phrase(
        "Add one: the button waits for a title that is new and not too long.",
        "添加一项：标题要新、不能太长，按钮才可用。"),
      Phrase("Delete one in its page: the page pops and the row is gone.", "在详情里删除：页面返回，那一行消失。"),
    ],
    spec: ["L7", "L4", "S1", "E2"], appleName: "NavigationStack + .sheet(isPresented:)",
    icon: Symbol.taskAlt.rawValue,
    knobs: [
      Knob(
        "sheet", .choice(["medium", "large"]), fallback: "medium",
        summary: "The height of the sheet.")
    ],
    states: ["list", "detail", "new"],
    takes: [
      SceneTake("new", "do new"),
      SceneTake("detail", "tap \"task 0\""),
      SceneTake("add", "do new\n800ms type Sweep the stairs\n1400ms tap \"add\""),
    ],
    actions: ["new", "open"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> TasksModel {
    TasksModel(store: TaskStore(Words(settings.locale)))
  }

  package func page(_ model: TasksModel, _ settings: StageSettings) -> any Block<TasksModel> {
    let pages = TaskPages(words: Words(settings.locale))
    let detent = settings.knobs["sheet"] == "large" ? Detent.large : .medium
    return NavigationContainer("tasks", path: \.path, root: pages.list(model))
      .destination(for: TaskRoute.self) { pages.detail($0, model) }
      .sheet(
        isPresented: \.isAdding, detents: [detent], id: "new task",
        onDismiss: { $0.draft = TaskDraft() }, content: { [pages.sheet($0)] })
  }

  package func perform(
    _ action: String, on model: inout TasksModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "new": model.isAdding = true
    case "open": if let first = model.store.items.first { model.path.append(TaskRoute(first.id)) }
    default: throw ActionError("tasks has no action '\(action)'")
    }
  }

  package func hear(_ event: Event, model: inout TasksModel, presenter: inout Presenter) {
    guard case .didPresent("new task", _) = event else { return }
    presenter.request(.focus("title", in: "new task"))
  }

  package func summarize(_ model: TasksModel, into summary: inout EndSummary) {
    summary.flags["adding"] = model.isAdding
    summary.text["open"] = model.store.open.map(\.title).joined(separator: ", ")
    summary.text["done"] = model.store.done.map(\.title).joined(separator: ", ")
    summary.text["path"] = PathText.text(of: model.path)
  }
}
