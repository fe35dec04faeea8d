import Blocks
import Canvas
import PresentationCore

/// What the scene remembers besides the inbox.
package struct ToastModel: HoldsInbox {
  /// The page behind.
  package var inbox: InboxModel
  /// The name of the row each toast tells of, by the toast's number from 1.
  var names: [String] = []
  /// Place and timer, by the knobs at the start.
  let knobs: KnobValues
}

/// Short notices that leave by themselves, one after the other.
package struct ToastScene: OverInbox {
  package let info = SceneInfo(
    name: "toast", title: Phrase("Toast and notice", "吐司与通知"), family: .overlay,
    summary: Phrase(
      "A notice without a mask: leaves after three seconds, swipes away, waits its turn.",
      "没有遮罩的通知：三秒后自动离开，可以划走，会排队。"),
    tries: [
      Phrase("Archive three rows quickly: the toasts queue.", "快速归档三行：吐司依次出现。"),
      Phrase("Hold a toast for five seconds: its timer waits.", "按住吐司五秒：计时器会等待。"),
      Phrase("Swipe it toward its edge.", "把它划向所在的边缘。"),
    ],
    spec: ["K8", "Q2", "Q4"], appleName: Phrase("no system counterpart", "系统没有对应的组件"),
    icon: Symbol.campaign.rawValue,
    knobs: [
      Knob("place", .choice(["bottom", "top"]), fallback: "bottom", summary: "where it stands"),
      Knob(
        "timer", .number(0.5...30, unit: "s"), fallback: "3s",
        summary: "seconds from didPresent until it leaves by itself"),
    ], states: ["shown"],
    takes: [
      SceneTake("show", "do show"),
      SceneTake("queue", "do show\n200ms do show\n400ms do show"),
      SceneTake("swipe", "do show\n900ms drag 195,723 to 195,820 over 150ms"),
    ],
    actions: InboxAction.all)

  package init() {}

  package func model(_ settings: StageSettings, at start: Instant) -> ToastModel {
    ToastModel(inbox: InboxModel(settings), knobs: settings.knobs)
  }

  package func page(_ model: ToastModel, _ settings: StageSettings) -> any Block<ToastModel> {
    InboxPage(model.inbox).scoped(\ToastModel.inbox)
  }

  package func popup(
    _ id: PresentationID, _ model: ToastModel, _ settings: StageSettings
  ) -> Popup<ToastModel>? {
    guard let number = model.number(of: id) else { return nil }
    let words = Words(settings.locale)
    let name = model.names[number - 1]
    let undo = Action<ToastModel>.dismissThen { $0.inbox.restore(last: 1) }
    guard settings.knobs["place"] == "top" else {
      return Popup(
        ToastBody(
          words("\(name): archived", "\(name)：已归档"), action: words("Undo", "撤销"), do: undo),
        surface: .toast)
    }
    return Popup(
      NoticeBody(
        .archive, words("Conversation archived", "对话已归档"), text: name,
        action: words("Undo", "撤销"), do: undo),
      surface: .notice)
  }

  package func perform(
    _ action: String, on model: inout ToastModel, with presenter: inout Presenter
  ) throws(ActionError) {
    switch action {
    case "show":
      model.inbox.openFirst()
      archiveOpened(&model, &presenter)
    case "hide": presenter.request(.dismissAll(.code))
    case "refresh": presenter.request(.beginRefresh)
    default: throw ActionError("toast has no action '\(action)'; try 'show'")
    }
  }

  package func hear(_ event: Event, model: inout ToastModel, presenter: inout Presenter) {
    model.inbox.hear(event, at: presenter.now)
    archiveOpened(&model, &presenter)
  }

  /// A row that was tapped leaves the list, and a toast says so.
  private func archiveOpened(_ model: inout ToastModel, _ presenter: inout Presenter) {
    guard let row = model.inbox.openedConversation else { return }
    model.inbox.opened = nil
    model.inbox.archive([row.id])
    model.names.append(row.name)
    presenter.present(specification(model.names.count, model.knobs))
  }

  /// A toast above the tab bar, or a notice below the status bar.
  private func specification(_ number: Int, _ knobs: KnobValues) -> PresentationSpec {
    var style = PresentationStyle.notice
    if knobs["place"] != "top" {
      style = .toast
      style.place = .bottom(gap: 12 + Heights().tabBar)
    }
    return PresentationSpec(
      id: PresentationID("toast \(number)"), style: style, mask: .none,
      dismissal: .usual(for: style), timer: knobs.number("timer"), arrival: .queue)
  }
}

extension ToastModel {
  /// The number of a toast by its identity; nil for anything else.
  func number(of id: PresentationID) -> Int? {
    let number = id.description.split(separator: " ").last.flatMap { Int($0) }
    return number.flatMap { names.indices.contains($0 - 1) ? $0 : nil }
  }
}
