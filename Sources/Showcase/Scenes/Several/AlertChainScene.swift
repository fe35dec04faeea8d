import Blocks
import Canvas
import PresentationCore

/// The inbox and the three questions, one flag each.
package struct AlertChainModel: HoldsInbox {
  /// The page behind; its opened row is what the first question is about.
  package var inbox: InboxModel
  /// Whether the second question is up or on its way.
  package var isMuting = false
  /// Whether the last one is up or on its way.
  package var isDone = false
  /// What was chosen, in order.
  package var answers: [String] = []
}

/// A button of one alert sets the next: the first leaves wholly before the next enters (SPEC Q1).
package struct AlertChainScene: OverInbox {
  package let info = SceneInfo(
    name: "alert-chain", title: Phrase("Chain of alerts", "连续的警告框"), family: .several,
    summary: Phrase(
      "A button of one alert sets the next: never two at once, and the mask stays between them.",
      "一个警告框的按钮触发下一个：不会同时出现两个，中间遮罩不消失。"),
    tries: [
      Phrase(
        "Tap a row, then Archive, then Mute, in slow motion.",
        "用慢动作点一行，再点“归档”，再点“静音”。"),
      Phrase("Set delay=0.3s: a gap, but no flash.", "设 delay=0.3s：中间有停顿，但不会闪。"),
      Phrase(
        "Set first=0.5 and second=0.2: the mask goes straight from one to the other.",
        "设 first=0.5、second=0.2：遮罩直接从一个过渡到另一个。"),
    ],
    spec: ["Q1", "A3", "M6"], appleName: ".alert after .alert, with a state each",
    icon: Symbol.skipNext.rawValue, knobs: ChainKnobs.all, states: ["first", "second", "gap"],
    takes: [
      SceneTake("chain", "do show\n700ms tap \"confirm\"\n2000ms tap \"mute\""),
      SceneTake("show", "do show"),
      SceneTake("stop", "do show\n700ms tap \"confirm\"\n2000ms tap \"cancel\""),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> AlertChainModel {
    AlertChainModel(inbox: InboxModel(settings))
  }

  package func environment(
    _ base: StageEnvironment, settings: StageSettings
  ) -> StageEnvironment {
    var environment = base
    environment.chainDelay = settings.knobs.number("delay")
    return environment
  }

  package func page(
    _ model: AlertChainModel, _ settings: StageSettings
  ) -> any Block<AlertChainModel> {
    let words = Words(settings.locale)
    let first = ChainKnobs.mask("first", settings)
    let second = ChainKnobs.mask("second", settings)
    return InboxPage(model.inbox).scoped(\AlertChainModel.inbox)
      .alert(item: \.inbox.openedConversation, id: "archive", mask: first) {
        archive($0.id, words)
      }
      .alert(isPresented: \.isMuting, id: "mute", mask: second) { _ in mute(words) }
      .alert(isPresented: \.isDone, id: "done", mask: first) { _ in
        AlertBody(words("All done", "完成"), message: words("Undo it from the archive.", "可以在归档中撤销。"))
      }
  }

  private func archive(_ id: Conversation.ID, _ words: Words) -> AlertBody<AlertChainModel> {
    AlertBody(
      words("Archive this conversation?", "归档这个对话？"),
      message: words("You can bring it back for 30 days.", "30\u{A0}天内可以恢复。"),
      choices: [
        Choice(words("Cancel", "取消"), name: "cancel", role: .cancel) {
          $0.answers.append("cancel")
        },
        Choice(words("Archive", "归档"), name: "confirm", rank: .preferred) {
          $0.inbox.archive([id])
          $0.answers.append("archive")
          $0.isMuting = true
        },
      ])
  }

  private func mute(_ words: Words) -> AlertBody<AlertChainModel> {
    AlertBody(
      words("Mute it as well?", "同时静音吗？"),
      message: words("New messages would stay in the archive without a sound.", "新消息会留在归档里，不再提醒。"),
      choices: [
        Choice(words("Not now", "以后再说"), name: "cancel", role: .cancel) {
          $0.answers.append("not now")
        },
        Choice(words("Mute", "静音"), name: "mute", rank: .preferred) {
          $0.answers.append("mute")
          $0.isDone = true
        },
      ])
  }

  package func summarize(_ model: AlertChainModel, into summary: inout EndSummary) {
    summary.flags["first"] = model.inbox.opened != nil
    summary.flags["second"] = model.isMuting
    summary.flags["third"] = model.isDone
    summary.text["answers"] = model.answers.joined(separator: ", ")
  }
}

/// The knobs of the scene.
enum ChainKnobs {
  static let all = [
    Knob(
      "delay", .number(0...2, unit: "s"), fallback: "0s",
      summary: "seconds between the end of one alert and the entrance of the next"),
    Knob(
      "first", .number(0.2...0.6, unit: ""), fallback: "0.2",
      summary: "opacity of the first alert's mask"),
    Knob(
      "second", .number(0.2...0.6, unit: ""), fallback: "0.4",
      summary: "opacity of the second alert's mask"),
  ]

  /// High contrast and dark never have a lighter mask than their theme.
  static func mask(_ name: String, _ settings: StageSettings) -> MaskSpec {
    let least = settings.appearance == .light ? 0.2 : Masks.classic(settings.appearance).system
    return MaskSpec(opacity: max(settings.knobs.number(name), least), outsideTap: .ignore)
  }
}
