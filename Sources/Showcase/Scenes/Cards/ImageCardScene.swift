import Blocks
import Canvas
import PresentationCore

/// Tells something with a picture: header to the edges, reading text, two ways out (look 05).
struct QuietHoursCard<Model>: Composite {
  let keep: (inout Model) -> Void
  let change: (inout Model) -> Void

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    let isLow = context.environment.isCompactHeight
    let header = Art<Model>(height: isLow ? 56 : DuskArt.size.height) { rect, _ in
      DuskArt.items(covering: rect)
    }
    return Card(alignment: .leading, header: header, bottom: 8) {
      CardTitle(word("Quiet hours are on", "安静时段已开启"), alignment: .leading)
      Gap(8)
      CardMessage(
        word(
          "From 22:00 to 07:00 only pinned people can reach you. Everything else waits until morning.",
          "22:00 到 07:00 之间只有置顶的人能联系到你，其余消息等到早上再提醒。"),
        alignment: .leading)
    } footer: {
      Gap(24)
      Button(
        word("Keep quiet hours", "保持安静时段"), style: .primary, name: "keep",
        do: .dismissThen(keep))
      Gap(4)
      Button(
        word("Change schedule", "更改时间"), style: .plain, name: "change",
        do: .dismissThen(change))
    }
  }
}

/// What the scene remembers besides the inbox.
package struct ImageCardModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
  /// The button pressed last.
  var answer = Answer.none

  /// The ways out of the card.
  enum Answer: Hashable, Sendable { case none, keep, change }
}

/// A card with an image header, cut by the rounded corners while its shadow is not.
package struct ImageCardScene: OverInbox {
  package let info = SceneInfo(
    name: "image-card", title: Phrase("Card with an image", "带图片的卡片"), family: .cards,
    summary: Phrase(
      "A picture reaches the card's edges, cut by the corners; the shadow is the card's.",
      "图片铺到卡片边缘，被圆角裁切；阴影属于卡片。"),
    tries: [
      Phrase("Look at the corners while it enters: nothing pokes out.", "进入时看圆角：没有东西露出来。"),
      Phrase(
        "Tap the picture: content, even without a control, is not the mask.", "点图片：内容即使没有控件也不是遮罩。"),
      Phrase(
        "Set tapOnEmptyContentDismisses=on and tap the picture again.",
        "设 tapOnEmptyContentDismisses=on 再点图片。"),
    ],
    spec: ["K1", "K3", "K4", "M1", "M4"], appleName: ".clipShape + .shadow",
    icon: Symbol.photo.rawValue, knobs: CardKnobs.all, states: ["shown"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("keep", "do show\n800ms tap \"keep\""),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ImageCardModel {
    ImageCardModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: ImageCardModel, _ settings: StageSettings
  ) -> any Block<ImageCardModel> {
    InboxPage(model.inbox).scoped(\ImageCardModel.inbox)
      .popup(
        item: \.inbox.openedConversation, CardKnobs.options("image-card", settings)
      ) { _ in
        QuietHoursCard(keep: { $0.answer = .keep }, change: { $0.answer = .change })
      }
  }
}
