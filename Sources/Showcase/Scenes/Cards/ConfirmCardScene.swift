import Blocks
import Canvas
import PresentationCore

/// Asks before something happens: icon, title, message, two buttons (look 04).
struct ConfirmCard<Model>: Composite {
  let symbol: Symbol
  let title: String
  let message: String
  let confirm: String
  let action: (inout Model) -> Void

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return Card {
      IconDisc(symbol).named("icon")
      Gap(16)
      CardTitle(title)
      Gap(8)
      CardMessage(message, under: title)
    } footer: {
      Gap(24)
      ButtonRow {
        Button(word("Cancel", "取消"), style: .secondary, name: "cancel", do: .dismissSelf)
        Button(confirm, style: .primary, name: "confirm", do: .dismissThen(action))
      }
    }
  }
}

extension ConfirmCard {
  /// The question before rows leave the list.
  init(
    archiving count: Int, in locale: StageSettings.Locale, action: @escaping (inout Model) -> Void
  ) {
    let words = Words(locale)
    self.init(
      symbol: .archive,
      title: count == 1
        ? words("Archive this conversation?", "归档这个对话？")
        : words("Archive \(count) conversations?", "归档 \(count)\u{A0}个对话？"),
      message: count == 1
        ? words(
          "It stays searchable, and you can bring it back for 30 days.",
          "归档后仍然可以搜索到。\n30\u{A0}天内可以随时恢复。")
        : words(
          "They stay searchable, and you can bring them back for 30 days.",
          "归档后仍然可以搜索到。\n30\u{A0}天内可以随时恢复。"),
      confirm: words("Archive", "归档"), action: action)
  }
}

/// What the scene remembers besides the inbox.
package struct ConfirmCardModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
  /// How often a way out was refused (SPEC E9).
  var refusals = 0
}

/// A centred confirmation card over the inbox.
package struct ConfirmCardScene: OverInbox {
  package let info = SceneInfo(
    name: "confirm-card", title: Phrase("Confirmation card", "确认卡片"), family: .cards,
    summary: Phrase(
      "A centred card over a mask: icon, title, message, two buttons.", "遮罩上居中的卡片：图标、标题、正文、两个按钮。"),
    tries: [
      Phrase("Tap the mask, the card's empty part, then a cut-off corner.", "点遮罩、卡片空白处，再点被切去的圆角。"),
      Phrase("Tap the mask twice, fast: the card leaves once.", "快速点两下遮罩：卡片只离开一次。"),
      Phrase(
        "Set badge=visible, then clipped, and tap the half of the badge outside the card.",
        "设 badge=visible 和 clipped，各点一次角标露在卡片外的一半。"),
      Phrase("Set veto=interactive and press Escape.", "设 veto=interactive 再按 Esc。"),
      Phrase(
        "Set outside=passThrough and tap a row behind the card.", "设 outside=passThrough 再点卡片后面的行。"),
    ],
    spec: ["K1", "K2", "K3", "K4", "M1", "M2", "M3", "M4", "M9", "E6", "E9"],
    appleName: ".overlay + .transition(.scale)", icon: Symbol.archive.rawValue,
    knobs: CardKnobs.all + [
      Knob(
        "badge", .choice(["none", "clipped", "visible"]), fallback: "none",
        summary: "a close button over the card's corner, and what becomes of its outer half")
    ], states: ["shown"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("confirm", "do show\n800ms tap \"confirm\""),
      SceneTake("mask", "do show\n800ms tap 195,150"),
      SceneTake("twice", "do show\n800ms tap 195,150\n860ms tap 195,150"),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ConfirmCardModel {
    ConfirmCardModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: ConfirmCardModel, _ settings: StageSettings
  ) -> any Block<ConfirmCardModel> {
    var options = CardKnobs.options("confirm-card", settings)
    let badge = settings.knobs["badge"]
    if badge == "visible" { options.overflow = .visible }
    return InboxPage(model.inbox).scoped(\ConfirmCardModel.inbox)
      .popup(
        item: \.inbox.openedConversation, options,
        onAttempt: { $0.refusals += 1 },
        content: { _ in
          let today = model.inbox.rows(in: .today).map(\.id)
          let card = ConfirmCard<ConfirmCardModel>(
            archiving: today.count, in: settings.locale
          ) { $0.inbox.archive(today) }
          badge == "none" ? card : Self.badged(card)
        })
  }

  /// The card with a close button whose middle lies on its corner (SPEC M3).
  private static func badged(
    _ card: ConfirmCard<ConfirmCardModel>
  ) -> some Block<ConfirmCardModel> {
    card.overlay(
      alignment: .topTrailing,
      IconButton.close(name: "badge", on: .dark).padding(Insets(top: -20, right: -20)))
  }
}
