import Blocks
import Canvas
import PresentationCore

/// The state of the scene: the inbox knows whose menu is up.
package struct ContextMenuModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
  /// Whether the rows stand in a sheet too: then only those have menus.
  package var isSheetUp = false
}

/// The same rows in a sheet: their menus lift them from there (SPEC C1).
private struct RowsSheet: Composite {
  typealias Model = InboxModel

  let rows: [Conversation]
  let decorate: InboxPage.Decoration

  func body(in context: BlockContext) -> some Block<InboxModel> {
    VStack(alignment: .leading, spacing: 0) {
      SheetHeader(context.environment.word("Rows in a sheet", "面板里的行"))
      Scroll("rows", insets: Insets(bottom: context.environment.safeArea.bottom)) {
        VStack(alignment: .leading, spacing: 0) {
          for row in rows {
            decorate(
              row.listRow(isLast: row.id == rows.last?.id, do: .run { $0[isOpen: row.id] = true }),
              row)
          }
        }
      }
    }
  }
}

/// Every row has a menu: a finger that rests on it lifts the row, and goes on to an entry.
package struct ContextMenuScene: OverInbox {
  package let info = SceneInfo(
    name: "context-menu", title: Phrase("Context menu", "上下文菜单"), family: .anchored,
    summary: Phrase(
      "Holding a row lifts it off a blurred page and shows its menu beside it.",
      "按住一行，它会从模糊的页面上浮起，旁边显示菜单。"),
    tries: [
      Phrase("Hold a row for half a second, or right-click it.", "按住一行半秒，或者右键点击。"),
      Phrase(
        "Without lifting the finger, go on to an entry and let go there.",
        "手指不离开，直接滑到某一项再松手。"),
      Phrase(
        "Open the submenu and come back, also with the right and left keys.",
        "打开子菜单再返回，也可以用左右方向键。"),
      Phrase("Press the pencil, then hold a row in the sheet.", "点铅笔，再按住面板里的一行。"),
      Phrase("Hold a row near the lower edge: the menu stands above it.", "按住靠近底部的行：菜单出现在上方。"),
    ],
    spec: ["C1", "V6"], appleName: ".contextMenu(menuItems:preview:), UIContextMenuInteraction",
    icon: Symbol.touchApp.rawValue,
    knobs: [
      Knob(
        "backdrop", .choice(MenuBackdrop.allCases.map(\.rawValue)),
        fallback: MenuBackdrop.blurred.rawValue, summary: "how the page behind steps back")
    ], states: ["shown", "submenu", "above", "in a sheet"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("hold", "down \"row 2\"\n900ms up"),
      SceneTake(
        "slide",
        "down \"row 2\"\n800ms move +0,40\n816ms move \"reply\"\n1000ms move \"pin\"\n1200ms up"),
      SceneTake("submenu", "do show\n700ms tap \"snooze\""),
      SceneTake("above", "down \"row 6\"\n900ms up"),
      SceneTake("outside", "do show\n700ms tap 195,100"),
      SceneTake("in-sheet", "do sheet\n900ms down \"rows.row 3\"\n1800ms up"),
    ],
    actions: InboxAction.all + ["sheet"])

  /// Its first hint tells.
  package var opening: Phrase? { nil }

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ContextMenuModel {
    ContextMenuModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: ContextMenuModel, _ settings: StageSettings
  ) -> any Block<ContextMenuModel> {
    let backdrop = MenuBackdrop(rawValue: settings.knobs["backdrop"]) ?? .blurred
    let isSheetUp = model.isSheetUp
    var tools = InboxTools(settings.locale)
    tools.compose = InboxTools.compose { _ in }  // The scene opens the sheet.
    return InboxPage(model.inbox, tools: tools) { row, conversation in
      isSheetUp ? row : Self.menued(row, conversation, backdrop)
    }
    .scoped(\ContextMenuModel.inbox)
    .sheet(isPresented: \.isSheetUp, detents: [.medium, .large], id: "rows") { model in
      RowsSheet(rows: model.inbox.rows(in: .today)) { Self.menued($0, $1, backdrop) }
        .scoped(\ContextMenuModel.inbox)
    }
  }

  /// The row with its menu, wherever it stands.
  private static func menued(
    _ row: ListRow<InboxModel>, _ conversation: Conversation, _ backdrop: MenuBackdrop
  ) -> any Block<InboxModel> {
    row.contextMenu(
      isPresented: \.[hasMenu: conversation.id], id: "menu \(conversation.id)",
      backdrop: backdrop, onDismiss: { $0.popups.submenu = MenuPath() },
      content: { RowMenu(model: $0, row: conversation) })
  }

  package func perform(
    _ action: String, on model: inout ContextMenuModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "show": model.inbox[hasMenu: 2] = true
    case "hide": model.inbox.popups.menu = nil
    case "sheet": model.isSheetUp = true
    case "refresh": presenter.request(.beginRefresh)
    default: throw ActionError("context-menu has no action '\(action)'; try 'show'")
    }
  }

  package func hear(
    _ event: Event, model: inout ContextMenuModel, presenter: inout Presenter
  ) {
    model.inbox.hear(event, at: presenter.now)
    if case .action("compose", in: nil) = event { model.isSheetUp = true }
    // A tap on a row reads it: only a hold has something to show here.
    guard let id = model.inbox.opened else { return }
    model.inbox.opened = nil
    model.inbox.change(id) { $0.unread = 0 }
  }
}
