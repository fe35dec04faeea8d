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
      bar: { offset in
        let isCollapsed = offset > 40 || isLow
        return model.tab == 0
          ? tools.bar(title: title(context), isCollapsed: isCollapsed)
          : InboxTools.bareBar(title: title(context), isCollapsed: isCollapsed)
      },
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
        RowStack(model.table, outOfSight: .declared) { entry, _ in line(entry, environment) }
        if model.table.rows.isEmpty {
          let fading = model.table.leaving.map { $0.opacity(at: context.now) }.max() ?? 0
          nothingFound(environment).opacity(1 - fading)
        }
      } else {
        nothingYet(context)
      }
    }
  }

  /// A low screen keeps its height for rows: there the field is pulled down (look 21, SPEC L3).
  private func search(_ context: BlockContext) -> any Block<InboxModel> {
    SearchField(context.environment.word("Search", "搜索"), text: \.search)
      .padding(Insets(top: 4, left: 16, bottom: 8, right: 16))
  }

  /// What was looked for is told, and led back from (SPEC L3).
  private func nothingFound(_ environment: BlockEnvironment) -> some Block<InboxModel> {
    let word = environment.word
    let term = SearchTerm.quoted(model.search)
    return EmptyState<InboxModel>(
      .search,
      title: term.isEmpty
        ? word("Nothing of this kind", "没有这类对话")
        : word("Nothing for “\(term)”", "没有找到“\(term)”"),
      text: word("Neither a sender nor a message has it.", "发件人和消息里都没有。"),
      button: Button(word("Show all", "显示全部"), style: .tinted, name: "show all") {
        $0.search = ""
        $0.arrangement = Arrangement()
      }
    )
    .named("empty").padding(.vertical, 32)
  }

  private func nothingYet(_ context: BlockContext) -> some Block<InboxModel> {
    let word = context.environment.word
    return EmptyState<InboxModel>(
      InboxTabs.items(model, context.environment)[model.tab].symbol,
      title: word("Nothing here yet", "这里还没有内容"),
      text: word("Only the inbox has something to show.", "只有收件箱里有内容。")
    )
    .named("empty").padding(.vertical, 32)
  }

  private func line(
    _ entry: MailEntry, _ environment: BlockEnvironment
  ) -> any Block<InboxModel> {
    switch entry.kind {
    case .head(.pinned):
      return SectionHeader<InboxModel>(environment.word("Pinned", "置顶"), symbol: .pushPin)
    case .head(.today): return SectionHeader<InboxModel>(environment.word("Today", "今天"))
    case .row(let conversation, let isLast):
      let id = conversation.id
      return decorate(
        conversation.listRow(isLast: isLast, do: .run { $0[isOpen: id] = true }), conversation)
    case .foot: return Gap<InboxModel>(0)  // The inbox has none.
    }
  }
}

extension Conversation {
  /// What takes and traces call the row: `row 3`.
  package var rowName: String { "row \(id)" }

  /// The colours of its avatar.
  var avatarTint: AvatarTint { AvatarTint(rawValue: tint % 6) ?? .lagoon }
}
