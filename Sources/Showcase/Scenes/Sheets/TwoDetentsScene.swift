import Blocks
import Canvas
import PresentationCore

/// The inbox, the sheet, and what is chosen on it.
package struct TwoDetentsModel: HoldsSheet {
  /// The page behind.
  package var inbox: InboxModel
  /// Detent and counters of the sheet.
  package var sheet = SheetState()
  /// Index of the chosen tile.
  package var choice = 1
  /// Whether a reply wakes the conversation.
  package var wakesOnReply = true
}

/// A sheet that rests at half height and at full height (look 09).
package struct TwoDetentsScene: OverInboxSheet {
  package let info = SceneInfo(
    name: "two-detents", title: Phrase("Two detents", "两个停靠点"), family: .sheets,
    summary: Phrase(
      "A grouped sheet that rests at half height and at full height.", "分组面板，停在半高和全高。"),
    tries: [
      Phrase("Drag the sheet up and let go; flick it down past medium.", "向上拖动面板再松手；再向下轻扫越过半高。"),
      Phrase("Tap the grabber: it goes from detent to detent.", "点抓手：在停靠点之间切换。"),
      Phrase(
        "Set veto=interactive and tap the mask: it gives way and comes back.",
        "设 veto=interactive 再点遮罩：面板让一下又回来。"),
      Phrase(
        "Set undimmed=medium: the page behind stays alive at half height.",
        "设 undimmed=medium：半高时后面的页面仍可操作。"),
    ],
    spec: ["S1", "S2", "S3", "S4", "S5", "S8", "S12", "S15", "E9"],
    appleName: ".presentationDetents([.medium, .large])", icon: Symbol.callToAction.rawValue,
    knobs: SheetKnobs.all(background: "sheet"), states: ["medium", "large"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("large", "do show\n900ms do select large"),
      SceneTake("flick", "do show\n900ms flick 195,440 v=0,-1500"),
      SceneTake("dismiss", "do show\n900ms drag 120,446 to 120,760 over 300ms"),
      SceneTake("grabber", "do show\n900ms tap 195,430"),
    ],
    actions: SheetAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> TwoDetentsModel {
    TwoDetentsModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: TwoDetentsModel, _ settings: StageSettings
  ) -> any Block<TwoDetentsModel> {
    InboxPage(model.inbox).scoped(\TwoDetentsModel.inbox)
      .popup(
        item: \.inbox.openedConversation, SheetKnobs.options("snooze", settings),
        detent: \.sheet.detent, onUserDetent: { $0.sheet.chosenByUser = $1 },
        content: { _ in
          [SnoozeSheet(chosen: model.choice, choose: \.choice, wakes: \.wakesOnReply)]
        })
  }
}
