import Blocks
import Canvas
import PresentationCore

/// Asks for one to five stars; the confirm button waits for them (SPEC K1).
struct RatingCard<Model>: Composite {
  let stars: Int
  let path: WritableKeyPath<Model, Int>
  let send: (inout Model) -> Void

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return Card {
      IconDisc(.directionsBoat).named("icon")
      Gap(16)
      CardTitle(word("How was the ferry?", "这趟渡轮怎么样？"))
      Gap(8)
      CardMessage(word("Your answer goes to the ferry service only.", "你的回答只发给渡轮公司。"))
      Gap(16)
    } footer: {
      HStack(spacing: 0) {
        for number in 1...5 { Star(number, isLit: number <= stars, path: path) }
      }
      Gap(20)
      ButtonRow {
        Button(word("Not now", "以后再说"), style: .secondary, name: "cancel", do: .dismissSelf)
        Button(word("Send", "发送"), style: .primary, name: "confirm", do: .dismissThen(send))
          .enabled(stars > 0)
      }
    }
  }
}

/// One star in a target of 44×44 pt; pressing it sets the rating, or takes it back.
private struct Star<Model>: Block {
  let number: Int
  let isLit: Bool
  let path: WritableKeyPath<Model, Int>

  init(_ number: Int, isLit: Bool, path: WritableKeyPath<Model, Int>) {
    self.number = number
    self.isLit = isLit
    self.path = path
  }

  func size(fitting proposal: ProposedSize, in context: BlockContext) -> Size { Size(44, 44) }

  func draw(in rect: Rect, into picture: inout Picture<Model>, context: BlockContext) {
    let (number, path) = (number, path)
    let name = picture.add(
      "star \(number)", .rect(rect),
      action: .run { $0[keyPath: path] = $0[keyPath: path] == number ? 0 : number })
    let word = context.environment.word
    picture.speak(of: name) {
      $0.label = word(number == 1 ? "1 star" : "\(number) stars", "\(number) 星")
      $0.kind = .option
      $0.state = isLit ? .on : .off
    }
    let radius = context.pressed.contains(name) ? 14.0 : 16
    let star = Shape.path(StarShape.path(around: rect.center + Point(0, 1), radius: radius))
    if isLit {
      picture.items.append(.fill(star, .solid(context.theme[.accent])))
    }
    picture.items.append(
      .stroke(star, Stroke(width: 1.5), context.theme[isLit ? .accent : .labelQuaternary]))
    picture.drawFocusRing(around: rect.grown(by: -5), radius: 17, of: name, context)
  }
}

/// What the scene remembers besides the inbox.
package struct RatingCardModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
  /// Stars chosen in the card, 0…5.
  var stars = 0
  /// Stars sent, 0 for none.
  var sent = 0
}

/// A rating card over the inbox.
package struct RatingCardScene: OverInbox {
  package let info = SceneInfo(
    name: "rating-card", title: Phrase("Rating card", "评分卡片"), family: .cards,
    summary: Phrase(
      "Five stars to tap; the confirm button is disabled until one is lit.", "点五颗星；点亮之前确认按钮不可用。"),
    tries: [
      Phrase("Tap the confirm button before and after a star.", "在点星之前和之后各点一次确认按钮。"),
      Phrase(
        "Set tapOnEmptyContentDismisses=on: stars and the disabled button still do not close it.",
        "设 tapOnEmptyContentDismisses=on：星星和不可用的按钮仍不会关闭它。"),
    ],
    spec: ["K1", "K4", "M1", "M4"], appleName: ".overlay + Button.disabled",
    icon: Symbol.emojiEmotions.rawValue, knobs: CardKnobs.all, states: ["shown"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("rate", "do show\n800ms tap \"star 4\"\n1200ms tap \"confirm\""),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> RatingCardModel {
    RatingCardModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: RatingCardModel, _ settings: StageSettings
  ) -> any Block<RatingCardModel> {
    InboxPage(model.inbox).scoped(\RatingCardModel.inbox)
      .popup(
        item: \.inbox.openedConversation, CardKnobs.options("rating-card", settings),
        onDismiss: { $0.stars = 0 },
        content: { _ in
          RatingCard(stars: model.stars, path: \.stars) { $0.sent = $0.stars }
        })
  }
}
