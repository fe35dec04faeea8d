import Blocks
import Canvas
import PresentationCore

/// The mock list page: bar, large title, search, sections of rows, tabs (look 01, SPEC L).
struct InboxPage: Composite {
  typealias Model = InboxModel

  /// What a scene makes of a row: its popup is declared where it belongs (SPEC H1).
  typealias Decoration = (ListRow<InboxModel>, Conversation) -> any Block<InboxModel>

  private let model: InboxModel
  private let tools: InboxTools
  private let decorate: Decoration

  /// The page of a model; a scene may hang popups on the bar's controls and on the rows.
  init(
    _ model: InboxModel, tools: InboxTools? = nil,
    decorate: @escaping Decoration = { row, _ in row }
  ) {
    self.model = model
    self.tools = tools ?? InboxTools(model.locale)
    self.decorate = decorate
  }

  var traits: BlockTraits { [.growsAcross, .growsDown, .declares] }

  func body(in context: BlockContext) -> ListFrame<InboxModel> {
    let isLow = context.environment.isCompactHeight
    return ListFrame(
      bar: { tools.bar(title: title(context), isCollapsed: $0 > 40 || isLow) },
      bottom: InboxTabs.bar(model, context.environment),
      drawer: isLow && model.tab == 0 ? search(context) : nil, content: list(context))
  }

  private func title(_ context: BlockContext) -> String {
    InboxTabs.items(model, context.environment)[model.tab].title
  }

  private func list(_ context: BlockContext) -> VStack<InboxModel> {
    let environment = context.environment
    return VStack(alignment: .leading, spacing: 0) {
      if !environment.isCompactHeight { LargeTitle(title(context)) }
      if model.tab == 0 {
        if !environment.isCompactHeight { search(context) }
        section(.pinned, environment.word("Pinned", "置顶"), symbol: .pushPin)
        section(.today, environment.word("Today", "今天"))
        if model.rows(in: .pinned).isEmpty, model.rows(in: .today).isEmpty {
          empty(environment.word("Nothing found", "没有结果"))
        }
      } else {
        empty(environment.word("Nothing here yet", "这里还没有内容"))
      }
    }
  }

  /// A low screen keeps its height for rows: there the field is pulled down (look 21, SPEC L3).
  private func search(_ context: BlockContext) -> any Block<InboxModel> {
    SearchField(context.environment.word("Search", "搜索"), text: \.search)
      .padding(Insets(top: 4, left: 16, bottom: 8, right: 16))
  }

  private func empty(_ text: String) -> some Block<InboxModel> {
    Label(text).color(.labelSecondary).aligned(.center).frame(maxWidth: .infinity)
      .named("empty").padding(.vertical, 48)
  }

  @BlockBuilder<InboxModel> private func section(
    _ section: Conversation.Section, _ title: String, symbol: Symbol? = nil
  ) -> [any Block<InboxModel>] {
    let rows = model.rows(in: section)
    if !rows.isEmpty {
      SectionHeader(title, symbol: symbol)
      for (index, conversation) in rows.enumerated() {
        row(conversation, line: index == rows.count - 1 ? .none : .below)
      }
    }
  }

  private func row(
    _ conversation: Conversation, line: ListRow<InboxModel>.Line
  ) -> any Block<InboxModel> {
    let id = conversation.id
    let row = ListRow<InboxModel>(
      conversation.rowName, conversation.content, line: line, do: .run { $0[isOpen: id] = true })
    let block = decorate(row, conversation)
    guard let arrival = model.arrival, arrival.id == id else { return block }
    return arriving(block, since: arrival.start)
  }

  private func arriving<B: Block<InboxModel>>(
    _ block: B, since start: Instant
  ) -> any Block<InboxModel> {
    Arriving(block, since: start)
  }
}

extension Conversation {
  /// What takes and traces call the row: `row 3`.
  package var rowName: String { "row \(id)" }

  /// The colours of its avatar.
  var avatarTint: AvatarTint { AvatarTint(rawValue: tint % 6) ?? .lagoon }

  fileprivate var content: ListRow<InboxModel>.Content {
    ListRow.Content(
      title: name, preview: preview, time: time, initials: initials, tint: avatarTint,
      unread: unread)
  }
}
