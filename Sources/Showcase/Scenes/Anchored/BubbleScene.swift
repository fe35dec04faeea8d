import Blocks
import Canvas
import PresentationCore

/// The state of the scene: the inbox knows whether the tip shows.
package struct BubbleModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
}

/// A tip that points at one row's avatar and scrolls with it.
package struct BubbleScene: OverInbox {
  package let info = SceneInfo(
    name: "bubble", title: Phrase("Tip with an arrow", "带箭头的提示"), family: .anchored,
    summary: Phrase(
      "A dark tip without a mask: it points at an avatar and follows it while the list scrolls.",
      "没有遮罩的深色提示：指向头像，列表滚动时一直跟随。"),
    tries: [
      Phrase("Scroll slowly: the arrow stays at its avatar.", "慢慢滚动：箭头始终对准头像。"),
      Phrase("Scroll until the row is gone: the tip goes with it.", "滚到那一行消失：提示随之离开。"),
      Phrase("Tap the tip to close it, a row to bring it back.", "点提示关闭，点任意一行再显示。"),
    ],
    spec: ["K2", "O1"], appleName: "TipKit .popoverTip(_:arrowEdge:)",
    icon: Symbol.chatBubbleOutline.rawValue,
    knobs: [
      Knob(
        "side", .choice(["below", "above"]), fallback: "below",
        summary: "the side of the avatar asked for"),
      Knob(
        "timer", .choice(["never", "3s", "6s"]), fallback: "never",
        summary: "when it leaves by itself"),
    ], states: ["shown", "scrolled", "above"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("scroll", "do show\n700ms drag 195,640 to 195,500 over 600ms hold 200ms"),
      SceneTake("gone", "do show\n700ms drag 195,700 to 195,250 over 600ms hold 200ms"),
      SceneTake("close", "do show\n700ms tap \"title\""),
    ],
    actions: InboxAction.all)

  /// Identity of the row that has the tip.
  static let row = 3

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> BubbleModel {
    BubbleModel(inbox: InboxModel(settings))
  }

  package func page(_ model: BubbleModel, _ settings: StageSettings) -> any Block<BubbleModel> {
    let side = settings.knobs["side"] == "above" ? AnchorSide.above : .below
    let theme = Theme.classic(settings.appearance, textSize: settings.textSize)
    let timer = KnobValue.number(settings.knobs["timer"])
    return InboxPage(model.inbox) { row, conversation in
      guard conversation.id == Self.row else { return row }
      return row.bubble(
        isPresented: \.popups.isTipped, side: side, id: "tip",
        part: { ListRow<InboxModel>.avatarPlace(in: $0, theme: theme) }, timer: timer
      ) { _ in
        TipBody()
      }
    }
    .scoped(\BubbleModel.inbox)
  }

  package func perform(
    _ action: String, on model: inout BubbleModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "show":
      model.inbox.popups.isTipped = true
      presenter.request(.reveal("row \(Self.row)"))
    case "hide": model.inbox.popups.isTipped = false
    case "refresh": presenter.request(.beginRefresh)
    default: throw ActionError("bubble has no action '\(action)'; try 'show'")
    }
  }

  package func hear(_ event: Event, model: inout BubbleModel, presenter: inout Presenter) {
    model.inbox.hear(event, at: presenter.now)
    guard model.inbox.opened != nil else { return }
    model.inbox.opened = nil
    model.inbox.popups.isTipped = true
  }
}

/// What the tip says.
private struct TipBody: Composite {
  typealias Model = InboxModel

  func body(in context: BlockContext) -> some Block<InboxModel> {
    let word = context.environment.word
    return BubbleBody(
      word("This row has a menu", "这一行有菜单"),
      text: word(
        "Rest your finger on it to reply, pin or put it off.", "按住它，可以回复、置顶或稍后提醒。"))
  }
}
