import Blocks
import Canvas
import PresentationCore

/// Says what goes on behind it, live from the model (SPEC R3).
struct PageStateCard<Model>: Composite {
  let refreshes: Int
  let isRefreshing: Bool

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return Card {
      IconDisc(isRefreshing ? .refresh : .taskAlt).named("icon")
      Gap(16)
      CardTitle(
        isRefreshing
          ? word("A refresh goes on behind", "后面还在刷新") : word("The page is at rest", "页面已经静止"))
      Gap(8)
      CardMessage(
        word(
          "Neither scrolling nor a new refresh can start while this card is up.",
          "卡片打开时，页面既不能滚动，也不能再次刷新。"))
      Gap(16)
      Label(word("Refreshes begun: \(refreshes)", "已开始刷新 \(refreshes)\u{A0}次"), .footnote)
        .color(.labelTertiary).tabular().wholeWords().aligned(.center).balanced().named("count")
    } footer: {
      Gap(24)
      Button(word("Done", "完成"), style: .primary, name: "done", do: .dismissSelf)
    }
  }
}

/// What the scene remembers: the inbox alone.
package struct PageAndPopupModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
}

/// A card that opens while the list refreshes.
package struct PageAndPopupScene: OverInbox {
  package let info = SceneInfo(
    name: "page-and-popup", title: Phrase("Page and popup", "页面与弹窗"), family: .page,
    summary: Phrase(
      "A card opens while the list refreshes: the refresh goes on, the list stays put.",
      "列表刷新时打开卡片：刷新继续，列表不动。"),
    tries: [
      Phrase("Pull the list, let go and tap a row before the refresh ends.", "下拉松手，在刷新结束前点一行。"),
      Phrase("Scroll and pull behind the card: nothing moves.", "在卡片后面滚动和下拉：什么都不动。"),
      Phrase("Start a pull and let a card open: the pull is taken away.", "下拉途中让卡片打开：下拉被取消。"),
    ],
    spec: ["R2", "R3", "M6"], appleName: ".refreshable + .overlay",
    icon: Symbol.layers.rawValue, knobs: CardKnobs.all, states: ["refreshing", "shown"],
    takes: [
      SceneTake("show", "do refresh\ndo show"),
      SceneTake("late", "do refresh\n900ms do show"),
      SceneTake("blocked", "do show\n500ms drag 40,650 to 40,350 over 200ms\n1500ms do refresh"),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> PageAndPopupModel {
    PageAndPopupModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: PageAndPopupModel, _ settings: StageSettings
  ) -> any Block<PageAndPopupModel> {
    InboxPage(model.inbox).scoped(\PageAndPopupModel.inbox)
      .popup(
        item: \.inbox.openedConversation, CardKnobs.options("page-card", settings)
      ) { _ in
        PageStateCard(
          refreshes: model.inbox.refreshes, isRefreshing: model.inbox.nextWake != nil)
      }
  }
}
