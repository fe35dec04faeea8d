import Blocks
import Canvas
import PresentationCore

/// A picture with the name of the transition that brought it (SPEC T1).
struct TransitionCard<Model>: Composite {
  let insertion: String
  let removal: String
  let curve: String

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    let isLow = context.environment.isCompactHeight
    let header = Art<Model>(height: isLow ? 56 : 128) { rect, _ in RouteArt.items(covering: rect) }
    return Card(alignment: .leading, header: header) {
      CardTitle(insertion, alignment: .leading)
      Gap(8)
      CardMessage(
        insertion == removal
          ? word("In and out, curve: \(curve).", "进出相同，曲线：\(curve)。")
          : word("Out: \(removal). Curve: \(curve).", "离开：\(removal)。曲线：\(curve)。"),
        under: insertion, alignment: .leading)
    } footer: {
      Gap(24)
      Button(word("Let it go", "让它离开"), style: .primary, name: "leave", do: .dismissSelf)
    }
  }
}

/// What the scene remembers besides the inbox.
package struct TransitionsModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
}

/// A card whose ways in and out are knobs.
package struct TransitionsScene: OverInbox {
  package let info = SceneInfo(
    name: "transitions", title: Phrase("Transitions", "转场"), family: .cards,
    summary: Phrase(
      "One card, every way in and out: fade, scale, move, offset, from a point, at once.",
      "同一张卡片的各种进出方式：淡化、缩放、移动、偏移、从一点、立即。"),
    tries: [
      Phrase(
        "Set in=position: the card comes out of the pencil and goes back into it.",
        "设 in=position：卡片从铅笔图标里出来，再回到里面。"),
      Phrase(
        "Set in=move out=opacity: it leaves another way than it came.",
        "设 in=move out=opacity：来去方式不同。"),
      Phrase("Tap the mask on the way in: it turns round where it is.", "进入途中点遮罩：它就地折返。"),
      Phrase("Turn Reduce Motion on: every one of them is a cross-fade.", "打开“减弱动态效果”：全部变为淡入淡出。"),
    ],
    spec: ["T1", "T2", "T3", "T4", "T5", "T6", "T7"],
    appleName: ".transition(.asymmetric), AnyTransition.combined",
    icon: Symbol.flipToFront.rawValue,
    knobs: TransitionKnobs.all, states: ["shown"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("leave", "do show\n1200ms tap \"leave\""),
      SceneTake("reverse", "do show\n120ms tap 195,120\n300ms do show"),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> TransitionsModel {
    TransitionsModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: TransitionsModel, _ settings: StageSettings
  ) -> any Block<TransitionsModel> {
    let knobs = settings.knobs
    let (insertion, removal) = TransitionKnobs.transitions(knobs)
    var style = PresentationStyle.card
    style.insertion = insertion
    style.removal = removal
    let words = Words(settings.locale)
    let curve = words((TransitionKnobs.CurveKind(rawValue: knobs["curve"]) ?? .spring).name)
    let inName = words(Self.kind(knobs["in"]).name)
    let out = knobs["out"] == "same" ? inName : words(Self.kind(knobs["out"]).name)
    return InboxPage(model.inbox).scoped(\TransitionsModel.inbox)
      .popup(item: \.inbox.openedConversation, PopupOptions(style, id: "transitions")) { _ in
        TransitionCard(insertion: inName, removal: out, curve: curve)
      }
  }

  private static func kind(_ word: String) -> TransitionKnobs.Kind {
    TransitionKnobs.Kind(rawValue: word) ?? .scale
  }
}
