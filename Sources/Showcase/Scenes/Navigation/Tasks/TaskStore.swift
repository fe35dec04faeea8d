import Blocks
import PresentationCore

/// Something to do.
struct TaskItem: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  var note = ""
  var isDone = false
}

/// All tasks in one value: list, detail and sheet read and change this one.
struct TaskStore: Hashable, Sendable {
  private(set) var items: [TaskItem]
  /// The one deleted last: its page shows it until it is out of sight.
  private var removed: TaskItem?
  private var nextID: Int

  init(_ words: Words) {
    let titles = [
      words("Book the ferry", "订渡轮票"), words("Water the tomatoes", "给番茄浇水"),
      words("Send the invoice", "寄发票"), words("Call about the key", "打电话问钥匙"),
    ]
    items = titles.enumerated().map { TaskItem(id: $0.offset, title: $0.element) }
    items[0].note = words("The early one, two bicycles.", "早班，两辆自行车。")
    items[3].isDone = true
    nextID = titles.count
  }

  var open: [TaskItem] { items.filter { !$0.isDone } }
  var done: [TaskItem] { items.filter(\.isDone) }

  subscript(id: TaskItem.ID) -> TaskItem? {
    items.first { $0.id == id } ?? removed.flatMap { $0.id == id ? $0 : nil }
  }

  /// Whether a task is done; one that was deleted cannot be changed any more.
  subscript(isDone id: TaskItem.ID) -> Bool {
    get { self[id]?.isDone ?? false }
    set { change(id) { $0.isDone = newValue } }
  }

  /// Adds what a draft says on top, unless it may not be.
  mutating func add(_ draft: TaskDraft) {
    guard draft.problem(in: self) == nil else { return }
    items.insert(TaskItem(id: nextID, title: draft.trimmed, note: draft.note), at: 0)
    nextID += 1
  }

  mutating func remove(_ id: TaskItem.ID) {
    removed = self[id]
    items.removeAll { $0.id == id }
  }

  private mutating func change(_ id: TaskItem.ID, _ change: (inout TaskItem) -> Void) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    change(&items[index])
  }
}

/// What is typed for a new task.
struct TaskDraft: Hashable, Sendable {
  var title = ""
  var note = ""

  /// Why it may not become a task.
  enum Problem: Hashable, Sendable { case empty, long, double }

  /// The longest title, in characters.
  static let longest = 40

  /// The title without spaces around it.
  var trimmed: String {
    let words = title.drop { $0 == " " }
    return String(words.reversed().drop { $0 == " " }.reversed())
  }

  func problem(in store: TaskStore) -> Problem? {
    if trimmed.isEmpty { return .empty }
    if trimmed.count > Self.longest { return .long }
    return store.open.contains { $0.title == trimmed } ? .double : nil
  }
}

/// The page of one task.
struct TaskRoute: Route {
  static let kind = "task"
  let id: TaskItem.ID

  init(_ id: TaskItem.ID) {
    self.id = id
  }

  init?(text: String) {
    guard let id = Int(text) else { return nil }
    self.id = id
  }

  var text: String { "\(id)" }
}
