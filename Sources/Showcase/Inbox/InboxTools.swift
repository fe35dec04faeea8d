import Blocks

/// The controls of the list's bar: one at the leading end, two at the trailing end (look 01).
///
/// Each opens the first row's popup unless a scene says otherwise.
struct InboxTools {
  /// At the leading end.
  var edit: any Block<InboxModel>
  /// At the trailing end.
  var filter: any Block<InboxModel>
  /// At the very trailing end.
  var compose: any Block<InboxModel>

  typealias Change = (inout InboxModel) -> Void

  init(_ locale: StageSettings.Locale) {
    edit = Self.edit(locale) { $0.openFirst() }
    filter = Self.filter { $0.openFirst() }
    compose = Self.compose { $0.openFirst() }
  }

  static func edit(
    _ locale: StageSettings.Locale, run change: @escaping Change
  ) -> Button<InboxModel> {
    Button(Words(locale)("Edit", "编辑"), style: .bar, name: "edit", run: change)
  }

  static func filter(run change: @escaping Change) -> IconButton<InboxModel> {
    IconButton(.filterList, name: "filter", run: change)
  }

  static func compose(run change: @escaping Change) -> IconButton<InboxModel> {
    IconButton(.edit, name: "compose", size: 23, run: change)
  }

  /// The bar; collapsed it shows the title and a hairline (look 16).
  func bar(title: String, isCollapsed: Bool) -> NavBar<InboxModel> {
    NavBar(isCollapsed ? title : "", edge: isCollapsed ? .hairline : .none) {
      edit
    } trailing: {
      filter
      compose
    }
  }

  /// The bar of a tab that has nothing to edit, filter or answer.
  static func bareBar(title: String, isCollapsed: Bool) -> NavBar<InboxModel> {
    NavBar(isCollapsed ? title : "", edge: isCollapsed ? .hairline : .none)
  }
}

/// The tabs below the list.
enum InboxTabs {
  static func items(
    _ model: InboxModel, _ environment: BlockEnvironment
  ) -> [TabBar<InboxModel>.Item] {
    [
      .init(environment.word("Inbox", "收件箱"), .inbox, badge: model.unreadCount),
      .init(environment.word("Tasks", "任务"), .taskAlt),
      .init(environment.word("Places", "地点"), .map),
      .init(environment.word("Settings", "设置"), .settings),
    ]
  }

  static func bar(_ model: InboxModel, _ environment: BlockEnvironment) -> TabBar<InboxModel> {
    TabBar(items(model, environment), selected: model.tab) { $0.tab = $1 }
  }
}
