import Blocks
import Canvas
import PresentationCore

/// The small app's pages and its sheet: each a function of the model.
struct TaskPages {
  typealias Model = TasksModel
  let words: Words

  func list(_ model: Model) -> NavigationPage<Model> {
    NavigationPage(words("Tasks", "任务"), titleMode: .large, items: [new]) {
      if model.store.items.isEmpty { empty }
      section(words("Open", "未完成"), model.store.open)
      section(words("Done", "已完成"), model.store.done)
      Gap(24)
    }
  }

  func detail(_ route: TaskRoute, _ model: Model) -> NavigationPage<Model> {
    let id = route.id
    let item = model.store[id] ?? TaskItem(id: id, title: words("Gone", "已删除"))
    return NavigationPage(words("Task", "任务")) {
      Gap(16)
      GroupBox(inset: 16) {
        Label(item.title, .title2).named("title")
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 16).padding(.vertical, 12)
        if !item.note.isEmpty {
          Label(item.note).color(.labelSecondary).named("note")
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16).padding(.vertical, 12)
        }
        Cell(
          .taskAlt, words("Done", "完成"), trailing: .toggle(\Model.store[isDone: id]))
      }
      .padding(.horizontal, 16)
      Gap(24)
      Button(words("Delete task", "删除任务"), style: .destructive, name: "delete") {
        $0.path.removeLast()
        $0.store.remove(id)
      }
      .padding(.horizontal, 16)
    }
  }

  func sheet(_ model: Model) -> any Block<Model> {
    VStack(alignment: .leading, spacing: 0) {
      SheetBar(words("New task", "新任务")) {
        Button(words("Cancel", "取消"), style: .bar, name: "cancel", do: .dismissSelf)
      } trailing: {
        Button(
          words("Add", "添加"), style: .pill, name: "add",
          do: .dismissThen { $0.store.add($0.draft) }
        )
        .enabled(model.draft.problem(in: model.store) == nil)
      }
      VStack(alignment: .leading, spacing: 16) {
        TextField(
          words("What is to be done?", "要做什么？"), text: \Model.draft.title,
          label: words("Title", "标题"), error: error(model), name: "title")
        TextField(
          words("Optional", "可不填"), text: \Model.draft.note, label: words("Note", "备注"),
          name: "note")
      }
      .padding(Insets(top: 16, left: 16, bottom: 16, right: 16))
    }
  }

  /// Nothing is said about a title nobody has begun.
  private func error(_ model: Model) -> String? {
    guard !model.draft.title.isEmpty else { return nil }
    return switch model.draft.problem(in: model.store) {
    case .empty: words("A task needs a title.", "任务要有标题。")
    case .long:
      words("At most \(TaskDraft.longest) characters.", "最多 \(TaskDraft.longest) 个字符。")
    case .double: words("This task is on the list already.", "列表里已经有这项任务。")
    case nil: nil
    }
  }

  private var new: ToolbarItem<Model> {
    ToolbarItem(
      .primary, IconButton(.addCircleOutline, name: "new", run: { $0.isAdding = true }))
  }

  private var empty: some Block<Model> {
    VStack(spacing: 8) {
      IconView(.taskAlt, size: 48, color: .labelTertiary)
      Label(words("All done", "都做完了"), .title2)
      Label(words("Add the next one with the plus.", "点加号添加下一项。"))
        .color(.labelSecondary)
    }
    .frame(maxWidth: .infinity).named("empty").padding(.vertical, 96)
  }

  @BlockBuilder<Model> private func section(
    _ title: String, _ items: [TaskItem]
  ) -> [any Block<Model>] {
    if !items.isEmpty {
      Label(title, .footnoteStrong).color(.labelSecondary)
        .padding(Insets(top: 16, left: 32, bottom: 8, right: 32))
      GroupBox(inset: 56) {
        for item in items { TaskRow(item: item) }
      }
      .padding(.horizontal, 16)
    }
  }
}

/// A task in the list: a circle that checks it, and the row that opens it.
private struct TaskRow: Composite {
  typealias Model = TasksModel
  let item: TaskItem

  var traits: BlockTraits { .growsAcross }

  func body(in context: BlockContext) -> some Block<Model> {
    let id = item.id
    let (isDone, note) = (item.isDone, item.note)
    return HStack(spacing: 4) {
      IconButton(
        isDone ? .checkCircle : .radioButtonUnchecked, name: "check \(id)",
        color: isDone ? .accent : .labelTertiary
      ) { $0.store[isDone: id].toggle() }
      .spoken(item.title, kind: .toggle, state: isDone ? .on : .off)
      VStack(alignment: .leading, spacing: 0) {
        Label(item.title).color(isDone ? .labelSecondary : .label).lines(3)
        if !note.isEmpty { Label(note, .footnote).color(.labelSecondary).lines(1) }
      }
      Spacer()
      IconView(.chevronRight, color: .labelQuaternary)
    }
    .padding(Insets(left: 8, right: 12))
    .frame(maxWidth: .infinity, minHeight: 60)
    .onTap("task \(id)") { $0.path.append(TaskRoute(id)) }
    .spoken(item.title)
  }
}
