import Blocks
import Canvas
import PresentationCore

/// The inbox and how often the draft was thrown away or kept.
package struct AlertModel: HoldsInbox {
  /// The page behind; its opened row is the alert's binding.
  package var inbox: InboxModel
  /// The last choice, by its role in the story; empty before any.
  package var chosen = ""
}

/// A system alert over the inbox: buttons by number and role, a long message scrolls (look 12).
package struct AlertScene: OverInbox {
  package let info = SceneInfo(
    name: "alert", title: Phrase("Alert", "警告框"), family: .alerts,
    summary: Phrase(
      "Title, message and buttons by role; no tap outside closes it.",
      "标题、说明和按角色排列的按钮；点按外面不会关闭。"),
    tries: [
      Phrase(
        "Set buttons to none, 1, 2, 3 and 5: two short ones stand side by side, the rest stack.",
        "把 buttons 设为 none、1、2、3、5：两个短标题并排，其余上下排列。"),
      Phrase(
        "Set message=long: the text scrolls, the buttons stay.",
        "设 message=long：文字可滚动，按钮不动。"),
      Phrase(
        "Play the take keyboard: the alert stands in the middle of what the keyboard leaves.",
        "播放 keyboard 这段操作：警告框在键盘上方居中。"),
      Phrase("Tap outside it: nothing happens.", "点按外面：没有任何反应。"),
    ],
    spec: ["A1", "A2", "A3", "A4", "M6"], appleName: ".alert(_:isPresented:actions:message:)",
    icon: Symbol.errorOutline.rawValue, knobs: AlertKnobs.all, states: ["two", "stacked", "long"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("discard", "do show\n800ms tap \"destroy\""),
      SceneTake("outside", "do show\n800ms tap 195,120"),
      SceneTake("keyboard", "do show\n700ms keyboard show\n1600ms keyboard hide"),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> AlertModel {
    AlertModel(inbox: InboxModel(settings))
  }

  package func page(_ model: AlertModel, _ settings: StageSettings) -> any Block<AlertModel> {
    let story = AlertStory(settings)
    return InboxPage(model.inbox).scoped(\AlertModel.inbox)
      .alert(item: \.inbox.openedConversation, id: "alert") { story.alert(over: $0) }
  }

  package func summarize(_ model: AlertModel, into summary: inout EndSummary) {
    summary.flags["open"] = model.inbox.opened != nil
    summary.text["chosen"] = model.chosen
  }
}

/// The knobs of the scene.
enum AlertKnobs {
  static let all = [
    Knob(
      "buttons", .choice(["none", "1", "2", "3", "5"]), fallback: "2",
      summary: "how many buttons; none gets a localized OK"),
    Knob(
      "titles", .choice(["short", "long"]), fallback: "short", summary: "length of their titles"),
    Knob(
      "message", .choice(["none", "short", "long"]), fallback: "short",
      summary: "length of the message"),
    Knob(
      "preferred", .toggle, fallback: "off",
      summary: "the first button without a role is the one that Return presses"),
  ]
}
