import Blocks
import Canvas
import PresentationCore

/// Shares photos from below: head, people, actions; content ends at the safe area (look 08, K9).
struct SharePanel<Model>: Composite {
  let people: [Conversation]
  let done: (inout Model) -> Void

  func body(in context: BlockContext) -> some Block<Model> {
    let word = context.environment.word
    return PanelBody {
      PanelHeader(
        .image, title: word("Photos from the lake", "湖边的照片"),
        subtitle: word("Ines Walder, 3 photos, 28.7 MB", "沈一诺，3\u{A0}张照片，28.7 MB"))
      ScrollAcross("people", insets: Insets(top: 16, left: 8, bottom: 16, right: 8)) {
        HStack(spacing: 0) {
          for person in people {
            PersonCell(
              person.firstName, initials: person.initials, tint: person.avatarTint,
              do: .dismissThen(done))
          }
        }
      }
      Divider(inset: 16)
      ActionRow(.link, word("Copy link", "拷贝链接"), do: .dismissThen(done))
      ActionRow(.mailOutline, word("Mark as unread", "标为未读"), do: .dismissThen(done))
      ActionRow(.schedule, word("Snooze until tomorrow", "明天再提醒"), do: .dismissThen(done))
      ActionRow(
        .block, word("Block sender", "屏蔽此人"), role: .destructive, line: .none,
        do: .dismissThen(done))
    }
  }
}

extension Conversation {
  /// The name below a circle: the first of two words, short names whole.
  fileprivate var firstName: String {
    name.count <= 10 ? name : name.split(separator: " ").first.map(String.init) ?? name
  }
}

/// What the scene remembers besides the inbox.
package struct BottomPanelModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
  /// How many actions were chosen.
  var chosen = 0
}

/// A panel that moves in from the lower edge, with a safe-area strip under it.
package struct BottomPanelScene: OverInbox {
  package let info = SceneInfo(
    name: "bottom-panel", title: Phrase("Bottom panel", "底部面板"), family: .cards,
    summary: Phrase(
      "A panel from below; its surface runs to the edge, its content ends above the strip.",
      "从底部出现的面板；背景到边缘，内容止于安全区之上。"),
    tries: [
      Phrase("Swipe it down slowly and let go, then fling it.", "慢慢向下拖再松手，然后快速甩下。"),
      Phrase("Drag it up: it gives way and returns.", "向上拖：它让一下又回来。"),
      Phrase("Scroll the people sideways.", "横向滚动联系人。"),
    ],
    spec: ["K1", "K4", "K9", "T1", "M1"], appleName: ".transition(.move(edge: .bottom))",
    icon: Symbol.callToAction.rawValue,
    knobs: [
      Knob(
        "mask", .number(0.3...0.8, unit: ""), fallback: "0.4", summary: "opacity of the mask"),
      Knob(
        "veto", .choice(["none", "interactive"]), fallback: "none",
        summary: "refuses mask tap, swipe and Escape"),
    ], states: ["shown"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("swipe", "do show\n900ms drag 195,450 to 195,760 over 250ms"),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> BottomPanelModel {
    BottomPanelModel(inbox: InboxModel(settings))
  }

  package func page(
    _ model: BottomPanelModel, _ settings: StageSettings
  ) -> any Block<BottomPanelModel> {
    InboxPage(model.inbox).scoped(\BottomPanelModel.inbox)
      .popup(item: \.inbox.openedConversation, options(settings)) { _ in
        SharePanel(people: model.inbox.people) { $0.chosen += 1 }
      }
  }

  private func options(_ settings: StageSettings) -> PopupOptions {
    PopupOptions(
      .panel, id: "bottom-panel", mask: CardKnobs.mask(settings),
      dismissal: DismissalPolicy(
        veto: DismissalPolicy.Veto(rawValue: settings.knobs["veto"]) ?? .none,
        swipe: .toward(.bottom)))
  }
}
