import Blocks
import Canvas
import PresentationCore

/// The state of the scene: the inbox holds the popover's flag.
package struct PopoverModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
}

/// A popover beside the control or the row it belongs to.
package struct PopoverScene: OverInbox {
  package let info = SceneInfo(
    name: "popover", title: Phrase("Popover", "气泡弹窗"), family: .anchored,
    summary: Phrase(
      "A popover with an arrow: it takes the side with room and goes where its anchor goes.",
      "带箭头的气泡：选择有空间的一侧，跟着它的锚点移动。"),
    tries: [
      Phrase("Open it with the filter button; choose an order.", "点筛选按钮打开，选一种排序。"),
      Phrase(
        "Tap the list: the tap only closes it. Tap the pencil: it works through the popover.",
        "点列表：只会关闭气泡。点铅笔：透过气泡直接生效。"),
      Phrase("Turn the screen: it finds a new place.", "旋转屏幕：它会换个位置。"),
      Phrase(
        "Set anchor to row and scroll: the arrow stays at its row.",
        "把 anchor 设为 row 再滚动：箭头始终指着那一行。"),
      Phrase(
        "Set compact to sheet: on a phone it becomes a sheet.", "把 compact 设为 sheet：在手机上变成面板。"),
    ],
    spec: ["O1", "O2", "E10"], appleName: ".popover(isPresented:attachmentAnchor:arrowEdge:)",
    icon: Symbol.chatBubbleOutline.rawValue, knobs: PopoverKnobs.all,
    states: ["shown", "sheet"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("outside", "do show\n700ms tap 195,600"),
      SceneTake("through", "do show\n700ms tap \"compose\"\n1200ms tap \"compose\""),
      SceneTake("choose", "do show\n700ms tap \"sender\"\n1200ms tap \"unread\""),
      SceneTake("turn", "do show\n700ms rotate"),
      SceneTake("follow", "do show\n700ms do scroll"),
    ],
    actions: InboxAction.all + ["scroll"])

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> PopoverModel {
    PopoverModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: PopoverModel, _ settings: StageSettings
  ) -> any Block<PopoverModel> {
    let knobs = PopoverKnobs(settings)
    var tools = InboxTools(settings.locale)
    tools.edit = knobs.popover(
      at: .edit, on: InboxTools.edit(settings.locale) { $0.popups.isSorting = true })
    tools.filter = knobs.popover(
      at: .filter, on: InboxTools.filter { $0.popups.isSorting = true })
    tools.compose = InboxTools.compose { $0.startDraft() }
    return InboxPage(model.inbox, tools: tools) { row, conversation in
      conversation.id == PopoverKnobs.row ? knobs.popover(at: .row, on: row) : row
    }
    .scoped(\PopoverModel.inbox)
  }

  package func perform(
    _ action: String, on model: inout PopoverModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "show": model.inbox.popups.isSorting = true
    case "hide": model.inbox.popups.isSorting = false
    case "scroll": presenter.request(.scroll(nil, name: "page", to: 160))
    case "refresh": presenter.request(.beginRefresh)
    default: throw ActionError("popover has no action '\(action)'; try 'show'")
    }
  }

  package func hear(_ event: Event, model: inout PopoverModel, presenter: inout Presenter) {
    model.inbox.hear(event, at: presenter.now)
    // A row opens the same popover here.
    guard model.inbox.opened != nil else { return }
    model.inbox.opened = nil
    model.inbox.popups.isSorting = true
  }
}

/// Where the popover stands, and what a small screen makes of it.
struct PopoverKnobs {
  /// Identity of the row that can be the anchor.
  static let row = 4

  /// What the popover belongs to.
  enum Place: String, CaseIterable { case filter, edit, row }

  static let all = [
    Knob(
      "anchor", .choice(Place.allCases.map(\.rawValue)), fallback: Place.filter.rawValue,
      summary: "what it belongs to: a control of the bar, or a row of the list"),
    Knob(
      "side", .choice(["below", "above", "leading", "trailing"]), fallback: "below",
      summary: "the side asked for; the opposite and the others follow when there is no room"),
    Knob(
      "compact", .choice(["popover", "sheet"]), fallback: "popover",
      summary: "what it is on a compact width; sheet is what the system does by itself"),
    Knob(
      "through", .toggle, fallback: "on",
      summary: "the pencil and the rows' list can be touched while it is up"),
  ]

  private let settings: StageSettings

  init(_ settings: StageSettings) {
    self.settings = settings
  }

  /// The popover, declared by the block when the knobs say that it belongs there.
  func popover<B: Block<InboxModel>>(at place: Place, on block: B) -> any Block<InboxModel> {
    guard settings.knobs["anchor"] == place.rawValue else { return block }
    let isSheet = settings.knobs["compact"] == "sheet"
    return block.popover(
      isPresented: \.popups.isSorting, side: side, id: "sort",
      adaptation: isSheet ? .sheetWhenCompact : .never, passes: passes
    ) { model in
      SortBody(model: model, isSheetWhenCompact: isSheet)
    }
  }

  private var passes: Set<String> {
    guard settings.knobs.isOn("through") else { return [] }
    return settings.knobs["anchor"] == Place.row.rawValue ? ["compose", "page"] : ["compose"]
  }

  private var side: AnchorSide {
    switch settings.knobs["side"] {
    case "above": .above
    case "leading": .leading
    case "trailing": .trailing
    default: .below
    }
  }
}
